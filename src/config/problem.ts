import { HttpException } from '@nestjs/common';
import { problems, type ProblemCode } from './problems.js';

/** A request that is refused: a stable code for programs and a sentence for people. */
export class Problem extends HttpException {
  constructor(
    readonly code: ProblemCode,
    sentence: string = `${problems[code].title}.`,
  ) {
    super(sentence, problems[code].status);
  }
}
