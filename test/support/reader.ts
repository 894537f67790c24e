import type { Answer, Client } from './client.js';

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

  async open(path: string): Promise<Answer> {
    return this.arrive(path, await this.send('GET', path));
  }

  /**
   * Fills in the form that leads to the path, and sends it with one of its buttons.
   * @param fields what is typed; the others of the form stay as they are
   */
  async submit(action: string, fields: Fields = {}): Promise<Answer> {
    const form = [...this.page.text.matchAll(/<form\b[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].find(
      ([, path]) => plain(path!) === action,
    );
    if (!form) throw new Error(`${this.path} has no form that leads to ${action}.`);
    const values = new URLSearchParams(controls(form[2]!).filter(([name]) => !Object.hasOwn(fields, name)));
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) values.append(name, one);
    return this.post(action, values);
  }

  /** Sends a form as it is. */
  async post(path: string, values: URLSearchParams): Promise<Answer> {
    return this.arrive(path, await this.send('POST', path, values.toString()));
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<this> {
    await this.open('/login/');
    await this.submit('/login/', { username, password });
    return this;
  }

  /** What the page says, without its markup. */
  get text(): string {
    const main = /<main.*<\/main>/s.exec(this.page.text)?.[0] ?? this.page.text;
    return plain(main.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
  }

  /** The value of a cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** The values that the form's fields have, by their names. */
  values(action: string): Record<string, string> {
    const form = [...this.page.text.matchAll(/<form\b[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].find(
      ([, path]) => plain(path!) === action,
    );
    return Object.fromEntries(controls(form?.[2] ?? ''));
  }

  private async send(method: string, path: string, body?: string): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', ...this.headers };
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return this.client
      .with({ ...headers, ...(cookie ? { Cookie: cookie } : {}), ...(body === undefined ? {} : form) })
      .send(method, path, body);
  }

  private async arrive(path: string, answer: Answer): Promise<Answer> {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const isGone = attributes.some((one) => one.startsWith('Expires=Thu, 01 Jan 1970'));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    if (answer.status === 303) return this.open(answer.headers.location!);
    this.path = path;
    this.page = answer;
    return answer;
  }
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

const plain = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
