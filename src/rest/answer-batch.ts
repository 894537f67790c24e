import type { Response } from 'express';

/** Milliseconds that an answer may wait for others. */
const longest = 1;

const encoder = new TextEncoder();

/** The most characters of a short text, and room for it in UTF-8: memory that is new to the process costs as much as the rest. */
const short = 128 * 1024;
const room = new Uint8Array(3 * short);

interface Waiting {
  response: Response;
  body: string | Uint8Array;
}

/**
 * Sends answers to requests that were read together together. The first that is sent wakes up whoever reads it, such as
 * a proxy on the same machine; sent one by one, each wakes up a reader who has just gone to sleep again, which takes a
 * quarter of the time of a short answer.
 */
export class AnswerBatch {
  private waiting: Waiting[] = [];
  private began = 0;
  private isPlanned = false;

  /** Ends the answer with this body, at the latest when all has been read that the network has brought. */
  send(response: Response, whole: string | Uint8Array): void {
    // Of a request that no network brought nobody is woken up, and a text stays one.
    if (!response.socket) return void response.end(whole, 'utf8');
    const body = typeof whole === 'string' ? (bytesOf(whole) ?? whole) : whole;
    response.setHeader('Content-Length', body.length);
    const now = performance.now();
    if (this.waiting.length === 0) this.began = now;
    this.waiting.push({ response, body });
    if (now - this.began > longest) return this.flush();
    if (this.isPlanned) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      this.flush();
    });
  }

  private flush(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const { response, body } of waiting) {
      // Whoever was too slow with the body may have been refused meanwhile, see body-bounds.ts.
      if (!response.writableEnded) response.end(body, 'latin1');
    }
  }
}

/** Of all answers: they leave by one event loop. */
export const answerBatch = new AnswerBatch();

/**
 * A text in UTF-8, unless it is a short one of ASCII alone, which goes out as it is. Node would make room for three times
 * as much, and to ask for the length first takes as long as to convert it.
 */
function bytesOf(text: string): Uint8Array | undefined {
  if (text.length > short) return encoder.encode(text);
  const { written } = encoder.encodeInto(text, room);
  return written === text.length ? undefined : Buffer.from(room.subarray(0, written));
}
