import type { Response } from 'express';

/** Milliseconds that an answer may wait for others. */
const longest = 1;

const encoder = new TextEncoder();

interface Waiting {
  response: Response;
  body: string;
  encoding: BufferEncoding;
}

/**
 * Sends answers to requests that were read together together. The first that is sent wakes up whoever reads it, such as
 * a proxy on the same machine; sent one by one, each wakes up a reader who has just gone to sleep again, which takes a
 * quarter of the time of a short answer.
 */
export class Departures {
  private waiting: Waiting[] = [];
  private began = 0;
  private isPlanned = false;

  /** Ends the answer with this body, at the latest when all has been read that the network has brought. */
  send(response: Response, body: string, encoding: BufferEncoding): void {
    // Of a request that no network brought nobody is woken up.
    if (!response.socket) return void response.end(body, encoding);
    const now = performance.now();
    if (this.waiting.length === 0) this.began = now;
    this.waiting.push({ response, body, encoding });
    if (now - this.began > longest) return this.depart();
    if (this.isPlanned) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      this.depart();
    });
  }

  private depart(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const { response, body, encoding } of waiting) {
      // Whoever was too slow with the body may have been refused meanwhile, see slow-bodies.ts.
      if (response.writableEnded) continue;
      // To convert a text, Node would make room for three times as much; Buffer takes three times as long for it.
      if (encoding === 'utf8') response.end(encoder.encode(body));
      else response.end(body, encoding);
    }
  }
}
