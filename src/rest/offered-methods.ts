import { applyDecorators, type Type } from '@nestjs/common';
import { DeclarationFault } from '../config/word-table.js';
import type { Method, Resource } from './declaration/resource.js';
import { DeclaredWrites, requireStorable, type ResourceWrites } from './query/writes.js';

/** What a method needs of a resource's writes: one of these. */
const hooks = { post: ['createAll', 'create'], patch: ['change'], delete: ['remove'] } as const;

/**
 * The methods of a resource that can be served: all that its declaration names, and of those that it has without a word
 * the ones that its writes know.
 * @throws DeclarationFault at the start, for a method that is declared but that the writes have no hook for, whose audit
 *   entries would be about nothing, or whose values the table cannot take
 */
export function offeredMethods(resource: Resource, writes: Type<ResourceWrites>): Pick<Resource, 'list' | 'detail'> {
  const offered = (kind: 'list' | 'detail'): Method[] =>
    resource[kind].filter((method) => {
      if (method === 'get') return true;
      const hook = hookOf(writes, hooks[method]);
      const asked = `${method.toUpperCase()} of ${resource.title} (${resource.version})`;
      if (hook === hookOf(DeclaredWrites, hooks[method])) {
        if (!resource.audit) {
          throw new DeclarationFault(`${asked} is stored as declared, but v2.audit does not say what it is about.`);
        }
        if (method !== 'delete') requireStorable(resource, method);
      }
      if (typeof hook === 'function') return true;
      if (!resource.declared[kind]?.includes(method)) return false;
      throw new DeclarationFault(`${asked} is declared, but ${writes.name} has no ${hooks[method].at(-1)}().`);
    });
  return { list: offered('list'), detail: offered('detail') };
}

function hookOf({ prototype }: Type<ResourceWrites>, names: readonly (keyof ResourceWrites)[]): unknown {
  const methods = prototype as Record<string, unknown>;
  return names.map((name) => methods[name]).find((hook) => hook !== undefined);
}

/** Puts decorators on a method of a controller that may have it or not; on its own one, as others inherit the same. */
export function decorate(controller: Type<object>, method: string, ...decorators: MethodDecorator[]): void {
  const prototype = controller.prototype as Record<string, (...args: unknown[]) => unknown>;
  if (!Object.hasOwn(prototype, method)) {
    const inherited = prototype[method]!;
    const own = function (this: object, ...args: unknown[]): unknown {
      return inherited.apply(this, args);
    };
    Object.defineProperty(own, 'name', { value: method }); // by which the parameters' decorators are found
    Object.defineProperty(prototype, method, { value: own, writable: true, configurable: true });
  }
  applyDecorators(...decorators)(prototype, method, Object.getOwnPropertyDescriptor(prototype, method));
}
