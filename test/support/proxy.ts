import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * A reverse proxy in front of `target` that does what HTTP says of the Connection header: it drops that header and
 * every header that it names.
 * @param add headers that it sets
 */
export async function startProxy(target: string, add: Record<string, string> = {}): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
    const passed = Object.entries(headers).filter(([name]) => name !== 'connection' && !named.includes(name));
    const outgoing = request(
      { hostname, port, method, path, headers: { ...Object.fromEntries(passed), ...add }, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
