import { connect } from 'node:net';

/** Sends lines as one HTTP request, just as they are, and returns the answer as text. For what no client would send. */
export function sendRaw(url: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.write([...lines, 'Host: localhost', 'Connection: close', '', body].join('\r\n'), 'latin1');
  });
}
