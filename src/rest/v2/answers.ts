/** What a v2 handler may return besides plain values: an answer with more to it than a body. */
export class Answer {
  constructor(
    readonly body: unknown,
    readonly options: {
      status?: number;
      /** The path of what was created. */
      location?: string;
      /** What the entity tag is made from; default: the body. */
      whole?: unknown;
    } = {},
  ) {}
}
