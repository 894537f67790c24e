// The form by which an operation is tried out on the page of the API document.
import type { PlatformClient } from '@media-asset-platform/client';
import { resolved } from './references.js';

interface ValueSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  deprecated?: boolean;
  examples?: unknown[];
  items?: ValueSchema;
  anyOf?: ValueSchema[];
  oneOf?: ValueSchema[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: ValueSchema;
}

interface TriedOperation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: ValueSchema }> };
}

/** Any of the client's methods: which one it is, is known only when it runs. */
type Send = (
  method: string,
  path: string,
  options: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

interface Api {
  paths: Record<string, Record<string, TriedOperation>>;
}

/** The API document, once it is needed. */
let api: Promise<Api> | undefined;

/** Puts the form in the place of the button. @param client who sends, as it is signed in by then */
export async function offer(button: HTMLButtonElement, client: () => PlatformClient): Promise<void> {
  api ??= fetch('/API/v2/openapi.json').then(async (answer) => (await answer.json()) as Api);
  const document = await api;
  const { path = '', method = '' } = button.closest<HTMLElement>('.operation')!.dataset;
  const { parameters = [], requestBody } = document.paths[path]![method]!;
  const fields = parameters
    .map((one) => resolved<Parameter>(document, one))
    .filter(({ schema }) => schema.deprecated !== true);
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});

  const form = element('form', { className: 'attempt' }) as HTMLFormElement;
  const further = fields.some(isFurther)
    ? [labelled('further filters', element('input', { name: 'further', placeholder: 'name__icontains=x&id__gt=7' }))]
    : [];
  form.append(
    ...fields.filter((one) => !isFurther(one)).map((one) => field(one, resolved<ValueSchema>(document, one.schema))),
    ...further,
  );
  if (type === 'multipart/form-data') form.append(labelled('logo', element('input', { name: 'file', type: 'file' })));
  else if (content) {
    form.append(
      labelled('Body', element('textarea', { name: 'body', value: sampleOf(document, content.schema) }), 'whole'),
    );
  }
  const result = element('div');
  result.setAttribute('role', 'status');
  form.append(element('button', { textContent: 'Send' }), result);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(client(), method, path, fields, new FormData(form)).then(
      (parts) => result.replaceChildren(...parts),
      (error: unknown) => result.replaceChildren(error instanceof Error ? error.message : 'It could not be sent.'),
    );
  });
  button.replaceWith(form);
  form.querySelector<HTMLElement>('input, select, textarea, button')!.focus();
}

/** Lists have hundreds of filters: those with a lookup are written together in one field. */
function isFurther({ name, in: place }: Parameter): boolean {
  return place === 'query' && name.includes('__');
}

function field({ name, in: place, required = false }: Parameter, schema: ValueSchema): HTMLElement {
  const words = schema.anyOf || schema.type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  const id = `${place} ${name}`;
  if (!words) return labelled(name, element('input', { name: id, required }));
  const select = element('select', { name: id, required });
  select.append(...['', ...words].map((word) => element('option', { value: word, textContent: word })));
  return labelled(name, select);
}

async function attempt(client: PlatformClient, method: string, path: string, fields: Parameter[], form: FormData) {
  const params: Record<Parameter['in'], Record<string, unknown>> = { path: {}, query: {}, header: {} };
  for (const { name, in: place } of fields) {
    const text = form.get(`${place} ${name}`);
    if (typeof text === 'string' && text !== '') params[place][name] = name === 'order_by' ? text.split(',') : text;
  }
  for (const [name, value] of new URLSearchParams((form.get('further') as string | null) ?? '')) {
    params.query[name] = value;
  }
  const [file, text] = [form.get('file'), form.get('body')];
  const upload = new FormData();
  if (file) upload.set('logo', file);
  const body = file
    ? { body: {}, bodySerializer: () => upload }
    : typeof text === 'string' && text.trim() !== ''
      ? { body: text, bodySerializer: (sent: string) => sent, headers: { 'Content-Type': 'application/json' } }
      : {};
  const send = client.request as unknown as Send;
  const { data, error, response } = await send(method, path, { params, parseAs: 'text', ...body });
  const heads = ['Content-Type', 'ETag', 'Location', 'RateLimit'].flatMap((name) =>
    response.headers.has(name) ? [`${name}: ${response.headers.get(name)}`] : [],
  );
  const status = element('p');
  status.append(element('b', { className: 'status', textContent: String(response.status) }), ` ${heads.join(' · ')}`);
  const shown = element('pre', { tabIndex: 0, textContent: pretty(data ?? error) });
  return shown.textContent === '' ? [status] : [status, shown];
}

function pretty(answer: unknown): string {
  if (typeof answer !== 'string') return answer === undefined ? '' : JSON.stringify(answer, null, 2);
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer;
  }
}

/** A body that the service takes, as the document shows it. */
function sampleOf(api: Api, schema: ValueSchema): string {
  const { examples, items, anyOf, oneOf } = resolved<ValueSchema>(api, schema);
  if (examples) return JSON.stringify(examples[0], null, 2);
  const [inner] = anyOf ?? oneOf ?? [];
  if (items) return `[${sampleOf(api, items)}]`;
  return inner ? sampleOf(api, inner) : '{}';
}

function labelled(text: string, control: HTMLElement, className = ''): HTMLElement {
  const label = element('label', { className });
  label.append(text, control);
  return label;
}

function element(tag: string, members: object = {}): HTMLElement {
  return Object.assign(document.createElement(tag), members);
}
