import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { downloadFormats, sendFile } from './downloads.js';
import type { Visit } from './visit.js';

describe('sendFile', () => {
  it.each(downloadFormats)('should break off what cannot be read to its end, and no more (%s)', async (format) => {
    async function* rows() {
      yield await Promise.resolve({ id: '1' });
      throw new Error('away');
    }
    const response = Object.assign(new PassThrough().resume(), { setHeader: () => undefined });
    await expect(sendFile({ response } as unknown as Visit, 'list', format, ['id'], rows())).rejects.toThrow('away');
    expect(response.destroyed).toBe(true);
  });
});
