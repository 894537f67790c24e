import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { nameKey } from '../names.js';
import { User } from './user.entity.js';

/** Users by the names that people know them by, for whoever runs the platform. */
@Injectable()
export class UserDirectory {
  constructor(private readonly database: Database) {}

  /** @throws Problem not_found */
  async named(username: string): Promise<User> {
    const user = await this.database.dataSource.manager.findOneBy(User, { usernameKey: nameKey(username) });
    if (!user) throw new Problem('not_found', 'There is no user of that name.');
    return user;
  }

  /** All users by id, a page at a time. */
  async *pages(size = 1000): AsyncGenerator<User[]> {
    const { manager } = this.database.dataSource;
    let last = '0';
    for (;;) {
      const page = await manager.find(User, { where: { id: MoreThan(last) }, order: { id: 'ASC' }, take: size });
      if (page.length === 0) return;
      yield page;
      last = page.at(-1)!.id;
    }
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.database.dataSource.manager.exists(User));
  }
}
