import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AccessExplanations } from '../../src/accounts/granting/access-explanation.service.js';
import { newUserValues } from '../../src/accounts/identity/new-user.js';
import { UserHooks } from '../../src/accounts/identity/user-hooks.service.js';
import { Groups } from '../../src/accounts/groups/groups.service.js';
import { DirectGrants } from '../../src/accounts/granting/direct-grants.service.js';
import { Organisations } from '../../src/accounts/organisations/organisations.service.js';
import { administratorRole, permissions } from '../../src/accounts/granting/permissions.js';
import { RolesRegistry } from '../../src/accounts/granting/roles-registry.service.js';
import { Users } from '../../src/accounts/identity/users.service.js';
import type { AuthContext } from '../../src/auth/auth-context.js';
import { engine } from '../../src/database/columns.js';
import { Database } from '../../src/database/database.js';
import { forUpdate } from '../../src/database/dialect.js';
import { callerFor, expectInvalid, expectProblem, outcomes, type NotedCaller } from '../support/accounts.js';
import { roleKeys } from '../support/role-keys.js';
import { plantUsers } from '../support/demo.js';
import { RoundTrips } from '../support/round-trips.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

e2e('accounts', (service) => {
  let users: Users;
  let groups: Groups;
  let organisations: Organisations;
  let registry: RolesRegistry;
  let directGrants: DirectGrants;
  let explanations: AccessExplanations;
  let database: Database;
  let root: TestUser;
  let boss: TestUser;
  let asRoot: NotedCaller;
  /** An administrator who holds nothing but that role and `user`, which everybody has. */
  let asBoss: NotedCaller;
  let serial = 0;

  const fresh = (what = 'n'): string => `${what}-${++serial}`;
  const password = 'another good password';

  /** Everything that a user or a group has, as it is in the database. */
  const held = async (kind: 'user' | 'group', id: string) => (await directGrants.of(kind, [id])).get(id)!;
  const row = async (table: string, id: string) => (await service.sql(`SELECT * FROM ${table} WHERE id = ?`, [id]))[0];
  const newUser = (values: object = {}): Promise<string> =>
    users.create(undefined, { username: fresh('u'), ...values });
  const newGroup = (values: object = {}): Promise<string> => groups.create(undefined, { name: fresh('g'), ...values });
  /**
   * Does things in transactions that have all seen the database as it was before, each when the one before is done but
   * not yet committed. On SQLite one transaction follows the other anyway.
   */
  const together = (...works: (() => Promise<unknown>)[]): Promise<string[]> => {
    const signal = () => {
      let resolve!: () => void;
      return { promise: new Promise<void>((settle) => (resolve = settle)), resolve: () => resolve() };
    };
    const [seen, done] = [works.map(signal), works.map(signal)];
    const transaction = (work: () => Promise<unknown>, n: number) => async (): Promise<unknown> => {
      for (const table of ['account', 'account_group', 'group_parent', 'role']) {
        await database.read(`SELECT COUNT(*) AS n FROM ${table}`);
      }
      seen[n]!.resolve();
      if (engine === 'mysql') await Promise.all([...seen.map(({ promise }) => promise), done[n - 1]?.promise]);
      return work().finally(() => done[n]!.resolve());
    };
    return outcomes(works.map((work, n) => database.write(transaction(work, n))));
  };

  beforeAll(async () => {
    users = service.app.get(Users);
    groups = service.app.get(Groups);
    organisations = service.app.get(Organisations);
    registry = service.app.get(RolesRegistry);
    directGrants = service.app.get(DirectGrants);
    explanations = service.app.get(AccessExplanations);
    database = service.app.get(Database);
    root = await service.user({ username: 'root', isSuperuser: true });
    boss = await service.administrator();
  });

  beforeEach(async () => {
    asRoot = await callerFor(service, root);
    asBoss = await callerFor(service, boss);
  });

  describe('creating a user', () => {
    it('should store all that is given, and what belongs to every user', async () => {
      const organisation = await organisations.create(undefined, { name: fresh('o') });
      const group = await newGroup();
      const id = await users.create(asRoot, {
        username: 'Zoë',
        password,
        first_name: 'Zoë',
        last_name: 'Müller',
        email: 'zoe@example.org',
        is_active: false,
        is_staff: true,
        is_superuser: true,
        organisation,
        groups: [group, group],
        permissions: ['theme', 'media_backend', 'theme'],
        roles: [administratorRole, '_log_read', '_file_write'],
      });
      expect(await row('account', id)).toMatchObject({
        username: 'Zoë',
        first_name: 'Zoë',
        last_name: 'Müller',
        email: 'zoe@example.org',
        is_active: 0,
        is_staff: 1,
        is_superuser: 1,
        login_count: 0,
        last_login: null,
      });
      expect(String((await row('account', id))!.organisation_id)).toBe(organisation);
      expect(await service.sql('SELECT user_id FROM user_profile WHERE user_id = ?', [id])).toHaveLength(1);
      const { groups: in_, permissions, roles } = await held('user', id);
      expect({ in_, permissions }).toEqual({ in_: [group], permissions: ['media_backend', 'theme'] });
      expect(roles.toSorted()).toEqual(['_file_write', '_log_read', administratorRole]);
      expect(asRoot.notes).toEqual([
        {
          event: 'user',
          target: `users/${id}`,
          detail: expect.stringMatching(
            /^created "Zoë"; is_active false, is_staff true, is_superuser true, organisation "\d+"; password set; groups \+\d+; permissions \+theme \+media_backend; roles \+/,
          ),
        },
      ]);
      expect(JSON.stringify(asRoot.notes)).not.toContain(password);
    });

    it('should put a user without groups into the default one, and with an empty list into none', async () => {
      expect(await held('user', await newUser())).toEqual({ groups: ['1'], permissions: [], roles: [] });
      expect((await held('user', await newUser({ groups: [] }))).groups).toEqual([]);
    });

    it('should let the user sign in by the password, and by none without one', async () => {
      const id = await newUser({ username: 'signer', password });
      const whoami = (password: string) =>
        service.client.asBasic({ username: 'signer', password }).get('/API/v2/whoami/');
      expect((await whoami(password)).json.user.id).toBe(id);
      expect((await row('account', await newUser()))!.password).toBeNull();
      const prepared = await users.prepare({ username: 'prepared', password });
      expect(JSON.stringify(prepared)).not.toContain(password);
      await users.create(undefined, prepared);
      expect((await service.client.asBasic({ username: 'prepared', password }).get('/API/v2/whoami/')).status).toBe(
        200,
      );
      const short = { username: fresh(), password: 'short' };
      await expectInvalid(users.create(undefined, await users.prepare(short)), {
        password: [expect.stringContaining('8')],
      });
    });

    it('should tell all that is wrong with the fields at once, and store nothing', async () => {
      const long = 'x'.repeat(151);
      const before = await service.sql('SELECT COUNT(*) AS n FROM account');
      await expectInvalid(
        users.create(undefined, {
          username: 'a:b',
          password: 'short',
          first_name: long,
          last_name: 'a\nb',
          email: 'nobody',
          is_active: 'no' as never,
          is_staff: 1 as never,
          is_superuser: null as never,
          organisation: '999999',
          groups: ['1', '999999', 'x', '99999999999999999999'],
          permissions: ['theme', 'everything'],
          roles: ['_no_such_role', '_log_read'],
        }),
        {
          username: ['A user name cannot hold a colon.'],
          password: ['A password needs at least 8 characters.'],
          first_name: ['A first name has at most 150 characters.'],
          last_name: ['A last name cannot hold control characters.'],
          email: ['An e-mail address looks like ann@example.org.'],
          is_active: ['This must be true or false.'],
          is_staff: ['This must be true or false.'],
          is_superuser: ['This must be true or false.'],
          organisation: [expect.stringMatching(/^There is no organisation "/)],
          groups: ['999999', 'x', '99999999999999999999'].map((id) => `There is no group "${id}".`),
          permissions: ['There is no permission "everything".'],
          roles: ['There is no role "_no_such_role".'],
        },
      );
      await expectInvalid(users.create(undefined, {} as never), { username: ['This field is required.'] });
      await expectInvalid(
        newUser({ password: 12345678, groups: '1', roles: [1], permissions: null, organisation: 1 }),
        {
          password: ['A password must be text.'],
          groups: ['This must be a list of texts.'],
          roles: ['This must be a list of texts.'],
          permissions: ['This must be a list of texts.'],
          organisation: [expect.stringMatching(/^There is no organisation "/)],
        },
      );
      expect(await service.sql('SELECT COUNT(*) AS n FROM account')).toEqual(before);
    });

    it('should check lengths for the administration command too', async () => {
      await expectInvalid(
        users.create(
          undefined,
          newUserValues({
            username: fresh(),
            email: `${'x'.repeat(250)}@example.org`,
            lastName: 'x'.repeat(151),
          }),
        ),
        {
          email: [expect.stringContaining('254')],
          last_name: [expect.stringContaining('150')],
        },
      );
    });

    it('should refuse a name that only looks different, also when both come at once', async () => {
      await newUser({ username: 'Éva Braun' });
      await expectProblem(newUser({ username: 'ÉVA BRAUN' }), 'name_taken');
      const names = ['Twin', 'tWIN', 'ＴＷＩＮ'];
      expect(await outcomes(names.map((username) => newUser({ username })))).toEqual([
        'done',
        'name_taken',
        'name_taken',
      ]);
    });
  });

  describe('changing a user', () => {
    it('should change what is given and leave the rest', async () => {
      const id = await newUser({
        first_name: 'Ann',
        email: 'ann@example.org',
        permissions: ['theme'],
        roles: ['_log_read'],
      });
      await users.change(asRoot, id, { last_name: 'Lee', email: '', is_staff: true });
      expect(await row('account', id)).toMatchObject({
        first_name: 'Ann',
        last_name: 'Lee',
        email: '',
        is_staff: 1,
        is_active: 1,
      });
      expect(await held('user', id)).toEqual({ groups: ['1'], permissions: ['theme'], roles: ['_log_read'] });
      expect(asRoot.notes.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^changed "u-\d+"; last_name, email, is_staff true$/),
      ]);
    });

    it('should replace a list by exactly what is given, and note what came and went', async () => {
      const [one, two] = [await newGroup(), await newGroup()];
      const id = await newUser({ groups: [one], permissions: ['theme', 'user'], roles: ['_log_read'] });
      await users.change(asRoot, id, { groups: [two], permissions: ['theme', 'media_backend'], roles: [] });
      expect(await held('user', id)).toEqual({ groups: [two], permissions: ['media_backend', 'theme'], roles: [] });
      expect(asRoot.notes[0]!.detail).toMatch(
        new RegExp(`; groups \\+${two} -${one}; permissions \\+media_backend -user; roles -_log_read$`),
      );
    });

    it('should note all of what is given, however much that is', async () => {
      const roles = [...roleKeys, administratorRole];
      const id = await newUser({ roles: [] });
      await users.change(asRoot, id, { roles });
      const group = await newGroup({ roles });
      for (const [target, done] of [
        [`users/${id}`, 'changed "u-'],
        [`groups/${group}`, 'created "g-'],
      ] as const) {
        const sql = 'SELECT detail FROM audit_entry WHERE target = ? ORDER BY id';
        const noted = (await service.sql(sql, [target])).map(({ detail }) => detail as string);
        const given = noted.filter((detail) => detail.includes('; roles '));
        expect(given.filter((detail) => !detail.startsWith(done))).toEqual([]);
        expect(given.flatMap((detail) => detail.match(/(?<= \+)\S+/g) ?? []).toSorted()).toEqual(roles.toSorted());
      }
    });

    it('should note nothing when nothing changes', async () => {
      const id = await newUser({ username: 'same', permissions: ['theme'] });
      await users.change(asRoot, id, {
        username: 'same',
        is_active: true,
        groups: ['1'],
        permissions: ['theme'],
        roles: [],
        organisation: '1',
      });
      expect(asRoot.notes).toEqual([]);
    });

    it('should rename, also to the same name in another case, but not to the name of another one', async () => {
      const id = await newUser({ username: 'rename me', password });
      await users.change(asRoot, id, { username: 'Renamed' });
      await users.change(asRoot, id, { username: 'RENAMED' });
      expect(asRoot.notes.map(({ detail }) => detail)).toEqual([
        'changed "rename me"; username "Renamed"',
        'changed "Renamed"; username "RENAMED"',
      ]);
      await expectProblem(users.change(asRoot, id, { username: 'ROOT' }), 'name_taken');
      expect((await service.client.asBasic({ username: 'renamed', password }).get('/API/v2/whoami/')).status).toBe(200);
    });

    it('should refuse faults all at once and change nothing then', async () => {
      const id = await newUser();
      const before = await row('account', id);
      const values = { username: ' ', first_name: 'Fine', groups: ['999999'], organisation: 'x' };
      await expectInvalid(users.change(asRoot, id, values), {
        username: ['A user name cannot be blank.'],
        groups: ['There is no group "999999".'],
        organisation: [expect.stringMatching(/^There is no organisation "/)],
      });
      expect(await row('account', id)).toEqual(before);
    });

    it('should be done one after the other, each on what the one before has left', async () => {
      const [user, group] = [await newUser({ permissions: [] }), await newGroup()];
      const order: number[] = [];
      const changed = Promise.withResolvers<void>();
      const slow = database.write(async () => {
        await users.change(undefined, user, { email: 'slow@example.org' });
        changed.resolve();
        // What does not wait for this write has time to overtake it.
        for (let n = 0; n < 20; n++) await service.client.get('/API/v1/');
        order.push(1);
      });
      await Promise.race([changed.promise, slow]);
      await organisations.create(undefined, { name: fresh() });
      order.push(2);
      await slow;
      expect(order).toEqual([1, 2]);
      const give = () =>
        users.change(asRoot, user, { permissions: ['theme', 'user'], groups: [group], roles: ['_log_read'] });
      expect(await together(give, give)).toEqual(['done', 'done']);
      expect(await held('user', user)).toEqual({
        groups: [group],
        permissions: ['theme', 'user'],
        roles: ['_log_read'],
      });
    });

    it.each(['0', '999999', 'x', '1e3', '99999999999999999999'])('should know no user %j', async (id) => {
      await expectProblem(users.change(asRoot, id, {}), 'not_found');
      await expectProblem(users.delete(asRoot, id, 'x'), 'not_found');
      await expectProblem(users.setPassword(asRoot, id, password), 'not_found');
      await expectProblem(explanations.explain(id), 'not_found');
    });
  });

  describe('granting', () => {
    let editors: string;
    let above: string;

    beforeAll(async () => {
      above = await newGroup({ permissions: ['theme'] });
      editors = await newGroup({ parents: [above], roles: ['_file_write'] });
    });

    const refused = async (values: object, word: RegExp): Promise<void> => {
      const user = await newUser({ groups: [] });
      const group = await newGroup();
      for (const work of [
        () => users.create(asBoss, { username: fresh(), ...values }),
        () => users.change(asBoss, user, values),
      ]) {
        expect((await expectProblem(work(), 'not_grantable')).message).toMatch(word);
      }
      expect(await held('user', user)).toEqual({ groups: [], permissions: [], roles: [] });
      const { groups: parents, ...rest } = values as { groups?: string[] };
      if ('is_superuser' in values) return;
      const groupValues = { ...rest, ...(parents ? { parents } : {}) };
      for (const work of [
        () => groups.create(asBoss, { name: fresh(), ...groupValues }),
        () => groups.change(asBoss, group, groupValues),
      ]) {
        expect((await expectProblem(work(), 'not_grantable')).message).toMatch(word);
      }
      expect(await held('group', group)).toEqual({ groups: [], permissions: [], roles: [] });
    };

    it('should refuse what the author does not hold: permissions, roles, and groups with all above them', async () => {
      await refused({ permissions: ['user', 'theme'] }, /"theme"/);
      await refused({ roles: [administratorRole, '_log_read'] }, /"_log_read"/);
      await refused({ groups: [above] }, /"theme"/);
      await refused({ groups: ['1', editors] }, /"theme"/);
      await refused(
        { groups: [await newGroup({ parents: [await newGroup({ roles: ['_file_write'] })] })] },
        /"_file_write"/,
      );
      await refused({ is_superuser: true }, /superuser/i);
      expect(asBoss.notes).toEqual([]);
    });

    it('should allow what the author holds, own or by a group', async () => {
      await users.change(undefined, boss.id, { groups: ['1', editors], roles: [administratorRole, '_log_read'] });
      try {
        const values = { permissions: ['theme', 'user'], roles: [administratorRole, '_log_read', '_file_write'] };
        const id = await users.create(asBoss, {
          username: fresh(),
          is_staff: true,
          groups: [editors, above],
          ...values,
        });
        expect((await held('user', id)).roles).toHaveLength(3);
        await groups.create(asBoss, { name: fresh(), parents: [editors], ...values });
      } finally {
        await users.change(undefined, boss.id, { groups: ['1'], roles: [administratorRole] });
      }
    });

    it('should ask about what is new only: what is there may stay, and may be taken away', async () => {
      const user = await newUser({
        groups: [editors],
        permissions: ['theme', 'media_backend'],
        roles: ['_log_read', '_file_write'],
      });
      const group = await newGroup({
        parents: [editors],
        permissions: ['theme', 'media_backend'],
        roles: ['_log_read', '_file_write'],
      });
      const rest = { permissions: ['theme', 'user'], roles: ['_log_read', administratorRole] };
      await users.change(asBoss, user, { groups: [editors, '1'], ...rest });
      await groups.change(asBoss, group, { parents: [editors, '1'], ...rest });
      for (const kind of ['user', 'group'] as const) {
        const { groups, permissions, roles } = await held(kind, kind === 'user' ? user : group);
        expect({ groups, permissions }).toEqual({ groups: ['1', editors], permissions: ['theme', 'user'] });
        expect(roles.toSorted()).toEqual(['_log_read', administratorRole]);
      }
      await users.change(asBoss, user, { groups: [], permissions: [], roles: [] });
    });

    it('should refuse an author to widen himself', async () => {
      await expectProblem(users.change(asBoss, boss.id, { permissions: ['theme'] }), 'not_grantable');
      await expectProblem(users.change(asBoss, boss.id, { is_superuser: true }), 'not_grantable');
      await expectProblem(groups.change(asBoss, '1', { permissions: ['user', 'theme'] }), 'not_grantable');
    });

    it('should put new users into the default group, whatever that hands down and the author holds', async () => {
      await groups.change(undefined, '1', { permissions: ['user', 'userprofile'] });
      await users.change(undefined, boss.id, { groups: [] });
      try {
        expect((await held('user', await users.create(asBoss, { username: fresh() }))).groups).toEqual(['1']);
        await expectProblem(users.create(asBoss, { username: fresh(), groups: ['1'] }), 'not_grantable');
      } finally {
        await groups.change(undefined, '1', { permissions: ['user'] });
        await users.change(undefined, boss.id, { groups: ['1'] });
      }
    });

    it('should go by what the author may now, not by what he might when the request began', async () => {
      const former = await service.user({ isSuperuser: true, isAdministrator: true });
      const asFormer = await callerFor(service, former);
      await users.change(asRoot, former.id, { is_superuser: false });
      await expectProblem(users.create(asFormer, { username: fresh(), permissions: ['theme'] }), 'not_grantable');
      await expectProblem(users.change(asFormer, root.id, { is_superuser: false }), 'superuser_protected');
      await users.change(asRoot, former.id, { roles: [] });
      await expectProblem(users.create(asFormer, { username: fresh() }), 'permission_denied');
      await users.change(asRoot, former.id, { roles: [administratorRole], is_active: false });
      await expectProblem(users.create(asFormer, { username: fresh() }), 'permission_denied');
      await users.delete(asRoot, former.id, former.username);
      await expectProblem(organisations.create(asFormer, { name: fresh() }), 'permission_denied');
    });

    it('should be refused when the password has been reset since the request was let in', async () => {
      const captured = await service.administrator();
      const asCaptured = await callerFor(service, captured);
      const [user, group] = [await newUser(), await newGroup()];
      await users.setPassword(asRoot, captured.id, 'a better password 9');
      for (const work of [
        () => users.create(asCaptured, { username: fresh(), password }),
        () => users.change(asCaptured, user, { roles: [administratorRole] }),
        () => users.setPassword(asCaptured, user, password),
        () => groups.create(asCaptured, { name: fresh() }),
        () => groups.change(asCaptured, group, { name: fresh() }),
      ]) {
        await expectProblem(work(), 'unauthenticated');
      }
      expect((await row('account', user))!.password).toBeNull();
      await users.create(await callerFor(service, captured), { username: fresh() });
    });
  });

  describe('superusers', () => {
    const powers = { isSuperuser: true, isAdministrator: true };

    it('should be touched by superusers only', async () => {
      const victim = await newUser({ username: 'victim', is_superuser: true, password });
      const before = await row('account', victim);
      for (const work of [
        () => users.change(asBoss, victim, { email: 'boss@example.org' }),
        () => users.change(asBoss, victim, {}),
        () => users.change(asBoss, victim, { is_active: false }),
        () => users.change(asBoss, victim, { is_superuser: false }),
        () => users.setPassword(asBoss, victim, password),
        () => users.delete(asBoss, victim, 'victim'),
      ]) {
        await expectProblem(work(), 'superuser_protected');
      }
      expect(await row('account', victim)).toEqual(before);
      await users.change(asRoot, victim, { is_active: false });
      await expectProblem(users.change(asBoss, victim, { is_active: true }), 'superuser_protected');
      await users.change(asRoot, victim, { is_superuser: false });
      const promote = () => users.change(asRoot, victim, { is_superuser: true });
      const enter = () => users.setPassword(asBoss, victim, password);
      expect(await together(promote, enter)).toEqual(['done', 'superuser_protected']);
      await users.delete(asRoot, victim, 'victim');
    });

    describe('when one is left', () => {
      let others: { id: unknown }[];

      beforeAll(async () => {
        await newUser({ username: 'sleeping', is_superuser: true, is_active: false });
        others = await service.sql(
          'SELECT id FROM account WHERE is_superuser = TRUE AND is_active = TRUE AND id <> ?',
          [root.id],
        );
        for (const { id } of others) await service.sql('UPDATE account SET is_superuser = FALSE WHERE id = ?', [id]);
      });

      afterAll(async () => {
        for (const { id } of others) await service.sql('UPDATE account SET is_superuser = TRUE WHERE id = ?', [id]);
      });

      it('should neither demote, deactivate nor delete that one, whoever asks', async () => {
        for (const author of [asRoot, undefined]) {
          await expectProblem(users.change(author, root.id, { is_superuser: false }), 'last_superuser');
          await expectProblem(users.change(author, root.id, { is_active: false }), 'last_superuser');
          await expectProblem(
            users.change(author, root.id, { is_active: false, is_superuser: false }),
            'last_superuser',
          );
          await expectProblem(users.delete(author, root.id, 'root'), 'last_superuser');
        }
        await users.change(asRoot, root.id, { email: 'root@example.org', is_superuser: true, is_active: true });
      });

      it.each(['demoted', 'deactivated', 'deleted'])(
        'should keep one when the last two are %s at once',
        async (how) => {
          const end = (id: string, username: string) => () => {
            if (how === 'deleted') return users.delete(undefined, id, username);
            return users.change(undefined, id, how === 'demoted' ? { is_superuser: false } : { is_active: false });
          };
          const atOnce = (...works: (() => Promise<unknown>)[]) => outcomes(works.map((work) => work()));
          for (const run of [atOnce, together, together]) {
            const names = [fresh('super'), fresh('super')];
            const ids: string[] = [];
            for (const username of names) ids.push(await newUser({ username, is_superuser: true }));
            await service.sql('UPDATE account SET is_superuser = FALSE WHERE id = ?', [root.id]);
            try {
              expect(await run(...ids.map((id, n) => end(id, names[n]!)))).toEqual(['done', 'last_superuser']);
              const left = await service.sql('SELECT id FROM account WHERE is_superuser = TRUE AND is_active = TRUE');
              expect(left).toHaveLength(1);
            } finally {
              await service.sql('UPDATE account SET is_superuser = (id = ?) WHERE id IN (?, ?, ?)', [
                root.id,
                root.id,
                ...ids,
              ]);
            }
          }
        },
      );

      it('should not let two superusers demote each other', async () => {
        const [one, two] = [await service.user(powers), await service.user(powers)];
        const [asOne, asTwo] = [await callerFor(service, one), await callerFor(service, two)];
        const result = await together(
          () => users.change(asOne, two.id, { is_superuser: false }),
          () => users.change(asTwo, one.id, { is_superuser: false }),
        );
        expect(result).toEqual(['done', 'superuser_protected']);
      });

      it('should not let them either when each request holds the other one already', async () => {
        const [one, two] = [await service.user(powers), await service.user(powers)];
        const demote = async (author: NotedCaller, id: string): Promise<void> =>
          database.write(async () => {
            await database.read(`SELECT id FROM account WHERE id = ?${forUpdate}`, [BigInt(id)]);
            await new Promise((resolve) => setTimeout(resolve, 100));
            await users.change(author, id, { is_superuser: false });
          });
        const [asOne, asTwo] = [await callerFor(service, one), await callerFor(service, two)];
        expect(await outcomes([demote(asOne, two.id), demote(asTwo, one.id)])).toEqual(['done', 'superuser_protected']);
      });
    });
  });

  describe('deactivating a user', () => {
    it('should end sessions and tokens at once, and call the hooks once in the same write', async () => {
      const user = await service.user();
      const session = await service.client.asSession(user);
      const calls: string[] = [];
      let fails = true;
      service.app.get(UserHooks).deactivated.push((manager, id) => {
        if (id !== user.id) return Promise.resolve();
        calls.push(id);
        return fails ? Promise.reject(new Error('not yet')) : manager.query('SELECT 1');
      });
      await expect(users.change(asRoot, user.id, { is_active: false })).rejects.toThrow('not yet');
      expect((await session.get('/API/v2/whoami/')).status).toBe(200);
      fails = false;
      await users.change(asRoot, user.id, { is_active: false });
      await users.change(asRoot, user.id, { is_active: false, email: 'x@y.z' });
      expect(calls).toEqual([user.id, user.id]);
      for (const client of [session, service.client.asToken(user.token), service.client.asBasic(user)]) {
        expect((await client.get('/API/v2/whoami/')).status).toBe(401);
      }
    });

    it('should be refused to oneself', async () => {
      await expectProblem(users.change(asBoss, boss.id, { is_active: false }), 'conflict');
      await expectProblem(users.change(asRoot, root.id, { is_active: false }), 'conflict');
    });
  });

  describe('deleting a user', () => {
    it('should ask for the exact name', async () => {
      const id = await newUser({ username: 'Gone' });
      for (const confirm of [undefined, '', 'gone', 'Gone ', 'true', id]) {
        await expectProblem(users.delete(asBoss, id, confirm), 'confirmation_required');
      }
      await users.delete(asBoss, id, 'Gone');
      expect(asBoss.notes).toEqual([{ event: 'user', target: `users/${id}`, detail: 'deleted "Gone"' }]);
    });

    it("should remove what is the user's own", async () => {
      const group = await newGroup();
      const user = await service.user({ permissions: ['theme'], roles: ['_log_read'] });
      await users.change(asRoot, user.id, { groups: [group] });
      await service.client.asSession(user);
      await users.delete(asRoot, user.id, user.username);
      for (const table of ['user_profile', 'group_member', 'user_permission', 'user_role', 'session']) {
        expect([table, await service.sql(`SELECT user_id FROM ${table} WHERE user_id = ?`, [user.id])]).toEqual([
          table,
          [],
        ]);
      }
      expect((await service.client.asToken(user.token).get('/API/v2/whoami/')).status).toBe(401);
    });

    it('should be refused for oneself', async () => {
      await expectProblem(users.delete(asBoss, boss.id, boss.username), 'conflict');
    });
  });

  describe('passwords', () => {
    const signsIn = async (username: string, password: string): Promise<boolean> =>
      (await service.client.asBasic({ username, password }).get('/API/v2/whoami/')).status === 200;

    it('should be reset by an administrator, with all sessions, and with the tokens unless they may stay', async () => {
      const calls: unknown[] = [];
      service.app.get(UserHooks).reset.push((_, id, how) => Promise.resolve(calls.push([id, how])));
      const user = await service.user();
      const session = await service.client.asSession(user);
      await users.setPassword(asBoss, user.id, password, { revokeTokens: false });
      expect([await signsIn(user.username, PASSWORD), await signsIn(user.username, password)]).toEqual([false, true]);
      expect((await session.get('/API/v2/whoami/')).status).toBe(401);
      await users.setPassword(asBoss, user.id, `${password} 2`);
      expect(calls).toEqual([
        [user.id, { revokeTokens: false }],
        [user.id, { revokeTokens: true }],
      ]);
      expect(asBoss.notes).toEqual(
        ['', '; tokens revoked'].map((end) => ({
          event: 'password',
          target: `users/${user.id}`,
          detail: `reset that of "${user.username}"${end}`,
        })),
      );
    });

    it('should be changed by the user, with hooks that know the session', async () => {
      const calls: unknown[] = [];
      service.app.get(UserHooks).passwordChanged.push((_, id, how) => Promise.resolve(calls.push([id, how])));
      const user = await service.user();
      const author = await callerFor(service, user);
      await users.changeOwnPassword(author, author.user, password, { keepSessionId: '7', revokeTokens: true });
      await users.changeOwnPassword(author, (await callerFor(service, user)).user, password);
      expect([await signsIn(user.username, PASSWORD), await signsIn(user.username, password)]).toEqual([false, true]);
      expect(calls).toEqual([
        [user.id, { keepSessionId: '7', revokeTokens: true }],
        [user.id, { keepSessionId: undefined, revokeTokens: false }],
      ]);
      expect(author.notes.map(({ event }) => event)).toEqual(['password', 'password']);
      expect(JSON.stringify(author.notes)).not.toContain(password);
    });

    it('should not be changed by who was deactivated or got another one since the proof', async () => {
      const user = await service.user();
      const author = await callerFor(service, user);
      await users.setPassword(undefined, user.id, password);
      await expectProblem(users.changeOwnPassword(author, author.user, `${password} 2`), 'unauthenticated');
      const again = await callerFor(service, user);
      await users.change(undefined, user.id, { is_active: false });
      await expectProblem(users.changeOwnPassword(again, again.user, `${password} 2`), 'unauthenticated');
      await users.change(undefined, user.id, { is_active: true });
      expect([await signsIn(user.username, password), author.notes, again.notes]).toEqual([true, [], []]);
    });

    it.each([
      ['too short', 'short'],
      ['too long', 'x'.repeat(1025)],
      ['no text', 12345678],
    ])('should be refused when they are %s', async (_, bad) => {
      const fields = { password: [expect.stringMatching(/^A password/)] };
      await expectInvalid(users.setPassword(asRoot, boss.id, bad as string), fields);
      await expectInvalid(users.changeOwnPassword(asBoss, asBoss.user, bad as string), fields);
    });
  });

  describe('groups', () => {
    it('should be created and changed with all that belongs to them', async () => {
      const organisation = await organisations.create(undefined, { name: fresh('o') });
      const [one, two] = [await newGroup(), await newGroup()];
      const id = await groups.create(asRoot, {
        name: 'News',
        description: 'Day\nand night',
        organisation,
        permissions: ['theme'],
        roles: ['_log_read'],
        parents: [two, one],
      });
      expect(await row('account_group', id)).toMatchObject({
        name: 'News',
        name_key: 'news',
        description: 'Day\nand night',
      });
      expect(await held('group', id)).toEqual({ groups: [one, two], permissions: ['theme'], roles: ['_log_read'] });
      await groups.change(asRoot, id, { name: 'NEWS', description: '', parents: [one], roles: [] });
      expect(await row('account_group', id)).toMatchObject({ name: 'NEWS', description: '' });
      expect(String((await row('account_group', id))!.organisation_id)).toBe(organisation);
      expect(await held('group', id)).toEqual({ groups: [one], permissions: ['theme'], roles: [] });
      await groups.change(asRoot, id, { name: 'NEWS' });
      await groups.change(asRoot, id, { organisation: '1' });
      expect(asRoot.notes).toEqual([
        {
          event: 'group',
          target: `groups/${id}`,
          detail: `created "News"; organisation "${organisation}"; parents +${two} +${one}; permissions +theme; roles +_log_read`,
        },
        {
          event: 'group',
          target: `groups/${id}`,
          detail: `changed "News"; name "NEWS", description; parents -${two}; roles -_log_read`,
        },
        { event: 'group', target: `groups/${id}`, detail: 'changed "NEWS"; organisation "1"' },
      ]);
    });

    it('should be refused with all faults at once', async () => {
      const values = {
        name: ' x',
        description: 'x'.repeat(1001),
        organisation: '0',
        permissions: ['x'],
        roles: ['x'],
        parents: ['x'],
      };
      const fields = {
        name: ['A name cannot begin or end with a space.'],
        description: ['A description has at most 1000 characters.'],
        organisation: [expect.stringMatching(/^There is no organisation "/)],
        permissions: ['There is no permission "x".'],
        roles: ['There is no role "x".'],
        parents: ['There is no group "x".'],
      };
      await expectInvalid(groups.create(asRoot, values), fields);
      await expectInvalid(groups.change(asRoot, '1', values), fields);
      await expectInvalid(groups.create(asRoot, {} as never), { name: ['This field is required.'] });
    });

    it('should have names of their own', async () => {
      const id = await newGroup({ name: 'Straße' });
      await expectProblem(groups.create(asRoot, { name: 'STRAßE' }), 'name_taken');
      await expectProblem(groups.change(asRoot, id, { name: 'users' }), 'name_taken');
    });

    it('should not stand above themselves, near or far', async () => {
      const a = await newGroup();
      const b = await newGroup({ parents: [a] });
      const c = await newGroup({ parents: [b] });
      for (const parent of [a, b, c]) {
        const fields = { parents: [`Group "${parent}" is this group or inherits from it.`] };
        await expectInvalid(groups.change(asRoot, a, { parents: ['1', parent] }), fields);
      }
      await groups.change(asRoot, c, { parents: [a, b] });
      expect((await held('group', a)).groups).toEqual([]);
    });

    it('should not be made to stand above themselves by two changes at once', async () => {
      for (let round = 0; round < 3; round++) {
        const ids = [await newGroup(), await newGroup(), await newGroup()];
        const changes = ids.map((id, n) => () => groups.change(asRoot, id, { parents: [ids[(n + 1) % 3]!] }));
        expect(await together(...changes)).toEqual(['done', 'done', 'validation_failed']);
        const [a, b] = [await newGroup(), await newGroup()];
        const result = await outcomes([
          groups.change(asRoot, a, { parents: [b] }),
          groups.change(asRoot, b, { parents: [a] }),
        ]);
        expect(result).toEqual(['done', 'validation_failed']);
      }
    });

    it('should stand in 50 levels at most, however they come there', async () => {
      const chain = async (length: number): Promise<string[]> => {
        const ids = [await newGroup()];
        while (ids.length < length) ids.unshift(await newGroup({ parents: [ids[0]!] }));
        return ids;
      };
      const refused = { parents: ['Groups stand in at most 50 levels.'] };
      const long = await chain(50);
      await expectInvalid(groups.create(undefined, { name: fresh('g'), parents: ['1', long[0]!] }), refused);
      const short = await chain(3);
      const top = short.at(-1)!;
      await expectInvalid(groups.change(undefined, top, { parents: [long[2]!] }), refused);
      await groups.change(undefined, top, { parents: [long[3]!] });
      await expectInvalid(groups.change(undefined, long.at(-1)!, { parents: [top] }), {
        parents: [expect.stringContaining('inherits from it')],
      });
    });

    it('should keep a longer chain from before, and have it shortened', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 60; n++) ids.push(await newGroup());
      for (const [n, id] of ids.slice(1).entries()) {
        await service.sql('INSERT INTO group_parent (group_id, parent_id) VALUES (?, ?)', [ids[n], id]);
      }
      const [low, high] = [ids[10]!, ids[11]!];
      await groups.change(undefined, low, { parents: [high], description: 'the same' });
      await expectInvalid(groups.change(undefined, low, { parents: [high, ids[12]!] }), {
        parents: ['Groups stand in at most 50 levels.'],
      });
      await groups.change(undefined, low, { parents: [ids[30]!] });
      await groups.change(undefined, low, { parents: [] });
      expect((await held('group', low)).groups).toEqual([]);
    });

    it('should be deleted when they have no members and nothing below, and the default one never', async () => {
      const parent = await newGroup({ permissions: ['theme'] });
      const group = await newGroup({ parents: [parent], roles: ['_log_read'] });
      const member = await newUser({ groups: [group] });
      expect((await expectProblem(groups.delete(asRoot, group), 'in_use')).message).toContain('members');
      expect((await expectProblem(groups.delete(asRoot, parent), 'in_use')).message).toContain('inherit');
      await users.change(asRoot, member, { groups: [] });
      asRoot.notes.length = 0;
      await groups.delete(asRoot, group);
      await groups.delete(asRoot, parent);
      expect(asRoot.notes.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^deleted "g-/),
        expect.stringMatching(/^deleted "g-/),
      ]);
      await expectProblem(groups.delete(asRoot, group), 'not_found');
      await expectProblem(groups.delete(undefined, '1'), 'conflict');
    });

    it('should not be deleted and used at once', async () => {
      for (const kind of ['members', 'children']) {
        const group = await newGroup();
        const [user, child] = [await newUser({ groups: [] }), await newGroup()];
        const remove = () => groups.delete(asRoot, group);
        const use = () =>
          kind === 'members'
            ? users.change(asRoot, user, { groups: [group] })
            : groups.change(asRoot, child, { parents: [group] });
        expect(await together(use, remove)).toEqual(['done', 'in_use']);
        await users.change(asRoot, user, { groups: [] });
        await groups.change(asRoot, child, { parents: [] });
        expect(await together(remove, use)).toEqual(['done', 'validation_failed']);
      }
    });
  });

  describe('organisations', () => {
    it('should be created, renamed and deleted', async () => {
      const id = await organisations.create(asBoss, { name: 'North' });
      await organisations.change(asBoss, id, { name: 'NORTH' });
      await organisations.change(asBoss, id, { name: 'NORTH' });
      await organisations.change(asBoss, id, {});
      expect(await row('organisation', id)).toMatchObject({ name: 'NORTH', name_key: 'north' });
      await expectProblem(organisations.create(asBoss, { name: 'ｎorth' }), 'name_taken');
      await organisations.delete(asBoss, id);
      await expectProblem(organisations.delete(asBoss, id), 'not_found');
      await expectProblem(organisations.change(asBoss, id, { name: 'x' }), 'not_found');
      expect(asBoss.notes).toEqual(
        ['created "North"', 'renamed "North" to "NORTH"', 'deleted "NORTH"'].map((detail) => ({
          event: 'organisation',
          target: `organisations/${id}`,
          detail,
        })),
      );
    });

    it('should have a name', async () => {
      await expectInvalid(organisations.create(asBoss, {}), { name: ['This field is required.'] });
      await expectInvalid(organisations.create(asBoss, { name: '' }), { name: ['A name cannot be blank.'] });
      await expectInvalid(organisations.change(asBoss, '1', { name: 'x'.repeat(151) }), {
        name: [expect.stringContaining('150')],
      });
      await expectProblem(
        organisations.change(asBoss, await organisations.create(undefined, { name: fresh() }), { name: 'default' }),
        'name_taken',
      );
    });

    it('should not be deleted while somebody or a group is in them, and the default one never', async () => {
      const organisation = await organisations.create(undefined, { name: fresh() });
      const user = await newUser({ organisation });
      expect((await expectProblem(organisations.delete(asRoot, organisation), 'in_use')).message).toContain('users');
      await users.change(asRoot, user, { organisation: '1' });
      const group = await newGroup({ organisation });
      expect((await expectProblem(organisations.delete(asRoot, organisation), 'in_use')).message).toContain('groups');
      await groups.delete(asRoot, group);
      const remove = () => organisations.delete(asRoot, organisation);
      const use = () => users.change(asRoot, user, { organisation });
      expect(await together(use, remove)).toEqual(['done', 'in_use']);
      await users.change(asRoot, user, { organisation: '1' });
      expect(await together(remove, use)).toEqual(['done', 'validation_failed']);
      await expectProblem(organisations.delete(undefined, '1'), 'conflict');
    });
  });

  describe('roles of plugins', () => {
    const roles = (prefix: string) =>
      service.sql('SELECT name, label, source, parent_id FROM role WHERE name LIKE ? ORDER BY id', [`${prefix}%`]);

    it('should be registered as a tree, again and again', async () => {
      const tree = {
        name: 'cut',
        label: 'Cutting',
        children: [{ name: 'cut.see' }, { name: 'cut.edit', children: [{ name: 'cut.lock' }] }],
      };
      const made = await registry.registerTree(asRoot, tree);
      const [top, see, edit, lock] = made;
      expect(made).toEqual([
        { id: top!.id, name: 'cut', label: 'Cutting', source: 'plugin', parentId: null },
        { id: see!.id, name: 'cut.see', label: 'cut.see', source: 'plugin', parentId: top!.id },
        { id: edit!.id, name: 'cut.edit', label: 'cut.edit', source: 'plugin', parentId: top!.id },
        { id: lock!.id, name: 'cut.lock', label: 'cut.lock', source: 'plugin', parentId: edit!.id },
      ]);
      expect(await registry.registerTree(asRoot, tree)).toEqual(made);
      expect(await roles('cut')).toHaveLength(4);
      expect(asRoot.notes).toEqual([
        { event: 'role', target: `roles/${top!.id}`, detail: 'registered cut, cut.see, cut.edit, cut.lock' },
      ]);
    });

    it('should move and be labelled anew; what the tree leaves out stays', async () => {
      const [, kept, moved] = await registry.registerTree(undefined, {
        name: 'mv',
        children: [{ name: 'mv.kept', label: 'Kept' }, { name: 'mv.moved' }],
      });
      const [top, again] = await registry.registerTree(asRoot, [
        { name: 'mv.top', children: [{ name: 'mv.moved', label: 'Moved' }] },
      ]);
      expect(again).toEqual({ ...moved!, label: 'Moved', parentId: top!.id });
      expect(asRoot.notes[0]!.detail).toBe('registered mv.top; changed mv.moved');
      expect((await roles('mv.kept'))[0]).toMatchObject({ label: 'Kept' });
      const [root] = await registry.registerTree(asRoot, { name: 'mv.kept' });
      expect(root).toEqual({ ...kept!, label: 'mv.kept', parentId: null });
    });

    it('should hang under roles of the backend and the platform, which stay as they are', async () => {
      const before = await service.sql("SELECT * FROM role WHERE source <> 'plugin' ORDER BY id");
      const [backend, one, platform, two] = await registry
        .registerTree(asRoot, [
          { name: '_log_read', label: 'Mine', children: [{ name: 'hang.one' }] },
          {
            name: 'hang',
            children: [{ name: administratorRole, label: 'Mine too', children: [{ name: 'hang.two' }] }],
          },
        ])
        .then((all) => all.filter(({ name }) => name !== 'hang'));
      expect([backend!.source, platform!.source]).toEqual(['backend', 'platform']);
      expect([one!.parentId, two!.parentId]).toEqual([backend!.id, platform!.id]);
      expect(platform).toMatchObject({ label: 'Platform administrator', parentId: null });
      expect(await service.sql("SELECT * FROM role WHERE source <> 'plugin' ORDER BY id")).toEqual(before);
    });

    it("should never become the platform's own", async () => {
      const [own] = await service.sql('SELECT * FROM role WHERE name = ?', [administratorRole]);
      await service.sql("UPDATE role SET name = 'somewhere else' WHERE id = ?", [own!.id]);
      try {
        await expectInvalid(registry.registerTree(asRoot, { name: administratorRole }), {
          name: [expect.stringContaining(administratorRole)],
        });
      } finally {
        await service.sql('UPDATE role SET name = ? WHERE id = ?', [administratorRole, own!.id]);
      }
    });

    it('should be there once when the same tree is registered several times at once', async () => {
      for (let round = 0; round < 3; round++) {
        const name = fresh('once');
        const tree = { name, children: Array.from({ length: 30 }, (_, n) => ({ name: `${name}.${n}` })) };
        const register = () => registry.registerTree(undefined, tree);
        const run =
          round === 0
            ? () => outcomes([register(), register(), register()])
            : () => together(register, register, register);
        expect(await run()).toEqual(['done', 'done', 'done']);
        expect(await roles(`${name}`)).toHaveLength(31);
      }
    });

    it('should be refused with places, and store nothing', async () => {
      await expectInvalid(
        registry.registerTree(asRoot, { name: 'bad', children: [{ name: 'bad' }, { name: 'no spaces' }] }),
        {
          'children[0].name': ['The role "bad" is there twice.'],
          'children[1].name': [expect.any(String)],
        },
      );
      expect(await roles('bad')).toEqual([]);
      expect(await registry.registerTree(asRoot, [])).toEqual([]);
    });

    it('should count among the roles of the platform, and be granted as others are', async () => {
      await registry.registerTree(undefined, { name: 'count' });
      const user = await service.user();
      await expectProblem(users.change(asBoss, user.id, { roles: ['count'] }), 'not_grantable');
      await users.change(asRoot, user.id, { roles: ['count', '_log_read'] });
      const { json } = await service.client.asToken(user.token).get('/API/v2/whoami/');
      expect(json).toMatchObject({ platform_roles: ['count'], roles: ['_log_read'] });
      expect(await (await service.principals.named(user.username))!.isAdministrator()).toBe(false);
    });

    it('should be removed from everybody, with what stood under them moving up; others cannot be removed', async () => {
      const [top, middle, low] = await registry.registerTree(undefined, {
        name: 'rm',
        children: [{ name: 'rm.a', children: [{ name: 'rm.b' }] }],
      });
      const holders = [await newUser({ roles: ['rm.a', 'rm.b'] }), await newUser({ roles: ['rm.a'] })];
      const group = await newGroup({ roles: ['rm.a'] });
      await registry.remove(asRoot, middle!.id);
      const lost = expect.stringMatching(/^changed "[ug]-\d+"; roles -rm\.a$/);
      expect(asRoot.notes).toEqual([
        ...holders.map((id) => ({ event: 'user', target: `users/${id}`, detail: lost })),
        { event: 'group', target: `groups/${group}`, detail: lost },
        { event: 'role', target: `roles/${middle!.id}`, detail: 'removed "rm.a" from 2 users and 1 groups' },
      ]);
      expect((await held('user', holders[0]!)).roles).toEqual(['rm.b']);
      expect(await row('role', low!.id)).toMatchObject({ parent_id: expect.anything() });
      expect(String((await row('role', low!.id))!.parent_id)).toBe(top!.id);
      await expectProblem(registry.remove(asRoot, middle!.id), 'not_found');
      const others = await service.sql<{ id: unknown }>(
        "SELECT id FROM role WHERE name IN ('_log_read', 'platform_administrator')",
      );
      for (const { id } of others) await expectProblem(registry.remove(undefined, String(id)), 'conflict');
    });

    it('should be taken from some of those who hold them at a time', async () => {
      await plantUsers(service, 1100);
      const [unheld, held] = await registry.registerTree(undefined, { name: 'rm.x', children: [{ name: 'rm.y' }] });
      const some = 'SELECT id, ? FROM account ORDER BY id LIMIT 1025';
      await service.sql(`INSERT INTO user_role (user_id, role_id) ${some}`, [held!.id]);
      const roundTrips = new RoundTrips(service.app);
      const few = await roundTrips.during(() => registry.remove(asRoot, unheld!.id));
      const many = await roundTrips.during(() => registry.remove(asRoot, held!.id));
      expect(asRoot.notes.at(-1)!.detail).toBe('removed "rm.y" from 1025 users and 0 groups');
      expect(await service.sql('SELECT user_id FROM user_role WHERE role_id = ?', [held!.id])).toEqual([]);
      // Twice 500 and the rest, each found and taken from; and what is noted, 256 entries at a time.
      expect(many - few).toBe(6 + 4);
    });
  });

  describe('explaining access', () => {
    it('should name every source with the groups that it came through', async () => {
      const user = await service.user({ username: 'explained' });
      const top = await newGroup({ name: 'Top', permissions: ['theme', 'user'], roles: ['_log_read'] });
      const mid = await newGroup({ name: 'Mid', parents: [top], permissions: ['theme'] });
      const low = await newGroup({ name: 'Low', parents: [mid] });
      await users.change(undefined, user.id, {
        groups: [low],
        permissions: ['theme'],
        roles: ['_log_read', administratorRole],
      });
      const at = (id: string, name: string) => ({ id, name });
      const chain = [at(low, 'Low'), at(mid, 'Mid'), at(top, 'Top')];
      const byTop = { kind: 'group', group: at(top, 'Top'), through: chain };
      const { label } = (await service.sql("SELECT label FROM role WHERE name = '_log_read'"))[0]!;
      expect(await explanations.explain(user.id)).toEqual({
        is_superuser: false,
        permissions: [
          { permission: 'user', sources: [byTop] },
          {
            permission: 'theme',
            sources: [{ kind: 'user' }, byTop, { kind: 'group', group: at(mid, 'Mid'), through: chain.slice(0, 2) }],
          },
        ],
        roles: [
          { name: '_log_read', label, source: 'backend', sources: [{ kind: 'user' }, byTop] },
          { name: administratorRole, label: 'Platform administrator', source: 'platform', sources: [{ kind: 'user' }] },
        ],
      });
      await users.change(undefined, user.id, { groups: [low, mid], permissions: [], is_superuser: true });
      const { is_superuser, permissions } = await explanations.explain(user.id);
      expect(is_superuser).toBe(true);
      expect(permissions.map(({ permission, sources }) => [permission, sources[0]!.kind])).toEqual([
        ['userprofile', 'superuser'],
        ['user', 'group'],
        ['media_backend', 'superuser'],
        ['theme', 'superuser'],
      ]);
      expect(permissions[3]!.sources[1]).toEqual({ ...byTop, through: chain.slice(1) });
    });

    it('should agree with what is allowed, whatever the groups', async () => {
      const user = await service.user({ username: 'graphed' });
      const ids: string[] = [];
      for (let n = 0; n < 6; n++) ids.push(await newGroup());
      await registry.registerTree(undefined, [{ name: 'graph.a' }, { name: 'graph.b' }]);
      const roleNames = ['_log_read', '_file_write', '_item_search', 'graph.a', 'graph.b', administratorRole];
      const words = permissions.words;
      const some = <T>(list: readonly T[], max: number) => fc.uniqueArray(fc.constantFrom(...list), { maxLength: max });
      const group = fc.record({
        permissions: some(words, 2),
        roles: some(roleNames, 2),
        above: some([0, 1, 2, 3, 4, 5], 3),
      });
      const graph = fc.record({
        is_superuser: fc.boolean(),
        permissions: some(words, 2),
        roles: some(roleNames, 2),
        groups: some(ids, 3),
        all: fc.array(group, { minLength: 6, maxLength: 6 }),
      });
      await fc.assert(
        fc.asyncProperty(graph, async ({ all, ...values }) => {
          for (const id of ids) await groups.change(undefined, id, { parents: [] });
          for (const [n, { permissions, roles, above }] of all.entries()) {
            const parents = above.filter((one) => one > n).map((one) => ids[one]!);
            await groups.change(undefined, ids[n]!, { permissions, roles, parents });
          }
          await users.change(undefined, user.id, values);
          const explained = await explanations.explain(user.id);
          const principal = (await service.principals.named('graphed'))!;
          const grants = await principal.grants();

          const may = [];
          for (const word of words) if (await principal.hasPermission(word)) may.push(word);
          expect(explained.permissions.map(({ permission }) => permission)).toEqual(may);
          const without = explained.permissions.filter(({ sources }) =>
            sources.some(({ kind }) => kind !== 'superuser'),
          );
          expect(new Set(without.map(({ permission }) => permission))).toEqual(grants.permissions);
          const named = (backend: boolean) =>
            explained.roles.filter(({ source }) => (source === 'backend') === backend).map(({ name }) => name);
          expect(new Set(named(false))).toEqual(grants.platformRoles);
          expect(named(true)).toEqual((await service.principals.backendRoles('user', [user.id])).get(user.id) ?? []);

          // Every source is real: what is said to hold it does, and each group on the way is a parent of the one
          // before.
          const direct = await directGrants.of('group', ids);
          const check = (
            kind: 'permissions' | 'roles',
            word: string,
            sources: (typeof explained.roles)[number]['sources'],
          ) => {
            expect(sources.length).toBe(new Set(sources.map((source) => JSON.stringify(source))).size);
            expect(sources.some(({ kind }) => kind === 'user')).toBe((values[kind] as string[]).includes(word));
            for (const source of sources) {
              if (source.kind !== 'group') continue;
              const through = source.through!.map(({ id }) => id);
              expect(values.groups).toContain(through[0]);
              expect(through.at(-1)).toBe(source.group!.id);
              expect(direct.get(source.group!.id)![kind]).toContain(word);
              for (const [n, id] of through.slice(1).entries()) expect(direct.get(through[n]!)!.groups).toContain(id);
            }
          };
          for (const { permission, sources } of explained.permissions) check('permissions', permission, sources);
          for (const { name, sources } of explained.roles) check('roles', name, sources);
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('reading in bulk', () => {
    it('should give what each of 1000 holds directly, with nothing for those that hold nothing', async () => {
      const parents = [await newGroup(), await newGroup()];
      const group = await newGroup({ parents, permissions: ['user', 'theme'], roles: ['_file_write', '_log_read'] });
      const one = await newUser({
        groups: [group, '1'],
        permissions: ['theme', 'media_backend'],
        roles: [administratorRole, '_log_read'],
      });
      const none = await newUser({ groups: [] });
      const ids = [...new Set([one, none, ...Array.from({ length: 998 }, (_, n) => String(10_000_000 + n))])];
      expect(ids).toHaveLength(1000);
      const granted = await directGrants.of('user', ids);
      expect([...granted.keys()]).toEqual(ids);
      expect(granted.get(one)).toEqual({
        groups: ['1', group],
        permissions: ['media_backend', 'theme'],
        roles: ['_log_read', administratorRole],
      });
      expect(granted.get(none)).toEqual({ groups: [], permissions: [], roles: [] });
      const order = await service.sql<{ name: string }>(
        "SELECT name FROM role WHERE name IN ('_file_write', '_log_read') ORDER BY id",
      );
      expect((await directGrants.of('group', [group, parents[0]!])).get(group)).toEqual({
        groups: parents,
        permissions: ['theme', 'user'],
        roles: order.map(({ name }) => name),
      });
      expect(await directGrants.of('user', [])).toEqual(new Map());
    });
  });

  describe('the audit', () => {
    it('should hold a change exactly when it was made', async () => {
      const principal = (await service.principals.named('root'))!;
      const auth = {
        user: principal,
        actor: principal,
        via: 'basic',
        origin: { method: 'POST', route: '/x', address: '::1' },
      } as AuthContext;
      const entries = (target: string) =>
        service.sql('SELECT event, actor, via, detail FROM audit_entry WHERE target = ? ORDER BY id', [target]);
      const id = await users.create(auth, { username: 'audited' });
      await expectProblem(users.change(auth, id, { username: 'root' }), 'name_taken');
      await users.setPassword(undefined, id, password);
      expect(await entries(`users/${id}`)).toEqual([
        { event: 'user', actor: 'root', via: 'basic', detail: 'created "audited"' },
        { event: 'password', actor: 'command line', via: 'command', detail: 'reset that of "audited"; tokens revoked' },
      ]);
    });
  });
});
