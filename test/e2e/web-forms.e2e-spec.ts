import { expect, it } from '@jest/globals';
import { e2e } from '../support/service.js';

e2e('forms that nobody has signed in for', (service) => {
  const part = (n: number, text: string): string =>
    `--x\r\nContent-Disposition: form-data; name="field${n}"\r\n\r\n${text}\r\n`;
  const send = (...texts: string[]) =>
    service.client
      .with({ 'Content-Type': 'multipart/form-data; boundary=x' })
      .send('POST', '/login/', `${texts.map((text, n) => part(n, text)).join('')}--x--\r\n`);

  // What is kept of one is held in memory before anybody is asked who they are.
  it('should have few fields beside a file, and short ones', async () => {
    expect((await send(...Array.from({ length: 21 }, () => 'a'))).status).toBe(413);
    expect((await send('a'.repeat(16 * 1024 + 1))).status).toBe(413);
    expect((await send('a'.repeat(16 * 1024))).status).toBe(403);
  });

  it('should have at most 1 MiB', async () => {
    const client = service.client.with({ 'Content-Type': 'application/x-www-form-urlencoded' });
    expect((await client.send('POST', '/login/', `username=${'a'.repeat(1024 * 1024)}`)).status).toBe(413);
  });
});
