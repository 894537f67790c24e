import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { isKnown } from '../etag.js';

type Encoding = 'br' | 'gzip' | 'identity';

/** A text that is the same for everybody for as long as the service runs: made once, tagged once, compressed once. */
export class ReadyAnswer {
  private readonly digest: string;
  private readonly forms: Record<Encoding, Promise<Buffer>>;

  /** @param type its media type */
  constructor(
    private readonly type: string,
    text: string,
  ) {
    const bytes = Buffer.from(text);
    this.digest = hash('sha256', bytes, 'base64url').slice(0, 27);
    // In threads of their own, and not waited for before somebody asks for them.
    this.forms = {
      identity: Promise.resolve(bytes),
      gzip: promisify(gzip)(bytes),
      br: promisify(brotliCompress)(bytes),
    };
  }

  /** Answers a GET or HEAD: in the best encoding that the client takes, or that it has it already. */
  async send(request: Request, response: Response): Promise<void> {
    const encoding = (request.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
    const etag = `"${this.digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.setHeader('Cache-Control', 'no-cache').setHeader('Vary', 'Accept-Encoding').setHeader('ETag', etag);
    if (isKnown(request, etag)) return void response.status(304).end();
    const bytes = await this.forms[encoding];
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', this.type).setHeader('Content-Length', bytes.length).end(bytes);
  }
}
