import type { Answer, Client } from './client.js';
import type { Service } from './service.js';

export type Fields = Record<string, string | readonly string[]>;

/** Somebody at a browser without scripts: keeps cookies, sends the forms of pages, and goes where they lead. */
export class Reader {
  private readonly cookies = new Map<string, string>();
  /** The page that is open. */
  page: Answer;
  path = '/';

  constructor(
    private readonly client: Client,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Somebody who is signed in without the form. */
  static async signedIn(
    service: Service,
    { username, password }: { username: string; password: string },
    { language = 'en' } = {},
  ): Promise<Reader> {
    const reader = new Reader(service.client, { 'Accept-Language': language });
    reader.keep(await service.client.post('/API/v2/sessions/', { username, password }));
    return reader;
  }

  /** Opens a page, and goes on to where it leads. */
  async open(path: string): Promise<Answer> {
    return this.arrive(path, await this.get(path));
  }

  /** What is answered at the path, wherever it leads. */
  get(path: string): Promise<Answer> {
    return this.request('GET', path);
  }

  /**
   * Fills in the form that leads to the path, and sends it with one of its buttons.
   * @param fields what is typed; the others of the form stay as they are
   */
  async submit(action: string, fields: Fields = {}): Promise<Answer> {
    const form = this.form(action);
    if (form === undefined) throw new Error(`${this.path} has no form that leads to ${action}.`);
    const values = new URLSearchParams(controls(form).filter(([name]) => !Object.hasOwn(fields, name)));
    append(values, fields);
    return this.post(action, values);
  }

  /** Sends a form as it is, and goes to where it leads. */
  async post(path: string, values: URLSearchParams): Promise<Answer> {
    return this.arrive(path, await this.request('POST', path, values));
  }

  /** What a form is answered with, wherever that leads; `csrf: false` leaves out what protects it. */
  send(path: string, fields: Fields, { csrf = true } = {}): Promise<Answer> {
    const values = new URLSearchParams(csrf ? { csrfmiddlewaretoken: this.cookies.get('csrftoken') ?? '' } : {});
    append(values, fields);
    return this.request('POST', path, values);
  }

  /** The page that a form leads to. */
  follow(answer: Answer): Promise<Answer> {
    if (answer.status !== 303) throw new Error(`The form was answered with ${answer.status}: ${mainOf(answer)}`);
    return this.get(answer.headers.location!);
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<this> {
    await this.open('/login/');
    await this.submit('/login/', { username, password });
    return this;
  }

  /** What the page says, without its markup. */
  get text(): string {
    return mainOf(this.page);
  }

  /** The value of a cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** What something else has put into the browser. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** The values that the form's fields have, by their names. */
  values(action: string): Record<string, string> {
    return Object.fromEntries(controls(this.form(action) ?? ''));
  }

  private form(action: string): string | undefined {
    const forms = this.page.text.matchAll(/<form\b[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs);
    return [...forms].find(([, path]) => plain(path!) === action)?.[2];
  }

  private async request(method: string, path: string, body?: URLSearchParams): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', ...this.headers };
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await this.client
      .with({ ...headers, ...(cookie ? { Cookie: cookie } : {}), ...(body === undefined ? {} : form) })
      .send(method, path, body?.toString());
    return this.keep(answer);
  }

  private keep(answer: Answer): Answer {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const isGone = attributes.some((one) => one.startsWith('Expires=Thu, 01 Jan 1970'));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  private async arrive(path: string, answer: Answer): Promise<Answer> {
    if (answer.status === 303) return this.open(answer.headers.location!);
    this.path = path;
    this.page = answer;
    return answer;
  }
}

function append(values: URLSearchParams, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) values.append(name, one);
}

/** What a form sends of itself: all but buttons and what is not ticked. */
function controls(form: string): [string, string][] {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="(checkbox|radio)"/.test(tag) || / checked/.test(tag));
  const areas = [...form.matchAll(/(<textarea\b[^>]*>)\n?(.*?)<\/textarea>/gs)];
  const selects = [...form.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)];
  return [
    ...inputs.map((tag): [string, string] => [attribute(tag, 'name'), attribute(tag, 'value')]),
    ...areas.map(([, tag, text]): [string, string] => [attribute(tag!, 'name'), plain(text!)]),
    ...selects.map(([, tag, options]): [string, string] => {
      const chosen = /<option\b[^>]* selected[^>]*>/.exec(options!) ?? /<option\b[^>]*>/.exec(options!);
      return [attribute(tag!, 'name'), attribute(chosen?.[0] ?? '', 'value')];
    }),
  ].filter(([name]) => name !== '');
}

const attribute = (tag: string, name: string): string => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** What a page says, without its frame and its markup. */
export function mainOf({ text }: Answer): string {
  const main = text.replace(/^[\s\S]*<main/, '<main').replace(/<(style|svg|template)[\s\S]*?<\/\1>/g, '');
  return plain(main.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What the page says of what was done. */
export function noticeOf({ text }: Answer): string {
  return plain(/<div class="notice"[^>]*><p>([\s\S]*?)<\/p>/.exec(text)?.[1] ?? '');
}

/** The form that undoes what the notice tells: where it goes, and its fields. */
export function undoOf({ text }: Answer): { path: string; fields: Record<string, string> } {
  const form = /<div class="notice"[\s\S]*?(<form[\s\S]*?<\/form>)/.exec(text)?.[1] ?? '';
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(inputs.map(([, name, value]) => [plain(name!), plain(value!)]));
  delete fields.csrfmiddlewaretoken;
  return { path: plain(/action="([^"]*)"/.exec(form)?.[1] ?? ''), fields };
}

/** The value of a field of the page. */
export function valueOf({ text }: Answer, name: string): string | undefined {
  const input = [...text.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(` name="${name}"`));
  const value = input && / value="([^"]*)"/.exec(input)?.[1];
  return value === undefined ? undefined : plain(value);
}

const plain = (html: string): string =>
  html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
