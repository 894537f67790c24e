import {
  AssignTag,
  BreakTag,
  CaptureTag,
  CaseTag,
  CommentTag,
  ContinueTag,
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
export type Write = (context: Context, out: Text) => void;

/** A tag of ours that puts something around what stands in it. */
export interface Around extends Template {
  templates: Template[];
  /** The names that it gives to what stands in it. */
  names: readonly string[];
  around(context: Context, out: Text, inner: Write): void;
}

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
interface KeptRender {
  file: unknown;
  hash: Hash;
  with?: unknown;
  forBinding?: unknown;
}
/** As above, of where names are looked for. */
interface KeptContext {
  scopes: object[];
  environments: object;
  globals: object;
}

/**
 * LiquidJS with functions made of views. It reads them; it would also go through them, but by a generator for each step,
 * as a step may wait there. None of ours waits, so each file becomes the code of one function, which takes about an
 * eighth of the time. What has no code of its own here is left to LiquidJS.
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
    const partial = (file: string) => (context: Context, values: object, out: Text) =>
      this.file(file)(context.spawn(values), out);
    return new Code(partial).write(templates);
  }
}

/** Takes what is written. */
export class Text implements Emitter {
  buffer = '';

  write(value: unknown): void {
    this.buffer += textOf(value);
  }
}

/** A value as LiquidJS writes it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  // As LiquidJS does with an object, which no view of ours writes.
  // eslint-disable-next-line @typescript-eslint/no-base-to-string
  return Array.isArray(value) ? value.map(textOf).join('') : String(value);
}

/** The value of a name. */
export function read(context: Context, name: string): unknown {
  const { scopes, environments, globals } = context as unknown as KeptContext;
  for (let at = scopes.length - 1; at >= 0; at--) if (name in scopes[at]!) return member(context, scopes[at], name);
  return member(context, name in environments ? environments : globals, name);
}

/** What LiquidJS reads of something; mostly that is a member of a plain object. */
function member(context: Context, of: unknown, name: string): unknown {
  if (typeof of === 'object' && of !== null && Object.hasOwn(of, name)) {
    const value = (of as Record<string, unknown>)[name];
    if (typeof value !== 'function') return value;
  }
  return context.readProperty(of as object, name);
}

/** What the named values of a tag evaluate to. */
export const hashOf = (hash: Hash): ((context: Context) => Record<string, unknown>) => new Code().hash(hash);

function isTrue(value: unknown, context: Context): boolean {
  if (typeof value === 'object' && value !== null) return isTruthy(value, context);
  return value !== false && value !== undefined && value !== null;
}

/** Lists are compared by what they hold, and `blank`, `empty` and `nil` by what they mean. */
function equals(left: unknown, right: unknown): boolean {
  const arePlain = (left === null || typeof left !== 'object') && (right === null || typeof right !== 'object');
  return arePlain ? left === right : (now(defaultOperators['==']!(left, right, undefined as never)) as boolean);
}

/** Which part of a list a loop goes through. */
interface Modifiers {
  offset?: number;
  limit?: number;
}

/** What the code of views calls. */
const called = {
  member,
  read,
  isTrue,
  equals,
  text: textOf,
  now: (value: unknown) => (typeof value === 'object' && value !== null ? now(value) : value),
  value: (token: Token, context: Context) => now(evalToken(token, context)),
  compare: (operator: string, left: unknown, right: unknown, context: Context) =>
    now((defaultOperators[operator] as (...values: unknown[]) => unknown)(left, right, context)),
  byLiquid: (template: Template, context: Context, out: Text) => {
    const html = now(template.render(context, out));
    if (html) out.write(html);
  },
  arePlain: (given: Modifiers) => Object.values(given).every((value) => Number(value) >= 0),
  part: (all: readonly unknown[], { offset = 0, limit = Infinity }: Modifiers) =>
    offset === 0 && limit >= all.length ? all : all.slice(offset, offset + limit),
  located: (error: unknown, template: Template) =>
    LiquidError.is(error) ? error : new RenderError(error as Error, template),
  Text,
};

/** Names whose values are known where they are written, by the variables that hold them. */
type Names = ReadonlyMap<string, string>;

/** The code of one function, of templates or of values. */
class Code {
  private readonly kept: unknown[] = [];
  private variables = 0;

  constructor(private readonly partial?: (file: string) => (context: Context, values: object, out: Text) => void) {}

  write(templates: readonly Template[]): Write {
    const body = this.all(templates, new Map());
    const at = this.keep(templates[0]);
    return this.made(
      `(context, out) => { let at = ${at}; try { ${body} } catch (error) { throw located(error, at); } }`,
    );
  }

  hash(hash: Hash): (context: Context) => Record<string, unknown> {
    return this.made(`(context) => (${this.named(hash, new Map())})`);
  }

  private made<T>(code: string): T {
    const names = this.kept.map((_, n) => `k${n}`);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- made of our own views, their texts as literals
    const make = new Function(...Object.keys(called), ...names, `return ${code}`) as (...values: unknown[]) => T;
    return make(...Object.values(called), ...this.kept);
  }

  /** The name of something that the code works with. */
  private keep(value: unknown): string {
    return `k${this.kept.push(value) - 1}`;
  }

  private all(templates: readonly Template[], names: Names): string {
    return templates.map((template) => this.one(template, names)).join('\n');
  }

  private one(template: Template, names: Names): string {
    if (template instanceof CommentTag) return '';
    if ('str' in template) return `out.buffer += ${JSON.stringify(template.str)};`;
    const kept = this.keep(template);
    return `at = ${kept}; ${this.code(template, kept, names)}`;
  }

  private code(template: Template, kept: string, names: Names): string {
    if (template instanceof Output) return `out.buffer += text(${this.value(template.value, names)});`;
    if (template instanceof IfTag || template instanceof UnlessTag) return this.branches(template, names);
    if (template instanceof CaseTag) return this.cases(template, names);
    if (template instanceof ForTag) return this.loop(template, kept, names);
    if (template instanceof AssignTag) {
      const { key, value } = template as unknown as KeptAssign;
      return `context.bottom()[${JSON.stringify(key)}] = ${this.value(value, names)};`;
    }
    if (template instanceof CaptureTag) {
      const outer = `outer${this.variables++}`;
      const inner = this.all(template.templates, names);
      return `const ${outer} = out; out = new Text(); ${inner} context.bottom()[${JSON.stringify(template.variable)}] = out.buffer; out = ${outer};`;
    }
    if (template instanceof RenderTag) {
      const { file, hash, with: bound, forBinding } = template as unknown as KeptRender;
      if (this.partial && typeof file === 'string' && !bound && !forBinding) {
        return `${this.keep(this.partial(file))}(context, ${this.named(hash, names)}, out);`;
      }
    }
    if (template instanceof BreakTag) return names.has('forloop') ? 'break;' : 'return;';
    if (template instanceof ContinueTag) return names.has('forloop') ? 'continue;' : 'return;';
    if ('around' in template) {
      const { templates, names: given } = template as Around;
      const known = new Map([...names].filter(([name]) => name !== 'forloop' && !given.includes(name)));
      return `${kept}.around(context, out, (context, out) => { ${this.all(templates, known)} });`;
    }
    return `byLiquid(${kept}, context, out);`;
  }

  private branches(tag: IfTag | UnlessTag, names: Names): string {
    // The first of `unless` is taken where it does not hold.
    const branches = tag.branches.map(({ value, templates }, n) => {
      const test = `isTrue(${this.value(value, names)}, context)`;
      return `if (${tag instanceof UnlessTag && n === 0 ? '!' : ''}${test}) { ${this.all(templates, names)} }`;
    });
    return [...branches, `{ ${this.all(tag.elseTemplates ?? [], names)} }`].join(' else ');
  }

  private cases(tag: CaseTag, names: Names): string {
    const n = this.variables++;
    const [is, found] = [`is${n}`, `found${n}`];
    const branches = tag.branches.map(({ values, templates }) => {
      const tests = values.map((value) => `equals(${is}, ${this.token(value, names)})`);
      return `if (${tests.join(' || ')}) { ${found} = true; ${this.all(templates, names)} }`;
    });
    const otherwise = `if (!${found}) { ${this.all(tag.elseTemplates, names)} }`;
    return `const ${is} = ${this.value(tag.value, names)}; let ${found} = false; ${branches.join(' ')} ${otherwise}`;
  }

  private loop(tag: ForTag, kept: string, names: Names): string {
    const { variable, hash, collection } = tag;
    const n = this.variables++;
    const [all, length, scope, at] = [`all${n}`, `length${n}`, `scope${n}`, `n${n}`];
    const own = JSON.stringify(variable);
    // Where `offset: continue` goes on.
    const reached = JSON.stringify(`continue-${variable}-${collection.getText()}`);
    const { reversed, ...modifiers } = this.hashed(hash, names);
    const known = new Map([...names, [variable, `${scope}[${own}]`], ['forloop', `${scope}.forloop`]]);
    return `{
      let ${all} = ${this.token(collection, names)} ?? [];
      const given = ${literal(modifiers)};
      if (!Array.isArray(${all}) || !arePlain(given)) byLiquid(${kept}, context, out);
      else if (${all}.length === 0) { ${this.all(tag.elseTemplates ?? [], names)} }
      else {
        ${all} = part(${all}, given);
        const ${length} = ${all}.length;
        context.setRegister(${reached}, (given.offset ?? 0) + ${length});
        const ${scope} = { ${own}: undefined, forloop: undefined };
        context.push(${scope});
        for (let ${at} = 0; ${at} < ${length}; ${at}++) {
          ${scope}[${own}] = ${all}[${reversed ? `${length} - 1 - ${at}` : at}];
          ${scope}.forloop = { index0: ${at}, index: ${at} + 1, first: ${at} === 0, last: ${at} === ${length} - 1, length: ${length} };
          ${this.all(tag.templates, known)}
        }
        context.pop();
      }
    }`;
  }

  private named(hash: Hash, names: Names): string {
    return literal(this.hashed(hash, names));
  }

  private hashed({ hash }: Hash, names: Names): Record<string, string> {
    const values = Object.entries(hash).map(([name, token]) => [name, token ? this.token(token, names) : 'true']);
    return Object.fromEntries(values) as Record<string, string>;
  }

  private value({ initial, filters }: Value, names: Names): string {
    return filters.reduce(
      (value, filter) => {
        const { args, token } = filter as unknown as KeptFilter;
        const given = args.map((arg) =>
          Array.isArray(arg) ? `[${JSON.stringify(arg[0])}, ${this.token(arg[1], names)}]` : this.token(arg, names),
        );
        const self = `{ context, token: ${this.keep(token)}, liquid: context.liquid }`;
        return `now(${this.keep(filter)}.handler.call(${[self, value, ...given].join(', ')}))`;
      },
      this.expression(initial, names),
    );
  }

  /** Operators stand behind what they work on. */
  private expression({ postfix }: Expression, names: Names): string {
    const stack: string[] = [];
    for (const token of postfix) {
      if (!TypeGuards.isOperatorToken(token)) {
        stack.push(this.token(token, names));
        continue;
      }
      const right = stack.pop()!;
      stack.push(
        token.operator === 'not' ? `!isTrue(${right}, context)` : operation(token.operator, stack.pop()!, right),
      );
    }
    return stack[0] ?? 'undefined';
  }

  /** @param token of a value: a text, a number or a name */
  private token(token: Token, names: Names): string {
    if ('content' in token) {
      const { content } = token;
      return typeof content === 'object' || content === undefined ? this.keep(content) : JSON.stringify(content);
    }
    const kept = (): string => `value(${this.keep(token)}, context)`;
    if (!TypeGuards.isPropertyAccessToken(token)) return kept();
    const { variable, props } = token;
    const parts = props.map((prop) => this.token(prop, names));
    const first = variable ? '' : (JSON.parse(parts[0]!) as string);
    let code = variable ? this.token(variable, names) : (names.get(first) ?? `read(context, ${parts[0]})`);
    for (const part of variable ? parts : parts.slice(1)) code = `member(context, ${code}, ${part})`;
    return code;
  }
}

const literal = (members: Record<string, string>): string =>
  `{ ${Object.entries(members)
    .map(([name, code]) => `${JSON.stringify(name)}: ${code}`)
    .join(', ')} }`;

function operation(operator: string, left: string, right: string): string {
  if (operator === 'and') return `(isTrue(${left}, context) && isTrue(${right}, context))`;
  if (operator === 'or') return `(isTrue(${left}, context) || isTrue(${right}, context))`;
  if (operator === '==') return `equals(${left}, ${right})`;
  if (operator === '!=') return `!equals(${left}, ${right})`;
  return `compare(${JSON.stringify(operator)}, ${left}, ${right}, context)`;
}
