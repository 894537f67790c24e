import { Injectable } from '@nestjs/common';
import type { Condition, ResourceRules } from '../kit/index.js';

/** The list of roles is the media backend's; the platform's own roles are not in it. */
@Injectable()
export class RolesService implements ResourceRules {
  visible(): Condition {
    return { sql: 't.source = ?', values: ['backend'] };
  }
}
