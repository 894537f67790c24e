import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { listPieces, sendLong, textOf } from './pieces.js';

describe('listPieces', () => {
  const head = '{"meta":{},"objects":[';
  const pieces = (...lengths: number[]) => {
    let n = 0;
    async function* parts() {
      for (const length of lengths) yield await Promise.resolve(Array.from({ length }, () => ({ n: n++ })));
    }
    return listPieces(head, parts(), ({ n: id }) => ({ id }));
  };

  it.each([[[]], [[0]], [[0, 1]], [[20]], [[21, 0, 3]], [[45, 40]]])(
    'should be one list, of parts of %j',
    async (lengths) => {
      const { objects } = JSON.parse(await textOf(pieces(...lengths))) as { objects: object[] };
      const length = lengths.reduce((sum, one) => sum + one, 0);
      expect(objects).toEqual(Array.from({ length }, (_, id) => ({ id })));
    },
  );

  it('should hold few rows each, so that others have their turns', async () => {
    const counts: number[] = [];
    for await (const piece of pieces(45)) counts.push(piece.split('"id"').length - 1);
    expect(counts).toEqual([20, 20, 5, 0]);
  });
});

describe('sendLong', () => {
  const get = { method: 'GET' } as IncomingMessage;
  const long = 'x'.repeat(1024 * 1024 + 1);

  /** An answer that has to wait after each piece. */
  const slow = (write: Writable['_write']) => new Writable({ highWaterMark: 1, decodeStrings: false, write });

  it('should leave no listeners behind however often it has to wait', async () => {
    const lengths: number[] = [];
    const response = slow((piece: string, _, done) => {
      lengths.push(piece.length);
      setImmediate(done);
    });
    const counts = new Set<number>();
    async function* pieces() {
      yield long;
      for (let n = 0; n < 20; n++) {
        counts.add(response.listenerCount('close') + response.listenerCount('drain'));
        yield await Promise.resolve('y');
      }
    }
    await sendLong(get, response as unknown as ServerResponse, pieces(), () => undefined);
    expect(lengths).toEqual([long.length, ...Array<number>(20).fill(1)]);
    expect([...counts]).toEqual([0]);
  });

  it('should stop waiting when whoever reads has gone', async () => {
    const response = slow((_piece, _encoding, _done) => void setImmediate(() => response.destroy()));
    let asked = 0;
    async function* pieces() {
      for (;;) yield await Promise.resolve(asked++ === 0 ? long : 'y');
    }
    await sendLong(get, response as unknown as ServerResponse, pieces(), () => undefined);
    expect(asked).toBeLessThan(3);
  });
});
