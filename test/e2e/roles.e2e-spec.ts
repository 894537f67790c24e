import { beforeAll, expect, it } from '@jest/globals';
import { GroupMember } from '../../src/accounts/groups/group.entity.js';
import type { Client } from '../support/client.js';
import { expectError, expectJson, expectSchema, expectToFit, lookups, meta } from '../support/expectations.js';
import { roleKeys } from '../support/role-keys.js';
import { e2e } from '../support/service.js';

const PATH = '/API/v1/userroles/';

interface UserRole {
  key: string;
  value: string;
}

e2e('roles', (service) => {
  let ann: Client;

  const found = async (query: string): Promise<string[]> =>
    (await ann.get(`${PATH}?${query}`)).json.objects.map(({ key }: UserRole) => key);

  beforeAll(async () => {
    ann = service.client.asToken((await service.user()).token);
  });

  it('should be the 77 keys of the media backend in their order, each with a label, on one page', async () => {
    const answer = await ann.get(PATH);
    const objects = answer.json.objects as UserRole[];
    expectJson(answer, 200, {
      meta: meta(77, { limit: 1000 }),
      objects: roleKeys.map((key, n) => ({ key, value: objects[n]?.value })),
    });
    expect(new Set(objects.map(({ key }) => key)).size).toBe(77);
  });

  it('should be labelled with words made from their keys', async () => {
    const { objects } = (await ann.get(PATH)).json as { objects: UserRole[] };
    for (const { value } of objects) expect(value).toMatch(/^[A-Z][a-z]*( ([a-z]+|ID))*(: (read|write|search|URI))?$/);
    expect(new Set(objects.map(({ value }) => value)).size).toBe(77);
    expect(objects).toEqual(
      expect.arrayContaining([
        { key: '_shape_tag_read', value: 'Shape tag: read' },
        { key: '_metadata_field_group_write', value: 'Metadata field group: write' },
        { key: '_administrator', value: 'Administrator' },
      ]),
    );
  });

  it("should leave out the platform's own roles", async () => {
    expect(await found('key=platform_administrator')).toEqual([]);
    const [{ id }] = (await service.sql("SELECT id FROM role WHERE source = 'platform'")) as [{ id: unknown }];
    expectError(await ann.get(`${PATH}${String(id)}/`), 404);
    expectJson(await ann.get(`${PATH}set/${String(id)}/`), 200, { not_found: [String(id)], objects: [] });
  });

  it('should be shown alone and in a set', async () => {
    const [first, second] = (await ann.get(PATH)).json.objects as UserRole[];
    const rows = await service.sql("SELECT id FROM role WHERE source = 'backend' ORDER BY id");
    const [one, two] = rows.map(({ id }) => String(id));
    expectJson(await ann.get(`${PATH}${one}/`), 200, first);
    expectJson(await ann.get(`${PATH}set/${two};4444;${one}/`), 200, { not_found: ['4444'], objects: [second, first] });
  });

  it('should be paged, filtered and sorted when that is asked for', async () => {
    expectJson(await ann.get(`${PATH}?limit=2&offset=4`), 200, {
      meta: meta(77, { limit: 2, offset: 4, next: `${PATH}?limit=2&offset=6`, previous: `${PATH}?limit=2&offset=2` }),
      objects: [
        { key: '_metadata_lock_write', value: 'Metadata lock: write' },
        { key: '_transfer_read', value: 'Transfer: read' },
      ],
    });
    expect(await found('key__startswith=_storage_rule')).toEqual(['_storage_rule_read', '_storage_rule_write']);
    expect(await found('value__icontains=EXTERNAL')).toEqual(['_external_id_read', '_external_id_write']);
    expect(await found('key__in=_user,_export')).toEqual(['_export', '_user']);
    expect(await found('order_by=-key&limit=2')).toEqual([...roleKeys].sort().reverse().slice(0, 2));
    expect(await found('order_by=value&limit=3')).toEqual([
      '_accesscontrol_read',
      '_accesscontrol_write',
      '_administrator',
    ]);
    expectError(await ann.get(`${PATH}?order_by=source`), 400);
  });

  it('should allow GET only', async () => {
    for (const [path, methods] of [
      [PATH, ['POST', 'PUT', 'PATCH', 'DELETE']],
      [`${PATH}1/`, ['POST', 'PUT', 'PATCH', 'DELETE']],
    ] as const) {
      for (const method of methods) {
        const answer = await ann
          .with({ 'Content-Type': 'application/json' })
          .send(method, path, '{"key": "_x", "value": "x"}');
        expectError(answer, 405);
        expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
      }
    }
    expect((await ann.get(PATH)).json.meta.total_count).toBe(77);
  });

  it('should tell the truth in its schema', async () => {
    const answer = await ann.get(`${PATH}schema/`);
    expectSchema(answer, {
      limit: 1000,
      fields: { key: { type: 'string', unique: true }, value: { type: 'string' } },
      filtering: { id: lookups.id, key: lookups.text, value: lookups.text },
      ordering: ['id', 'key', 'value'],
    });
    for (const role of (await ann.get(PATH)).json.objects) expectToFit(role, answer.json);
  });

  it('should need the user permission, which comes from the default group and superusers do not pass', async () => {
    const [bob, root] = [await service.user(), await service.user({ isSuperuser: true })];
    for (const { id, token } of [bob, root]) {
      const client = service.client.asToken(token);
      expect((await client.get(PATH)).status).toBe(200);
      await service.write((manager) => manager.delete(GroupMember, { userId: id }));
      for (const path of ['', '1/', 'set/1/', 'schema/']) expectError(await client.get(PATH + path), 403);
      await service.sql("INSERT INTO user_permission (user_id, permission) VALUES (?, 'user')", [id]);
      expect((await client.get(PATH)).status).toBe(200);
    }
  });
});
