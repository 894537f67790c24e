import { Injectable } from '@nestjs/common';
import { SharedByAll, type Condition } from '../kit/index.js';

/** The list of roles is the media backend's; the platform's own roles are not in it. */
@Injectable()
export class UserRolesRules extends SharedByAll {
  override visible(): Condition {
    return { sql: 't.source = ?', values: ['backend'] };
  }
}
