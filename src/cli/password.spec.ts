import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { newPassword, readPassword } from './password.js';
import { Refusal } from './refusal.js';

// eslint-disable-next-line @typescript-eslint/require-await -- a stream is read by waiting
async function* stream(...chunks: (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

describe('readPassword', () => {
  it.each([
    [['secret one\n'], 'secret one'],
    [['secret one\r\nmore\n'], 'secret one'],
    [['sec', 'ret one'], 'secret one'],
    [['  spaces stay '], '  spaces stay '],
    [[Buffer.from('λέξη').subarray(0, 3), Buffer.from('λέξη').subarray(3)], 'λέξη'],
    [[], ''],
  ])('should be the first line of %j', async (chunks, password) => {
    expect(await readPassword(stream(...chunks))).toBe(password);
  });

  it('should not wait for more than the first line', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('secret one\n');
      await new Promise(() => undefined);
    }
    expect(await readPassword(endless())).toBe('secret one');
  });

  it('should read no further than what no password has', async () => {
    let read = 0;
    function* endless(): Generator<Uint8Array> {
      for (; read < 100; read++) yield Buffer.alloc(16 * 1024, 'x');
    }
    await readPassword(Readable.from(endless()));
    expect(read).toBeLessThan(10);
  });

  it('should refuse what is not UTF-8', async () => {
    await expect(readPassword(stream(Buffer.from([0x70, 0xe4, 0x73, 0x73])))).rejects.toThrow(Refusal);
  });
});

it('should make up another password every time', () => {
  expect(newPassword()).toHaveLength(20);
  expect(newPassword()).not.toBe(newPassword());
});
