import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { plantOnce } from '../database/seeding.js';
import { SharedByAll } from '../rest/query/objects.js';
import { Theme, ThemeStatus } from './theme.entity.js';
import type { ThemeResource } from './theme.resource.js';

@Injectable()
export class ThemesService extends SharedByAll {
  constructor(private readonly database: Database) {
    super();
  }

  /** Plants the theme that every installation starts with. */
  async plantCore(manager: EntityManager): Promise<void> {
    await plantOnce(manager, 'theme', new Map([['core', null]]), () =>
      manager.insert(Theme, { title: 'core', status: ThemeStatus.Approved, isDefault: true }),
    );
  }

  /** Stores a new theme; a new default takes the place of the old one. Returns the id. */
  async create(values: Partial<ThemeResource>): Promise<string> {
    const { title, template_string, css, javascript, status, logoimage, is_default } = values;
    return this.database.write(async (manager) => {
      if (is_default) await manager.update(Theme, { isDefault: true }, { isDefault: null });
      const { identifiers } = await manager.insert(Theme, {
        title,
        templateString: template_string,
        css,
        javascript,
        status,
        logoimage,
        isDefault: is_default ? true : null,
      });
      return String(identifiers[0]!.id);
    });
  }
}
