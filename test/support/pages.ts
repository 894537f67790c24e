import type { Answer, Client } from './client.js';
import type { Service } from './service.js';

type Fields = Record<string, string | readonly string[]>;

/** A browser that runs no scripts: it keeps cookies, and sends forms with the token that protects them. */
export class Reader {
  private readonly cookies = new Map<string, string>();

  private constructor(
    private readonly client: Client,
    private readonly language: string,
  ) {}

  static async signIn(
    service: Service,
    user: { username: string; password: string },
    { language = 'en' } = {},
  ): Promise<Reader> {
    const reader = new Reader(service.client, language);
    reader.keep(await service.client.post('/API/v2/sessions/', { username: user.username, password: user.password }));
    return reader;
  }

  async get(path: string): Promise<Answer> {
    return this.keep(await this.asBrowser().get(path));
  }

  /** Sends a form; `csrf: false` leaves out what protects it. */
  async post(path: string, fields: Fields, { csrf = true } = {}): Promise<Answer> {
    const body = new URLSearchParams(csrf ? { csrfmiddlewaretoken: this.cookies.get('csrftoken') ?? '' } : {});
    for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
    const client = this.asBrowser().with({ 'Content-Type': 'application/x-www-form-urlencoded' });
    return this.keep(await client.send('POST', path, body.toString()));
  }

  /** The page that a form leads to. */
  async follow(answer: Answer): Promise<Answer> {
    if (answer.status !== 303) throw new Error(`The form was answered with ${answer.status}: ${mainOf(answer)}`);
    return this.get(answer.headers.location!);
  }

  private asBrowser(): Client {
    return this.client.with({
      Accept: 'text/html',
      'Accept-Language': this.language,
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
  }

  private keep(answer: Answer): Answer {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split('; ');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}

/** What a page says, without its frame and its markup. */
export function mainOf({ text }: Answer): string {
  return unescaped(text.replace(/^[\s\S]*<main/, '<main').replace(/<(style|svg|template)[\s\S]*?<\/\1>/g, ''))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What the page says of what was done. */
export function noticeOf({ text }: Answer): string {
  return unescaped(/<div class="notice"[^>]*><p>([\s\S]*?)<\/p>/.exec(text)?.[1] ?? '');
}

/** The form that undoes what the notice tells: where it goes, and its fields. */
export function undoOf({ text }: Answer): { path: string; fields: Record<string, string> } {
  const form = /<div class="notice"[\s\S]*?(<form[\s\S]*?<\/form>)/.exec(text)?.[1] ?? '';
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(inputs.map(([, name, value]) => [unescaped(name!), unescaped(value!)]));
  delete fields.csrfmiddlewaretoken;
  return { path: unescaped(/action="([^"]*)"/.exec(form)?.[1] ?? ''), fields };
}

/** The value of a field of the page. */
export function valueOf({ text }: Answer, name: string): string | undefined {
  const input = [...text.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(` name="${name}"`));
  const value = input && / value="([^"]*)"/.exec(input)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

const unescaped = (html: string): string =>
  html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
