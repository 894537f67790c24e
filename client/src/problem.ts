import type { Schemas } from './types.js';

/** The codes by which programs tell refusals apart. */
export type ProblemCode = Schemas['Problem']['code'];

/** What is wrong with one field of a body. */
export type FieldError = NonNullable<Schemas['Problem']['errors']>[number];

/** An answer that is no success. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  /** Undefined when it was not the service that answered, but something in front of it. */
  readonly code: ProblemCode | undefined;
  /** One sentence for people. */
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** The key to the entry in the service's log. */
  readonly requestId: string | undefined;

  constructor(
    readonly response: Response,
    body: unknown,
  ) {
    const problem: Partial<Schemas['Problem']> = typeof body === 'object' && body !== null ? body : {};
    const detail = problem.detail ?? `The answer is ${response.status} ${response.statusText}.`;
    super(problem.code === undefined ? detail : `${detail} (${problem.code})`);
    this.status = response.status;
    this.code = problem.code;
    this.detail = detail;
    this.errors = problem.errors ?? [];
    this.requestId = problem.request_id;
  }
}

/** What the client's methods return. */
interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The body of those of several results that are successes. */
type BodyOf<R> = R extends { data: infer Body; error?: never } ? Body : never;

/** The body of a success. @throws ProblemError for any other answer */
export function unwrap<R extends Result>({ data, error, response }: R): BodyOf<R> {
  if (!response.ok) throw new ProblemError(response, error);
  return data as BodyOf<R>;
}
