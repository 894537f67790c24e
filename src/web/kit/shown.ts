import type { OutgoingHttpHeaders } from 'node:http';

/** A page that is shown in the place of another one. */
export class Shown {
  constructor(
    readonly html: string,
    readonly headers: OutgoingHttpHeaders,
  ) {}
}
