import type { OperationObject, Parameter } from './complete.js';
import { component, type Schema } from './schemas.js';

type Paths = Record<string, Record<string, OperationObject>>;

/** The paths with references to the parameters that several operations have alike. */
export function withSharedParameters(paths: Paths): Paths {
  const all = Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ parameters = [] }) => parameters));
  const byName = Map.groupBy(all, nameOf);
  const isShared = (parameter: Parameter): boolean => {
    const same = byName.get(nameOf(parameter)) ?? [];
    return same.length > 1 && same.every((one) => JSON.stringify(one) === JSON.stringify(parameter));
  };
  const refer = (parameter: Parameter): Parameter =>
    isShared(parameter)
      ? (component(nameOf(parameter), parameter as unknown as Schema, 'parameters') as never)
      : parameter;
  const referAll = (operation: OperationObject): OperationObject =>
    operation.parameters ? { ...operation, parameters: operation.parameters.map(refer) } : operation;
  return mapped(paths, (item) => mapped(item, referAll));
}

/** Such as `query.title__icontains`: a parameter's name is its own within its place only. */
function nameOf({ name, in: place }: Parameter): string {
  return `${place}.${name}`;
}

function mapped<T, R>(object: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
