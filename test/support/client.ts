import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { expectDocumented } from './api-document.js';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as JSON; throws when it is none. */
  json: any;
}

/** Most clients keep their connections; to open one for each request takes the access matrix half as long again. */
const agent = new Agent({ keepAlive: true });

type HeaderValues = Record<string, string | string[]>;

/** A plain HTTP client: it sends what it is told and follows nothing. Every `as…` and `with…` makes another client. */
export class Client {
  constructor(
    private readonly base: string,
    private readonly headers: HeaderValues = {},
  ) {}

  /** Sets headers; an array is sent as several headers of that name. */
  with(headers: HeaderValues): Client {
    return new Client(this.base, { ...this.headers, ...headers });
  }

  asToken(key: string): Client {
    return this.with({ 'AUTH-TOKEN': key });
  }

  asBasic({ username, password }: { username: string; password: string }): Client {
    return this.with({ Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` });
  }

  /** Logs in; the client then sends the cookies, and the CSRF token unless told otherwise. */
  async asSession(user: { username: string; password: string }, { csrf = true } = {}): Promise<Client> {
    const { username, password } = user;
    const answer = await this.post('/API/v2/sessions/', { username, password });
    if (answer.status !== 201) throw new Error(`Logging in was answered with ${answer.status}.`);
    const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]!);
    const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))!.slice('csrftoken='.length);
    return this.with({ Cookie: cookies.join('; '), ...(csrf ? { 'X-CSRFToken': token } : {}) });
  }

  runAs(username: string): Client {
    return this.with({ RUNAS: username });
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return body === undefined ? this.send('DELETE', path) : this.withJson('DELETE', path, body);
  }

  /** Sends a value as JSON. */
  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.withJson('POST', path, body);
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.withJson('PATCH', path, body);
  }

  private withJson(method: string, path: string, body: unknown): Promise<Answer> {
    return this.with({ 'Content-Type': 'application/json' }).send(method, path, JSON.stringify(body));
  }

  async send(method: string, path: string, body?: string | Buffer): Promise<Answer> {
    const answer = await this.exchange(method, path, body);
    expectDocumented({ method, path, headers: this.headers, body }, answer);
    return answer;
  }

  private exchange(method: string, path: string, body?: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.base);
      // Node.js does not say by itself how long the body of a DELETE is.
      const length = method === 'DELETE' && body !== undefined ? { 'Content-Length': Buffer.byteLength(body) } : {};
      // The path goes out as it is: URL would tidy it up.
      const outgoing = request(
        { hostname, port, method, path, headers: { ...this.headers, ...length }, agent },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            const { statusCode: status = 0, headers } = incoming;
            resolve({
              status,
              headers,
              text,
              get json() {
                return JSON.parse(text) as unknown;
              },
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}
