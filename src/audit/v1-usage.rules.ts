import { Injectable } from '@nestjs/common';
import { V1Registry } from '../kit/administration.js';
import { type Condition, everything, type ResourceRules, type Row } from '../kit/index.js';

/** Says of each call of the first version what takes its place. */
@Injectable()
export class V1UsageRules implements ResourceRules {
  constructor(private readonly registry: V1Registry) {}

  visible(): Condition {
    return everything;
  }

  complete(rows: Row[]): void {
    for (const row of rows) {
      const twin = this.registry.twin(row.route as string);
      row.twin = twin && `${twin.method} ${twin.path}`;
      row.guide = twin && twin.guide;
    }
  }
}
