import { Injectable } from '@nestjs/common';
import type { AuthContext } from '../auth/auth-context.js';
import type { Row } from '../database/database.js';
import type { ResourceWrites, Values } from '../rest/query/writes.js';
import { MediabinService } from './mediabin.service.js';

@Injectable()
export class BinItemWrites implements ResourceWrites {
  constructor(private readonly bins: MediabinService) {}

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.bins.change(auth, id as string, values);
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.bins.remove(auth, id as string);
  }
}
