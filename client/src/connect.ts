import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
} from 'openapi-fetch';
import type { Trimmed } from './fields.js';
import type { paths } from './types.js';

type Readable = ClientPathsWithMethod<Client<paths>, 'get'>;
type Result<P extends Readable, Init> = FetchResponse<paths[P]['get'], Init, `${string}/${string}`>;

/** As that of openapi-fetch, but what is asked for by `fields` is all that the answer has. */
type Get = <P extends Readable, const Init extends MaybeOptionalInit<paths[P], 'get'>>(
  url: P,
  ...init: undefined extends Init ? [Init?] : [Init]
) => Promise<TrimmedResult<Result<P, Init>, Init>>;

type TrimmedResult<R, Init> = R extends { data: infer Body; error?: never }
  ? Omit<R, 'data'> & { data: Trimmed<Body, Init> }
  : R;

/** What sends requests: `GET`, `POST`, `PATCH`, `PUT` and `DELETE`, each with the paths and bodies that there are. */
export type PlatformClient = Omit<Client<paths>, 'GET'> & { GET: Get };

interface Where {
  /** Where the service is, such as `https://media.example.org`. */
  baseUrl: string;
  /** The name of a user to act as; for administrators. */
  runAs?: string;
  /** Instead of the `fetch` that is built in. */
  fetch?: (request: Request) => Promise<Response>;
  /** Instead of the `Request` that is built in: what `fetch` is given. */
  Request?: typeof globalThis.Request;
}

interface Credentials {
  /** The key of a token. */
  token: string;
  basic: { username: string; password: string };
  /** In a page of the service's own site: the session that the browser keeps. */
  session: true;
}

/** One way to sign in, or none. */
type SignIn =
  | (Pick<Credentials, 'token'> & { basic?: never; session?: never })
  | (Pick<Credentials, 'basic'> & { token?: never; session?: never })
  | (Pick<Credentials, 'session'> & { token?: never; basic?: never })
  | { token?: never; basic?: never; session?: never };

export type Connection = Where & SignIn;

/** A client of the service there, who signs in with each request in the given way. */
export function connect({ baseUrl, runAs, fetch, Request, token, basic, session }: Connection): PlatformClient {
  const client = createClient<paths>({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    ...(Request ? { Request } : {}),
    // The service sends nobody elsewhere: what does may not have the key, and would make a GET of a POST.
    redirect: 'error',

    headers: {
      ...(token === undefined ? {} : { 'AUTH-TOKEN': token }),
      ...(basic ? { Authorization: `Basic ${btoa(utf8(`${basic.username}:${basic.password}`))}` } : {}),
      ...(runAs === undefined ? {} : { RUNAS: utf8(runAs) }),
    },
    querySerializer: (query) => serialize(query),
  });
  if (session) client.use({ onRequest: ({ request }) => withSession(request) });
  return client as unknown as PlatformClient;
}

/** What is sent in a header, and for Basic: the bytes of UTF-8, each as one character. */
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** Several values stand in one parameter with commas between, but what lists are ordered by is sent again and again. */
function serialize(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    const values = Array.isArray(value) && name === 'order_by' ? (value as unknown[]) : [value];
    for (const one of values) parameters.append(name, String(one));
  }
  return parameters.toString();
}

/**
 * Repeats the cookie that shows the service that a page of its own site writes; keeps the browser from asking for a
 * password.
 */
function withSession(request: Request): Request {
  request.headers.set('X-Requested-With', 'XMLHttpRequest');
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(globalThis.document?.cookie ?? '')?.[1];
  if (token !== undefined && !['GET', 'HEAD'].includes(request.method)) request.headers.set('X-CSRFToken', token);
  return request;
}
