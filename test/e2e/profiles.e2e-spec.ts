import { beforeAll, describe, expect, it } from '@jest/globals';
import { Group, GroupMember, GroupParent } from '../../src/accounts/groups/group.entity.js';
import { nameKey } from '../../src/accounts/names.js';
import { Organisation } from '../../src/accounts/organisations/organisation.entity.js';
import { GroupRole, Role, UserRole } from '../../src/accounts/granting/role.entity.js';
import { User } from '../../src/accounts/identity/user.entity.js';
import { UserProfile } from '../../src/profiles/user-profile.entity.js';
import type { Client } from '../support/client.js';
import {
  expectError,
  expectJson,
  expectSchema,
  expectToFit,
  idField,
  listOf,
  lookups,
  meta,
  uriField,
} from '../support/expectations.js';
import { e2e, type TestUser } from '../support/service.js';

const profileFields = {
  contact_number: { type: 'string', blank: true, nullable: true },
  create_date: { type: 'datetime' },
  default_group: { type: 'string', blank: true },
  default_ingest_group: { type: 'string', blank: true },
  default_metadata_group: { type: 'string', blank: true, nullable: true },
  default_sort_list: { type: 'string', default: '[]' },
  extra_info: { type: 'string', default: '{}' },
  homepage: { type: 'string', blank: true },
  id: idField,
  login_count: { type: 'integer', default: 0 },
  metadata_fields: { type: 'string', default: '{}' },
  notes: { type: 'string', blank: true, nullable: true },
  organisation: { type: 'integer', default: 1 },
  paginate_by: { type: 'integer', default: 20 },
  resource_uri: uriField,
  roles: { type: 'string', blank: true },
  theme: { type: 'integer', nullable: true },
  timeout: { type: 'integer', default: 0 },
} as const;

const instant = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);

e2e('profiles', (service) => {
  let root: TestUser;
  let asRoot: Client;

  /** The id of a user's profile: the user's own. */
  const profileOf = ({ id }: { id: string }): string => id;

  const organisation = async (name: string): Promise<string> =>
    service.write(async (manager) => {
      const { identifiers } = await manager.insert(Organisation, { name, nameKey: nameKey(name) });
      return String(identifiers[0]!.id);
    });

  const group = async (name: string, { roles = [] as string[], parents = [] as string[], organisationId = '1' } = {}) =>
    service.write(async (manager) => {
      const { identifiers } = await manager.insert(Group, {
        name,
        nameKey: nameKey(name),
        description: `About ${name}`,
        organisationId,
        createDate: '2025-07-08T09:10:11.121314',
      });
      const groupId = String(identifiers[0]!.id);
      for (const role of roles) {
        await manager.insert(GroupRole, { groupId, roleId: (await manager.findOneByOrFail(Role, { name: role })).id });
      }
      for (const parentId of parents) await manager.insert(GroupParent, { groupId, parentId });
      return groupId;
    });

  const rolesOf = async (user: TestUser): Promise<string> =>
    (await asRoot.get(`/API/v1/userprofile/${profileOf(user)}/`)).json.roles as string;

  const ids = (json: { objects: { id: string }[] }): string[] => json.objects.map(({ id }) => id);

  beforeAll(async () => {
    root = await service.user({ isSuperuser: true });
    asRoot = service.client.asToken(root.token);
  });

  describe('userprofile', () => {
    it('should show all that is known of a user, to the microsecond and in every script', async () => {
      const zoe = await service.user({
        username: 'zoë.李',
        firstName: 'Zoë 🎬',
        lastName: "O'Škoda-李",
        roles: ['_item_search', '_log_read'],
      });
      const organisationId = await organisation('Østfold Média');
      await service.write(async (manager) => {
        await manager.update(
          User,
          { id: zoe.id },
          {
            isStaff: true,
            dateJoined: '2019-12-31T23:59:59.999999',
            lastLogin: '2026-02-03T04:05:06.000001',
            loginCount: 17,
            sessionTimeout: 45,
            organisationId,
          },
        );
        await manager.update(
          UserProfile,
          { userId: zoe.id },
          {
            notes: 'Ruft «immer» an\n🎬',
            createDate: '2020-01-02T03:04:05.678901',
            paginateBy: 15,
            contactNumber: '+47 12 34 56 78',
            extraInfo: '{"café": [1, true, null], "nested": {"a": "b, c: d"}}',
            themeId: '1',
            homepage: '/vs/search/',
            defaultIngestGroup: 'Ingest',
            defaultGroup: 'Users',
            defaultSortList: '[{"field": "created", "order": "descending"}]',
            defaultMetadataGroup: 'Film',
            metadataFields: '{"title": ["a", "b"]}',
          },
        );
      });
      const id = profileOf(zoe);
      const profile = {
        contact_number: '+47 12 34 56 78',
        create_date: '2020-01-02T03:04:05.678901',
        default_group: 'Users',
        default_ingest_group: 'Ingest',
        default_metadata_group: 'Film',
        default_sort_list: '[{"field": "created", "order": "descending"}]',
        extra_info: '{"café": [1, true, null], "nested": {"a": "b, c: d"}}',
        homepage: '/vs/search/',
        id,
        login_count: 17,
        metadata_fields: '{"title": ["a", "b"]}',
        notes: 'Ruft «immer» an\n🎬',
        organisation: Number(organisationId),
        paginate_by: 15,
        resource_uri: `/API/v1/userprofile/${id}/`,
        roles: '["_log_read", "_item_search"]',
        theme: 1,
        timeout: 45,
        user: {
          date_joined: '2019-12-31T23:59:59.999999',
          first_name: 'Zoë 🎬',
          id: zoe.id,
          is_active: true,
          is_staff: true,
          last_login: '2026-02-03T04:05:06.000001',
          last_name: "O'Škoda-李",
          resource_uri: '',
          username: 'zoë.李',
        },
      };
      expectJson(await asRoot.get(profile.resource_uri), 200, profile);
      expectJson(await asRoot.get(`/API/v1/userprofile/?id=${id}`), 200, listOf([profile]));
      expectJson(await asRoot.get(`/API/v1/userprofile/set/${id};888/`), 200, {
        not_found: ['888'],
        objects: [profile],
      });

      const { user: _, ...own } = profile;
      const account = { ...own, resource_uri: `/API/v1/useraccountprofile/${id}/` };
      const asZoe = service.client.asToken(zoe.token);
      expectJson(await asZoe.get('/API/v1/useraccountprofile/'), 200, listOf([account]));
      expectJson(await asZoe.get(account.resource_uri), 200, account);
      expectJson(await asZoe.get(`/API/v1/useraccountprofile/set/${id}/`), 200, { objects: [account] });
    });

    it('should show what is not set as it is stored', async () => {
      const plain = await service.user({ isActive: false });
      const id = profileOf(plain);
      const profile = {
        contact_number: null,
        create_date: instant,
        default_group: '',
        default_ingest_group: '',
        default_metadata_group: null,
        default_sort_list: '[]',
        extra_info: '{}',
        homepage: '',
        id,
        login_count: 0,
        metadata_fields: '{}',
        notes: null,
        organisation: 1,
        paginate_by: 20,
        resource_uri: `/API/v1/userprofile/${id}/`,
        roles: '',
        theme: null,
        timeout: 0,
        user: {
          date_joined: instant,
          first_name: '',
          id: plain.id,
          is_active: false,
          is_staff: false,
          last_login: null,
          last_name: '',
          resource_uri: '',
          username: plain.username,
        },
      };
      const answer = await asRoot.get(profile.resource_uri);
      expect(answer.json).toEqual(profile);
      expect(Object.keys(answer.json)).toEqual(Object.keys(profile));
      expect(Object.keys(answer.json.user)).toEqual(Object.keys(profile.user));

      await service.write((manager) =>
        manager.update(UserProfile, { userId: plain.id }, { notes: '', contactNumber: '', defaultMetadataGroup: '' }),
      );
      const { json } = await asRoot.get(profile.resource_uri);
      expect(json).toMatchObject({ notes: '', contact_number: '', default_metadata_group: '' });
    });

    it('should tell the truth in its schema', async () => {
      const answer = await asRoot.get('/API/v1/userprofile/schema/');
      expectSchema(answer, {
        fields: { ...profileFields, user: { type: 'related' } },
        filtering: {
          create_date: lookups.number,
          id: lookups.id,
          login_count: lookups.number,
          organisation: lookups.exact,
          theme: [...lookups.exact, 'isnull'],
          user__date_joined: lookups.number,
          user__email: lookups.text,
          user__first_name: lookups.text,
          user__id: lookups.number,
          user__is_active: lookups.exact,
          user__is_staff: lookups.exact,
          user__last_login: [...lookups.number, 'isnull'],
          user__last_name: lookups.text,
          user__username: lookups.text,
        },
        ordering: [
          'id',
          'create_date',
          'login_count',
          'user__username',
          'user__first_name',
          'user__last_name',
          'user__date_joined',
          'user__last_login',
        ],
      });
      for (const profile of (await asRoot.get('/API/v1/userprofile/?limit=0')).json.objects) {
        expectToFit(profile, answer.json);
      }
    });

    it('should need the userprofile permission, which superusers pass', async () => {
      const anybody = service.client.asToken((await service.user()).token);
      const administrator = service.client.asToken((await service.administrator()).token);
      for (const path of ['', '1/', 'set/1/', 'schema/']) {
        expectError(await anybody.get(`/API/v1/userprofile/${path}`), 403);
        expectError(await administrator.get(`/API/v1/userprofile/${path}`), 403);
        expect((await asRoot.get(`/API/v1/userprofile/${path}`)).status).toBe(200);
      }
    });

    it('should be found by name, e-mail, organisation and activity', async () => {
      const organisationId = await organisation('Findable');
      const [ann, bob] = [
        await service.user({ firstName: 'Ånn', lastName: 'Findable', email: 'ann@find.example.org' }),
        await service.user({ firstName: 'Bob', lastName: 'Findable', email: 'Bob@Find.example.org', isActive: false }),
      ];
      await service.sql('UPDATE account SET organisation_id = ? WHERE last_name = ?', [organisationId, 'Findable']);
      const [annsId, bobsId] = [profileOf(ann), profileOf(bob)];
      const found = async (query: string) => ids((await asRoot.get(`/API/v1/userprofile/?${encodeURI(query)}`)).json);
      expect(await found(`user__username=${ann.username}`)).toEqual([annsId]);
      expect(await found(`user__username__in=${ann.username},${bob.username}&order_by=-user__username`)).toEqual([
        bobsId,
        annsId,
      ]);
      expect(await found('user__first_name__icontains=åNN')).toEqual([annsId]);
      expect(await found('user__email__iexact=BOB@find.EXAMPLE.org')).toEqual([bobsId]);
      expect(await found('user__email__endswith=@find.example.org')).toEqual([annsId]);
      expect(await found(`organisation=${organisationId}&user__is_active=true`)).toEqual([annsId]);
      expect(await found(`organisation=${organisationId}&user__is_active=false`)).toEqual([bobsId]);
      expect(await found(`organisation=${organisationId}&user__last_login__isnull=true`)).toEqual([annsId, bobsId]);
      expect(await found(`organisation=${organisationId}&user__last_login__gte=2020-01-01`)).toEqual([]);
      expect(await found(`organisation=${organisationId}&order_by=-user__first_name`)).toEqual([annsId, bobsId]);
    });

    it('should not be filtered or sorted by what it does not show', async () => {
      const names = [
        'user__password',
        'user__is_superuser',
        'user__password__startswith',
        'user',
        'user__organisation_id',
        'notes',
        'extra_info__contains',
        'contact_number',
        'roles',
        'resource_uri',
      ];
      for (const name of names) {
        expectError(await asRoot.get(`/API/v1/userprofile/?${name}=x`), 400);
      }
      for (const name of ['user__password', 'user__email', 'notes', 'roles', 'user', 'password']) {
        expectError(await asRoot.get(`/API/v1/userprofile/?order_by=${name}`), 400);
      }
    });
  });

  describe('profiles visible to the requester', () => {
    let reader: TestUser;
    let mates: string[];
    let strangers: string[];

    beforeAll(async () => {
      const [ours, theirs] = [await organisation('Ours'), await organisation('Theirs')];
      const people = {
        ours: [
          (reader = await service.user({ permissions: ['userprofile'] })),
          await service.user(),
          await service.user({ isActive: false }),
        ],
        theirs: [await service.user(), await service.user({ isActive: false })],
      };
      for (const { id } of people.ours) {
        await service.sql('UPDATE account SET organisation_id = ? WHERE id = ?', [ours, id]);
      }
      for (const { id } of people.theirs) {
        await service.sql('UPDATE account SET organisation_id = ? WHERE id = ?', [theirs, id]);
      }
      mates = people.ours.map(profileOf);
      strangers = people.theirs.map(profileOf);
    });

    it("should be those of one's organisation, active or not", async () => {
      const asReader = service.client.asToken(reader.token);
      const list = await asReader.get('/API/v1/userprofile/');
      expect(list.json.meta).toEqual(meta(3));
      expect(ids(list.json)).toEqual(mates);
      for (const id of mates) expect((await asReader.get(`/API/v1/userprofile/${id}/`)).status).toBe(200);
    });

    it('should not tell a profile of another organisation from one that does not exist', async () => {
      const asReader = service.client.asToken(reader.token);
      const unknown = await asReader.get('/API/v1/userprofile/123456/');
      expectError(unknown, 404);
      for (const id of strangers) {
        const answer = await asReader.get(`/API/v1/userprofile/${id}/`);
        expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: unknown.text });
        expectJson(await asReader.get(`/API/v1/userprofile/?id=${id}`), 200, listOf([]));
      }
      const set = await asReader.get(`/API/v1/userprofile/set/${[...strangers, ...mates].join(';')}/`);
      expect({ ids: ids(set.json), missing: set.json.not_found }).toEqual({ ids: mates, missing: strangers });
    });

    it('should be all of them for superusers and administrators', async () => {
      const administrator = await service.user({ isAdministrator: true, permissions: ['userprofile'] });
      const [{ n }] = (await service.sql('SELECT COUNT(*) AS n FROM user_profile')) as [{ n: unknown }];
      for (const client of [asRoot, service.client.asToken(administrator.token)]) {
        const { json } = await client.get('/API/v1/userprofile/?limit=0');
        expect(json.meta).toEqual(meta(Number(n), { limit: 1000 }));
        expect(ids(json)).toEqual(expect.arrayContaining([...mates, ...strangers]));
        for (const id of strangers) expect((await client.get(`/API/v1/userprofile/${id}/`)).status).toBe(200);
      }
    });

    it('should change with the organisation at once', async () => {
      const mover = await service.user({ permissions: ['userprofile'] });
      const asMover = service.client.asToken(mover.token);
      expectError(await asMover.get(`/API/v1/userprofile/${mates[0]}/`), 404);
      await service.sql(
        'UPDATE account SET organisation_id = (SELECT id FROM organisation WHERE name = ?) WHERE id = ?',
        ['Ours', mover.id],
      );
      expect((await asMover.get(`/API/v1/userprofile/${mates[0]}/`)).status).toBe(200);
    });
  });

  describe('useraccountprofile', () => {
    it('should be the profile of the one who asks and no other', async () => {
      const [ann, bob] = [await service.user(), await service.user()];
      const asAnn = service.client.asToken(ann.token);
      const [own, other] = [profileOf(ann), profileOf(bob)];
      const list = await asAnn.get('/API/v1/useraccountprofile/');
      expect(list.json.meta).toEqual(meta(1));
      expect(list.json.objects).toMatchObject([{ id: own, resource_uri: `/API/v1/useraccountprofile/${own}/` }]);
      expect(list.json.objects[0]).not.toHaveProperty('user');
      expect((await asAnn.get(`/API/v1/useraccountprofile/${own}/`)).json).toEqual(list.json.objects[0]);

      for (const client of [asAnn, asRoot]) expectError(await client.get(`/API/v1/useraccountprofile/${other}/`), 404);
      expectJson(await asAnn.get(`/API/v1/useraccountprofile/set/${other}/`), 200, { not_found: [other], objects: [] });
      expectJson(await asAnn.get(`/API/v1/useraccountprofile/?id=${other}`), 200, listOf([]));
    });

    it('should tell the truth in its schema', async () => {
      const ann = service.client.asToken((await service.user()).token);
      const answer = await ann.get('/API/v1/useraccountprofile/schema/');
      expectSchema(answer, { fields: profileFields, filtering: { id: lookups.id }, ordering: ['id'] });
      expectToFit((await ann.get('/API/v1/useraccountprofile/')).json.objects[0], answer.json);
    });

    it('should count logins, but neither requests nor acting as the user', async () => {
      const [ann, administrator] = [await service.user(), await service.administrator()];
      const own = async (client: Client) => (await client.get('/API/v1/useraccountprofile/')).json.objects[0];
      expect(await own(service.client.asBasic(ann))).toMatchObject({ login_count: 0 });
      const asActing = service.client.asToken(administrator.token).runAs(ann.username);
      expect(await own(asActing)).toMatchObject({ id: profileOf(ann), login_count: 0 });
      expect(await own(await service.client.asSession(ann))).toMatchObject({ login_count: 1 });
      await service.client.asSession(ann);
      const { login_count, id } = await own(service.client.asToken(ann.token));
      expect(login_count).toBe(2);
      expect((await asRoot.get(`/API/v1/userprofile/${id}/`)).json.user.last_login).toEqual(instant);
    });
  });

  describe('roles', () => {
    it('should come from the user, the groups and the groups above those, each once and in the order of the list', async () => {
      const top = await group('Top', { roles: ['_import', '_log_read'] });
      const left = await group('Left', { roles: ['_export'], parents: [top] });
      const right = await group('Right', { roles: ['_export', '_job_read'], parents: [top] });
      await group('Bottom', { roles: ['_lock_write'], parents: [left, right] });
      await group('Elsewhere', { roles: ['_transcoder'], parents: [top] });
      const [ann, bob, cyd] = [
        await service.user({ roles: ['_user', '_export'], groups: ['Bottom'] }),
        await service.user({ groups: ['Left'] }),
        await service.user({ roles: ['_item_uri'] }),
      ];
      expect(await rolesOf(ann)).toBe('["_log_read", "_job_read", "_lock_write", "_export", "_import", "_user"]');
      expect(await rolesOf(bob)).toBe('["_log_read", "_export", "_import"]');
      expect(await rolesOf(cyd)).toBe('["_item_uri"]');

      // All in one list, so that nobody gets what belongs to a neighbour.
      const query = `user__id__in=${[ann, bob, cyd].map(({ id }) => id).join(',')}`;
      const { json } = await asRoot.get(`/API/v1/userprofile/?${query}`);
      expect(json.objects.map(({ roles }: { roles: string }) => JSON.parse(roles).length)).toEqual([6, 3, 1]);
      expect((await service.client.asToken(bob.token).get('/API/v1/useraccountprofile/')).json.objects[0].roles).toBe(
        '["_log_read", "_export", "_import"]',
      );
    });

    it('should not go round in circles of groups', async () => {
      const [egg, hen] = [await group('Egg', { roles: ['_import'] }), await group('Hen', { roles: ['_export'] })];
      await service.write(async (manager) => {
        await manager.insert(GroupParent, { groupId: egg, parentId: hen });
        await manager.insert(GroupParent, { groupId: hen, parentId: egg });
      });
      expect(await rolesOf(await service.user({ groups: ['Egg'] }))).toBe('["_export", "_import"]');
    });

    it("should be the media backend's only", async () => {
      const administrator = await service.administrator();
      expect(await rolesOf(administrator)).toBe('');
      const platform = await service.write((manager) =>
        manager.findOneByOrFail(Role, { name: 'platform_administrator' }),
      );
      const groupId = await group('Administrators');
      await service.write((manager) => manager.insert(GroupRole, { groupId, roleId: platform.id }));
      expect((await asRoot.get(`/API/v1/groupprofile/${groupId}/`)).json.roles).toBe('');
    });

    it('should be gone from the next answer when they are taken away', async () => {
      const ann = await service.user({ roles: ['_import'] });
      expect(await rolesOf(ann)).toBe('["_import"]');
      await service.write((manager) => manager.delete(UserRole, { userId: ann.id }));
      expect(await rolesOf(ann)).toBe('');
    });
  });

  describe('groupprofile', () => {
    it('should show a group in a list, alone and in a set', async () => {
      const organisationId = await organisation('Group owners');
      const above = await group('Above Ærø', { roles: ['_group_read'] });
      const id = await group('Skjærgård 🏝', { roles: ['_item_search', '_log_read'], parents: [above], organisationId });
      const profile = {
        create_date: '2025-07-08T09:10:11.121314',
        description: 'About Skjærgård 🏝',
        id,
        name: 'Skjærgård 🏝',
        organisation: Number(organisationId),
        resource_uri: `/API/v1/groupprofile/${id}/`,
        roles: '["_log_read", "_group_read", "_item_search"]',
      };
      expectJson(await asRoot.get(profile.resource_uri), 200, profile);
      expectJson(await asRoot.get(`/API/v1/groupprofile/?id=${id}`), 200, listOf([profile]));
      expectJson(await asRoot.get(`/API/v1/groupprofile/set/${id};999/`), 200, {
        not_found: ['999'],
        objects: [profile],
      });
      const plain = (await asRoot.get('/API/v1/groupprofile/1/')).json;
      expect(plain).toMatchObject({ id: '1', name: 'Users', roles: '', organisation: 1, create_date: instant });
    });

    it('should tell the truth in its schema', async () => {
      const answer = await asRoot.get('/API/v1/groupprofile/schema/');
      expectSchema(answer, {
        fields: {
          create_date: { type: 'datetime' },
          description: { type: 'string', blank: true },
          id: idField,
          name: { type: 'string', unique: true },
          organisation: { type: 'integer' },
          resource_uri: uriField,
          roles: { type: 'string', blank: true },
        },
        filtering: {
          create_date: lookups.number,
          description: lookups.text,
          id: lookups.id,
          name: lookups.text,
          organisation: lookups.exact,
        },
        ordering: ['id', 'name', 'create_date'],
      });
      for (const one of (await asRoot.get('/API/v1/groupprofile/')).json.objects) expectToFit(one, answer.json);
    });

    it("should be one's own groups, but all of them for superusers and administrators", async () => {
      const parent = await group('Parents of mine');
      const mine = await group('Mine', { parents: [parent] });
      const ann = service.client.asToken((await service.user({ groups: ['Mine'] })).token);
      const list = await ann.get('/API/v1/groupprofile/');
      expect({ ids: ids(list.json), total: list.json.meta.total_count }).toEqual({ ids: ['1', mine], total: 2 });
      expectError(await ann.get(`/API/v1/groupprofile/${parent}/`), 404);
      expect((await ann.get(`/API/v1/groupprofile/set/${parent};${mine}/`)).json.not_found).toEqual([parent]);

      const [{ n }] = (await service.sql('SELECT COUNT(*) AS n FROM account_group')) as [{ n: unknown }];
      for (const client of [asRoot, service.client.asToken((await service.administrator()).token)]) {
        expect((await client.get('/API/v1/groupprofile/')).json.meta.total_count).toBe(Number(n));
        expect((await client.get(`/API/v1/groupprofile/${parent}/`)).status).toBe(200);
      }
    });

    it('should need the user permission, which superusers do not pass', async () => {
      const [ann, boss] = [await service.user(), await service.user({ isSuperuser: true })];
      const clients = [ann, boss].map(({ token }) => service.client.asToken(token));
      for (const client of clients) expect((await client.get('/API/v1/groupprofile/')).status).toBe(200);
      await service.write(async (manager) => {
        for (const { id } of [ann, boss]) await manager.delete(GroupMember, { userId: id });
      });
      for (const path of ['', '1/', 'set/1/', 'schema/']) {
        for (const client of clients) expectError(await client.get(`/API/v1/groupprofile/${path}`), 403);
      }
    });
  });
});
