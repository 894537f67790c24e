import {
  AssignTag,
  CaptureTag,
  CaseTag,
  defaultOperators,
  ForTag,
  IfTag,
  isTruthy,
  Liquid,
  LiquidError,
  Output,
  RenderError,
  RenderTag,
  toValueSync,
  TypeGuards,
  UnlessTag,
  Context,
  evalToken,
  type Emitter,
  type Expression,
  type Hash,
  type Template,
  type Token,
  type Value,
} from 'liquidjs';

/** Writes a part of a view. */
export type Write = (context: Context, out: Emitter) => void;

type Evaluate = (context: Context) => unknown;

/** What LiquidJS' own steps result in. */
const now = toValueSync as (steps: unknown) => unknown;

/** What LiquidJS keeps of a filter: its types hide it. */
interface KeptFilter {
  args: (Token | [key: string, value: Token])[];
  token: object;
  handler: (this: object, ...values: unknown[]) => unknown;
}

/** As above, of tags. */
interface KeptAssign {
  key: string;
  value: Value;
}
/** As above, of where names are looked for. */
interface KeptContext {
  findScope: (name: string) => object;
}
interface KeptRender {
  file: unknown;
  hash: Hash;
  with?: unknown;
  forBinding?: unknown;
}

/**
 * LiquidJS with functions made of views. It reads them; it would also go through them, but by a generator for each step,
 * as a step may wait there. None of ours waits, and so it takes about a quarter of the time. What has no function of its
 * own here is left to LiquidJS.
 */
export class ViewEngine extends Liquid {
  private readonly files = new Map<string, Write>();

  /** @param file the path of a view without its ending, such as `mediabin/bin` */
  show(file: string, data: object, globals: object): string {
    const out = new Text();
    this.file(file)(new Context(data, this.options, { sync: true, globals }, { liquid: this }), out);
    return out.buffer;
  }

  /** What writes a file; it is read once. */
  private file(file: string): Write {
    let write = this.files.get(file);
    if (!write) {
      write = this.all(this.parseFileSync(file));
      this.files.set(file, write);
    }
    return write;
  }

  /** What writes some templates, one after the other. */
  all(templates: readonly Template[] = []): Write {
    const writes = templates.map((template) => this.one(template));
    return (context, out) => {
      for (let at = 0; at < writes.length; at++) {
        try {
          writes[at]!(context, out);
        } catch (error) {
          throw LiquidError.is(error) ? error : new RenderError(error as Error, templates[at]!);
        }
        if (context.breakCalled || context.continueCalled) return;
      }
    };
  }

  private one(template: Template): Write {
    if (template instanceof Output) {
      const value = valueOf(template.value);
      return (context, out) => out.write(value(context));
    }
    if (template instanceof IfTag || template instanceof UnlessTag) return this.branches(template);
    if (template instanceof CaseTag) return this.cases(template);
    if (template instanceof ForTag) return this.loop(template);
    if (template instanceof AssignTag) {
      const { key, value } = template as unknown as KeptAssign;
      const evaluate = valueOf(value);
      return (context) => (context.bottom()[key] = evaluate(context));
    }
    if (template instanceof CaptureTag) {
      const write = this.all(template.templates);
      return (context) => {
        const inner = new Text();
        write(context, inner);
        context.bottom()[template.variable] = inner.buffer;
      };
    }
    if (template instanceof RenderTag) return this.partial(template);
    return (context, out) => {
      const html = now(template.render(context, out));
      if (html) out.write(html);
    };
  }

  private branches(tag: IfTag | UnlessTag): Write {
    // The first of `unless` is taken where it does not hold.
    const isTurned = tag instanceof UnlessTag;
    const branches = tag.branches.map(({ value, templates }, at) => ({
      test: valueOf(value),
      wanted: !isTurned || at > 0,
      write: this.all(templates),
    }));
    const otherwise = this.all(tag.elseTemplates);
    return (context, out) => {
      for (const { test, wanted, write } of branches) {
        if (isTruthy(test(context), context) === wanted) return write(context, out);
      }
      otherwise(context, out);
    };
  }

  private cases(tag: CaseTag): Write {
    const target = valueOf(tag.value);
    const branches = tag.branches.map(({ values, templates }) => ({
      values: values.map((value) => tokenOf(value)),
      write: this.all(templates),
    }));
    const otherwise = this.all(tag.elseTemplates);
    return (context, out) => {
      const is = target(context);
      const taken = branches.filter(({ values }) => values.some((value) => equals(is, value(context))));
      for (const { write } of taken) write(context, out);
      if (taken.length === 0) otherwise(context, out);
    };
  }

  private loop(tag: ForTag): Write {
    const { variable, hash } = tag;
    const isReversed = 'reversed' in hash.hash;
    const names = Object.keys(hash.hash).filter((name) => name !== 'reversed');
    const modifiers = hashOf(hash);
    // Where `offset: continue` goes on.
    const reached = `continue-${variable}-${tag.collection.getText()}`;
    const byLiquid: Write = (context, out) => void now(tag.render(context, out));
    const collection = tokenOf(tag.collection);
    const write = this.all(tag.templates);
    const otherwise = this.all(tag.elseTemplates);
    return (context, out) => {
      const whole = collection(context) ?? [];
      const given = modifiers(context) as { offset?: number; limit?: number };
      const arePlain = names.every((name) => Number(given[name as keyof typeof given]) >= 0);
      if (!Array.isArray(whole) || !arePlain) return byLiquid(context, out);
      if (whole.length === 0) return otherwise(context, out);
      const { offset = 0, limit = Infinity } = given;
      const all = names.length > 0 ? whole.slice(offset, offset + limit) : whole;
      const { length } = all;
      context.setRegister(reached, offset + length);
      const scope: Record<string, unknown> = {};
      context.push(scope);
      for (let index0 = 0; index0 < length; index0++) {
        scope[variable] = all[isReversed ? length - 1 - index0 : index0] as unknown;
        scope.forloop = { index0, index: index0 + 1, first: index0 === 0, last: index0 === length - 1, length };
        write(context, out);
        const isOver = context.breakCalled;
        context.breakCalled = context.continueCalled = false;
        if (isOver) break;
      }
      context.pop();
    };
  }

  private partial(tag: RenderTag): Write {
    const { file, hash, with: bound, forBinding } = tag as unknown as KeptRender;
    if (typeof file !== 'string' || bound || forBinding) {
      return (context, out) => void now(tag.render(context, out));
    }
    const values = hashOf(hash);
    return (context, out) => {
      const inner = context.spawn();
      Object.assign(inner.bottom(), values(context));
      this.file(file)(inner, out);
    };
  }
}

/** The value of a name. */
export function read(context: Context, name: string): unknown {
  const scope = (context as unknown as KeptContext).findScope(name);
  return context.readProperty(scope, name);
}

/** What the named values of a tag evaluate to. */
export function hashOf({ hash }: Hash): (context: Context) => Record<string, unknown> {
  const values = Object.entries(hash).map(([name, token]) => [name, token ? tokenOf(token) : () => true] as const);
  return (context) => {
    const found: Record<string, unknown> = {};
    for (const [name, evaluate] of values) found[name] = evaluate(context);
    return found;
  };
}

/** Takes what is written. */
export class Text implements Emitter {
  buffer = '';

  write(value: unknown): void {
    this.buffer += typeof value === 'string' ? value : textOf(value);
  }
}

/** A value as LiquidJS writes it. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  // As LiquidJS does with an object, which no view of ours writes.
  // eslint-disable-next-line @typescript-eslint/no-base-to-string
  return Array.isArray(value) ? value.map(textOf).join('') : String(value);
}

function valueOf({ initial, filters }: Value): Evaluate {
  const start = expressionOf(initial);
  const steps = filters.map((filter) => {
    const { args, handler, token } = filter as unknown as KeptFilter;
    const values = args.map((arg): Evaluate => {
      if (!Array.isArray(arg)) return tokenOf(arg);
      const [name, named] = arg;
      const value = tokenOf(named);
      return (context) => [name, value(context)];
    });
    return { token, handler, values };
  });
  return (context) => {
    let value = start(context);
    for (const { token, handler, values } of steps) {
      const given: unknown[] = [value];
      for (const evaluate of values) given.push(evaluate(context));
      value = handler.apply({ context, token, liquid: context.liquid as unknown }, given);
      if (typeof value === 'object') value = now(value);
    }
    return value;
  };
}

/** Operators stand behind what they work on. */
function expressionOf({ postfix }: Expression): Evaluate {
  const stack: Evaluate[] = [];
  for (const token of postfix) {
    if (!TypeGuards.isOperatorToken(token)) {
      stack.push(tokenOf(token));
      continue;
    }
    const right = stack.pop()!;
    stack.push(token.operator === 'not' ? not(right) : operation(token.operator, stack.pop()!, right));
  }
  return stack[0] ?? (() => undefined);
}

const not =
  (value: Evaluate): Evaluate =>
  (context) =>
    !isTruthy(value(context), context);

function operation(operator: string, left: Evaluate, right: Evaluate): Evaluate {
  if (operator === 'and') return (context) => isTruthy(left(context), context) && isTruthy(right(context), context);
  if (operator === 'or') return (context) => isTruthy(left(context), context) || isTruthy(right(context), context);
  if (operator === '==') return (context) => equals(left(context), right(context));
  if (operator === '!=') return (context) => !equals(left(context), right(context));
  const compare = defaultOperators[operator] as (left: unknown, right: unknown, context: Context) => unknown;
  return (context) => now(compare(left(context), right(context), context));
}

/** Lists are compared by what they hold, and `blank`, `empty` and `nil` by what they mean. */
function equals(left: unknown, right: unknown): boolean {
  const arePlain = (left === null || typeof left !== 'object') && (right === null || typeof right !== 'object');
  return arePlain ? left === right : (now(defaultOperators['==']!(left, right, undefined as never)) as boolean);
}

/** @param token of a value: a text, a number or a name */
function tokenOf(token: Token): Evaluate {
  if ('content' in token) {
    const { content } = token;
    return () => content;
  }
  if (!TypeGuards.isPropertyAccessToken(token)) return (context) => now(evalToken(token, context));
  const { variable, props } = token;
  const names = props.map((prop) => tokenOf(prop));
  const start: Evaluate = variable ? tokenOf(variable) : (context) => read(context, names[0]!(context) as string);
  const others = variable ? names : names.slice(1);
  return (context) => {
    let at = start(context);
    for (const name of others) at = context.readProperty(at as object, name(context) as string);
    return at;
  };
}
