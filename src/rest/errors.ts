import { HttpException, HttpStatus } from '@nestjs/common';

/** What is wrong with each field of a body. */
export type FieldErrors = Record<string, string[]>;

/** 400: the body of a request for `resource` has fields that cannot be accepted. */
export class ValidationFailed extends HttpException {
  constructor(
    readonly resource: string,
    readonly fields: FieldErrors,
  ) {
    super('The object is not valid.', HttpStatus.BAD_REQUEST);
  }
}

/** An error as both API versions tell it: a status, a sentence, and what else the thrown exception holds. */
export interface Failure {
  status: number;
  sentence: string;
  exception: unknown;
  /** Only for what nobody foresaw: the key to the log entry. */
  requestId?: string;
}
