import { Injectable } from '@nestjs/common';
import type { AuthContext, NewObject, ResourceWrites, Row, Stored, Values } from '../kit/index.js';
import { ThemesService } from './themes.service.js';

/** As from the second version on: what is created is edited first, and goes from state to state by steps. */
@Injectable()
export class ThemeWrites implements ResourceWrites {
  constructor(private readonly themes: ThemesService) {}

  async createAll(objects: readonly NewObject[]): Promise<Stored[]> {
    return storedAs(await this.themes.createAll(objects));
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.themes.change(auth, id as string, values);
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.themes.remove(auth, id as string);
  }
}

/** As in the first version: what is created is in the state that the client says. */
@Injectable()
export class V1ThemeWrites implements ResourceWrites {
  constructor(private readonly themes: ThemesService) {}

  async createAll(objects: readonly NewObject[]): Promise<Stored[]> {
    return storedAs(await this.themes.storeAll(objects));
  }
}

const storedAs = (ids: readonly string[]): Stored[] => ids.map((id) => ({ id, isNew: true }));
