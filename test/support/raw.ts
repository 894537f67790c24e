import { connect } from 'node:net';

/**
 * Sends one HTTP request just as it is and returns the answer as text: for what no client would send.
 * @param request its whole text, or the lines of a request without a body, to which Host and Connection are added
 */
export function sendRaw(url: string, request: string | readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const text =
    typeof request === 'string' ? request : [...request, 'Host: localhost', 'Connection: close', '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.write(text, 'latin1');
  });
}
