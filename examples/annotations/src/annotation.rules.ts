import { Injectable } from '@nestjs/common';
import { everything, type AuthContext, type Condition, type ResourceRules } from 'media-asset-platform/kit';

/** Notes are their owner's; whoever looks after the media sees all of them. */
@Injectable()
export class AnnotationRules implements ResourceRules {
  async visible({ user }: AuthContext): Promise<Condition> {
    if (await user.hasPermission('media_backend')) return everything;
    return { sql: 't.owner_id = ?', values: [BigInt(user.id)] };
  }
}
