import type { OpenAPIObject } from '@nestjs/swagger';
import { PROBLEMS_PAGE } from '../problem.js';
import type { OperationObject, Parameter } from './complete.js';
import { escaped, marked } from './html.js';
import { resolved } from './references.js';
import type { Schema } from './schemas.js';

/** As much of a schema as is told in a few words. */
interface ValueSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: ValueSchema;
  anyOf?: ValueSchema[];
  oneOf?: ValueSchema[];
  allOf?: ValueSchema[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

type Refusal = Schema & { 'x-problem-codes'?: string[]; description: string };

/** The chapters of the API document as HTML: each a list of its operations, and at last the objects they are about. */
export function reference(document: OpenAPIObject): string {
  const all = Object.entries(document.paths as unknown as Record<string, Record<string, OperationObject>>).flatMap(
    ([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const show = new Shower(document);
  const chapters = (document.tags ?? []).map(({ name, description = '' }, n) => {
    const own = all.filter(({ operation }) => operation.tags?.includes(name));
    const operations = own.map(({ path, method, operation }) => show.operation(path, method, operation));
    return chapter(name, description, operations, n === 0);
  });
  const { schemas = {} } = document.components ?? {};
  const shown = Object.entries(schemas as Record<string, Schema>).filter(([name]) => !hidden(name, schemas));
  return [
    ...chapters,
    chapter(
      'schemas',
      'What is sent and answered.',
      shown.map(([name, schema]) => show.schema(name, schema)),
    ),
  ].join('\n');
}

function chapter(name: string, about: string, parts: string[], isOpen = false): string {
  return `<details class="chapter" id="${name}"${isOpen ? ' open' : ''}>
<summary><h2>${name}</h2> <span>${marked(about)}</span> <span class="count">${parts.length}</span></summary>
${parts.join('\n')}
</details>`;
}

/** What only says of others which of their members may be asked for, or to order by. */
function hidden(name: string, schemas: object): boolean {
  const whole = name.replace(/(Part|Field|Order)$/, '');
  return whole !== name && whole in schemas;
}

class Shower {
  constructor(private readonly document: OpenAPIObject) {}

  operation(path: string, method: string, operation: OperationObject): string {
    const { operationId, summary = '', description = '', parameters = [], requestBody, responses } = operation;
    return `<details class="operation" id="${operationId}" data-path="${path}" data-method="${method}">
<summary><span class="method ${method}">${method.toUpperCase()}</span>
<h3>${escaped(summary)}</h3> <code class="path">${path}</code> ${access(operation)}</summary>
<div class="about">
<p>${marked(description)}</p>
${this.parameters(parameters.map((one) => resolved<Parameter>(this.document, one)))}
${
  requestBody
    ? Object.entries(requestBody.content)
        .map(([type, { schema }]) => this.body(type, schema))
        .join('')
    : ''
}
<h4>Answers</h4>
<ul class="answers">${Object.entries(responses)
      .map(([status, answer]) => this.answer(status, resolved<Refusal>(this.document, answer)))
      .join('')}</ul>
<button type="button" class="try">Try it</button>
</div>
</details>`;
  }

  schema(name: string, schema: Schema): string {
    const { properties, description = '' } = schema as { properties?: object; description?: string };
    const shown = properties ? this.members(schema) : `<p>${this.type(schema)}</p>`;
    return `<details class="schema" id="schema-${name}">
<summary><h3>${name}</h3></summary>
<div class="about">${description ? `<p>${marked(description)}</p>` : ''}${shown}</div>
</details>`;
  }

  /** Filters of one field stand in one row. */
  private parameters(parameters: Parameter[]): string {
    const shown = parameters.filter(({ schema }) => !schema?.deprecated);
    if (shown.length === 0) return '';
    const rows = [...Map.groupBy(shown, ({ name }) => name.split('__')[0]!)].map(([name, all]) => {
      const [first] = all as [Parameter, ...Parameter[]];
      const more = all.slice(1).map((one) => `<code>${one.name.slice(name.length)}</code>`);
      const meaning = marked(first.description ?? '') + (more.length > 0 ? `; also ${more.join(' ')}` : '');
      return row(
        first.name,
        first.required === true,
        this.type(first.schema ?? {}),
        `${meaning} ${first.in === 'query' ? '' : `<small>${first.in}</small>`}`,
      );
    });
    return table('Parameters', rows);
  }

  private body(type: string, schema: Schema): string {
    const whole = resolved<Schema>(this.document, schema);
    const [example] = (whole.examples as unknown[] | undefined) ?? [];
    const sample = example === undefined ? '' : `<pre tabindex="0">${escaped(JSON.stringify(example, null, 2))}</pre>`;
    return `<h4>Body <small>${type}</small></h4>${whole.properties ? this.members(whole) : `<p>${this.type(schema)}</p>`}${sample}`;
  }

  private members({ properties, required = [] }: Schema): string {
    const rows = Object.entries(properties as Record<string, Schema>).map(([name, schema]) =>
      row(name, (required as string[]).includes(name), this.type(schema), marked((schema.description as string) ?? '')),
    );
    return table('', rows);
  }

  private answer(status: string, { content, description, 'x-problem-codes': codes }: Refusal): string {
    const problems = codes?.map((code) => `<a href="${PROBLEMS_PAGE}#${code}">${code}</a>`).join(', ');
    const schemas = codes ? [] : Object.values((content ?? {}) as Record<string, { schema: Schema }>);
    const types = [...new Set(schemas.map(({ schema }) => this.type(schema)))].join(' or ');
    return `<li><b>${status}</b> ${problems ?? [marked(description), types].filter(Boolean).join(': ')}</li>`;
  }

  /** What a value is, in a few words. */
  private type(schema: ValueSchema): string {
    const { $ref, type, items, enum: words, anyOf, oneOf, allOf, format } = schema;
    if ($ref !== undefined) return this.named($ref.split('/').at(-1)!, schema);
    const either = anyOf ?? oneOf;
    if (either) return either.map((part) => this.type(part)).join(' or ');
    if (allOf) return allOf.map((part) => (part.$ref ? this.type(part) : 'more')).join(' and ');
    if (items) return `list of ${this.type(items)}`;
    if (words) return words.map((word) => `<code>${escaped(String(word))}</code>`).join(' ');
    const [least, most] = [schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength];
    const bounds = [least === undefined ? '' : `from ${least}`, most === undefined ? '' : `to ${most}`].filter(Boolean);
    return `${[type ?? 'any'].flat().join(' or ')}${format ? ` (${format})` : ''}${bounds.map((bound) => ` ${bound}`).join('')}`;
  }

  private named(name: string, schema: ValueSchema): string {
    if (name.endsWith('Part')) return 'those of its members that <code>fields</code> names';
    if (/(Field|Order)$/.test(name)) return this.type(resolved<ValueSchema>(this.document, schema));
    return `<a href="#schema-${name}">${name}</a>`;
  }
}

function access({ 'x-permission': permission, 'x-lasting-power': lasting, security }: OperationObject): string {
  const who =
    permission === undefined
      ? 'everybody'
      : permission === 'authenticated'
        ? 'signed in'
        : [permission].flat().join(' or ');
  const inPerson = security?.length === 2 ? ' in person' : lasting && permission ? ' not by RUNAS' : '';
  return `<span class="permission">${who}${inPerson ? `<i>${inPerson}</i>` : ''}</span>`;
}

const row = (name: string, required: boolean, type: string, meaning: string): string =>
  `<tr><td><code>${escaped(name)}</code>${required ? ' <b>required</b>' : ''}</td><td>${type}</td><td>${meaning}</td></tr>`;

const table = (title: string, rows: string[]): string =>
  `<table>${title && `<caption>${title}</caption>`}<thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
