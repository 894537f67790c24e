import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { headerCount } from '../auth/request-headers.js';
import { STATUS_CODES } from '../config/node-http.js';
import { Problem } from '../config/problem.js';

/** Why Node gives up on a connection, by the codes of its errors; all others are of what cannot be parsed. */
const reasons: Record<string, readonly [status: number, sentence: string] | undefined> = {
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};
const unreadable = [400, 'The request could not be read.'] as const;

/** Milliseconds for which a client may still send: cut off in the middle of that, it might not get the answer. */
const linger = 1000;

/** Answers a request with a problem, in the form of the address that it was sent to. */
export type Refuse = (request: IncomingMessage, response: ServerResponse, problem: Problem) => void;

/** Has what Node refuses before it is a request answered in JSON: Node itself would say nothing but the status. */
export function answerRefused(server: Server, refuseRequest: Refuse): void {
  const refused = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (refused.has(socket)) return; // of what is sent further on
    refused.add(socket);
    const [status, sentence] = reasons[error.code!] ?? unreadable;
    refuse(socket, status, sentence);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuseRequest(
      request,
      response,
      new Problem('expectation_failed', 'There is nothing else to expect than 100-continue.'),
    ),
  );
}

/**
 * Answers a request that names no host, as every one of HTTP/1.1 must, or several, of which a proxy may have gone by
 * another than Node does; tells whether it did. Of a server without `requireHostHeader`, by which Node would answer.
 */
export function answeredWithoutHost(
  request: IncomingMessage,
  response: ServerResponse,
  refuseRequest: Refuse,
): boolean {
  const count = headerCount(request, 'host');
  if (count === 1 || (count === 0 && request.httpVersion !== '1.1')) return false;
  const sentence = count === 0 ? 'The request must have a Host header.' : 'The request must have one Host header.';
  response.setHeader('Connection', 'close');
  refuseRequest(request, response, new Problem('malformed_request', sentence));
  return true;
}

const head = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };

/** Ends a connection with an answer, unless another one has begun. */
function refuse(socket: Socket, status: number, sentence: string): void {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
  // Whole requests that were sent before would take this for their answer.
  if (answer?.req.complete) return void answer.once('close', () => refuse(socket, status, sentence));
  if (!socket.writable || answer?.headersSent) return void socket.destroy();
  const body = JSON.stringify({ error: sentence });
  const own = { Date: new Date().toUTCString(), Connection: 'close' };
  const fields = { ...own, ...head, 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), linger).unref();
}
