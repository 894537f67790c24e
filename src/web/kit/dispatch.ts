import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { AuthContext } from '../../auth/auth-context.js';
import { Problem } from '../../config/problem.js';
import type { Direct } from '../../rest/direct-routes.js';

export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
  /** Whose address and encryption the request has. */
  socket: Socket;
  /** Who is known to ask. */
  reader?: AuthContext;
  /** Whether the form that is sent is only to be shown again, see PageInterceptor. */
  resumed?: boolean;
}

export interface Answered {
  status: number;
  headers: OutgoingHttpHeaders;
  /** A text that was sent as a whole, as it is; else the bytes. */
  body: string | Buffer;
}

const nothing = (): void => undefined;
/** What those who look at a connection see of one that is there. */
const silent = { readable: true, writable: true, destroyed: false, bytesRead: 0, resume: nothing, destroy: nothing };

/**
 * Has an application answer a request that no network brings. By hand, as light-my-request changes the prototypes of
 * all requests of an Express application while it runs: it is made for tests.
 * @throws Problem unavailable when an answer that has begun is cut off
 */
export function dispatch({ listener, IncomingMessage, ServerResponse }: Direct, asked: Asked): Promise<Answered> {
  const { remoteAddress, encrypted = false } = asked.socket as Socket & { encrypted?: boolean };
  // Nothing is read from it nor written to it: a stream would take a fifth of the time of a short answer.
  const nowhere = Object.assign(new EventEmitter(), { ...silent, remoteAddress, encrypted });
  const request = new IncomingMessage(nowhere as unknown as Socket);
  const { method, url, headers, body, reader } = asked;
  const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 };
  Object.assign(request, { method, url, ...version, complete: true, reader });
  request.headers = body ? { ...headers, 'content-length': String(body.length) } : headers;
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
  if (body) request.push(body);
  request.push(null);
  if (asked.resumed) Object.assign(request, { resumed: true });

  const response = new ServerResponse(request as never);
  return new Promise((resolve, reject) => {
    const chunks: (string | Buffer)[] = [];
    const take = (chunk: unknown, encoding: unknown): void => {
      // What Express and Node do between two requests of a client: the head is written by the first of the body.
      if (!response.headersSent) response.writeHead(response.statusCode);
      const isText = typeof chunk === 'string' && /^(utf-?8|latin1|undefined)$/.test(String(encoding));
      if (chunk === undefined || chunk === null) return;
      chunks.push(isText ? chunk : Buffer.from(chunk as string, encoding as BufferEncoding));
    };
    const body = (): string | Buffer =>
      chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks.map((one) => Buffer.from(one as string)));
    Object.assign(response, {
      write: (chunk: unknown, encoding: unknown) => {
        take(chunk, encoding);
        return true;
      },
      end: (chunk?: unknown, encoding?: unknown) => {
        take(chunk, typeof encoding === 'function' ? undefined : encoding);
        Object.defineProperty(response, 'writableEnded', { value: true });
        resolve({ status: response.statusCode, headers: response.getHeaders(), body: body() });
        response.emit('finish');
        response.emit('close');
        return response;
      },
      destroy: () => {
        Object.defineProperty(response, 'destroyed', { value: true });
        reject(new Problem('unavailable', 'What the page shows could not be read to its end.'));
        response.emit('close');
        return response;
      },
    });
    listener(request, response);
  });
}
