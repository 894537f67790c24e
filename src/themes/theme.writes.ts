import { Injectable } from '@nestjs/common';
import type { AuthContext } from '../auth/auth-context.js';
import type { Row } from '../database/database.js';
import type { ResourceWrites, Values } from '../rest/query/writes.js';
import { ThemesService } from './themes.service.js';

@Injectable()
export class ThemeWrites implements ResourceWrites {
  constructor(private readonly themes: ThemesService) {}

  create(auth: AuthContext, values: Values): Promise<string> {
    return this.themes.create(auth, values);
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.themes.change(auth, id as string, values);
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.themes.remove(auth, id as string);
  }
}
