import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { answerBatch } from '../../answer-batch.js';
import { isKnown } from '../etag.js';

type Encoding = 'br' | 'gzip' | 'identity';

const suffixes = { identity: '', gzip: '.gz', br: '.br' };

/** A text that is the same for everybody for as long as the service runs: tagged once, compressed once. */
export class ReadyAnswer {
  private digest?: string;
  private last?: { accepted: string | string[] | undefined; encoding: Encoding };

  private constructor(
    private readonly type: string,
    private readonly form: (encoding: Encoding) => Promise<Buffer>,
  ) {}

  /** @param type its media type */
  static ofText(type: string, text: string): ReadyAnswer {
    const bytes = Buffer.from(text);
    // In threads of their own, when somebody asks for them.
    const make = {
      identity: () => Promise.resolve(bytes),
      gzip: () => promisify(gzip)(bytes),
      br: () => promisify(brotliCompress)(bytes),
    };
    const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
    return new ReadyAnswer(type, (encoding) => (made[encoding] ??= make[encoding]()));
  }

  /**
   * @param file beside which it stands compressed as well: these few bytes are kept once they were asked for. The text
   *   itself is read each time, so that it takes no memory meanwhile
   */
  static ofFile(type: string, file: string): ReadyAnswer {
    const kept: Partial<Record<Encoding, Buffer>> = {};
    return new ReadyAnswer(type, async (encoding) => {
      const bytes = kept[encoding] ?? (await readFile(file + suffixes[encoding]));
      if (encoding !== 'identity') kept[encoding] = bytes;
      return bytes;
    });
  }

  /** The best that the client takes. Most ask in the words of the one before: to read them is a twentieth of an answer. */
  private encodingFor(request: Request): Encoding {
    const accepted = request.headers['accept-encoding'];
    if (!this.last || this.last.accepted !== accepted) {
      const encoding = (request.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
      this.last = { accepted, encoding };
    }
    return this.last.encoding;
  }

  /** Answers a GET or HEAD: in the best encoding that the client takes, or that it has it already. */
  async send(request: Request, response: Response): Promise<void> {
    const encoding = this.encodingFor(request);
    this.digest ??= hash('sha256', await this.form('identity'), 'base64url').slice(0, 27);
    const etag = `"${this.digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.setHeader('Cache-Control', 'no-cache').vary('Accept-Encoding').setHeader('ETag', etag);
    if (isKnown(request, etag)) return void response.status(304).end();
    const bytes = await this.form(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    answerBatch.send(response.setHeader('Content-Type', this.type), bytes);
  }
}
