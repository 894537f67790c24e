import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { example, furtherCatalogues } from '../support/declared.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyId, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const any = expect.any(String);
const readOnly = 'This field is read-only.';

interface Kind {
  path: string;
  /** The path in the first version. */
  v1: string;
  table: string;
  event: string;
  made: Record<string, unknown>;
  changed: Record<string, unknown>;
  /** Bodies that no object is made of, and their faults. */
  faults: [Record<string, unknown>, Record<string, unknown>][];
}

const named = (kind: string, name: string, other: string, table = kind): Kind => ({
  path: `standards/${kind}`,
  v1: `standards/${kind}`,
  table,
  event: 'standard',
  made: { name },
  changed: { name: other },
  faults: [
    [{}, { name: 'This field is required.' }],
    [
      { name: ' ', id: '7' },
      { name: any, id: readOnly },
    ],
    [
      { name: 'x'.repeat(151), resource_uri: '' },
      { name: any, resource_uri: 'There is no such field.' },
    ],
    [{ name: 7 }, { name: 'This must be a string.' }],
  ],
});

const known: Kind[] = [
  {
    path: 'standards/aspectratio',
    v1: 'standards/aspectratio',
    table: 'aspect_ratio',
    event: 'standard',
    made: { width_ratio: 239, height_ratio: 100, pixel_type: 'square' },
    changed: { width_ratio: 240, pixel_type: 'anamorphic' },
    faults: [
      [
        {},
        {
          width_ratio: 'This field is required.',
          height_ratio: 'This field is required.',
          pixel_type: 'This field is required.',
        },
      ],
      [
        { width_ratio: 0, height_ratio: '9', pixel_type: '' },
        { width_ratio: any, height_ratio: any, pixel_type: any },
      ],
      [
        { width_ratio: 1.5, height_ratio: 2 ** 31, pixel_type: 'x'.repeat(31) },
        { width_ratio: any, height_ratio: any, pixel_type: any },
      ],
    ],
  },
  named('audiocodec', 'Opus 2', 'Opus 3', 'audio_codec'),
  {
    ...named('format', 'Matroska 9', 'Matroska 10'),
    v1: 'standards/formats',
    made: { name: 'Matroska 9', media_type: 'video' },
    changed: { media_type: 'audio' },
    faults: [
      [{ name: 'x', media_type: 'text' }, { media_type: any }],
      [{ name: 'x' }, { media_type: 'This field is required.' }],
    ],
  },
  {
    ...named('resolution', '12345x54321', '1x1'),
    faults: ['1920', '0x5', '5x0', '1x05', '1x123456', '1920X1080', '123456x1', '-1x1', '1920x1080\n'].map((name) => [
      { name },
      { name: any },
    ]),
  },
  {
    ...named('standard', 'SMPTE ST 9999', 'SMPTE ST 9998'),
    made: { name: 'SMPTE ST 9999', description: '' },
    changed: { description: 'Of nothing' },
    faults: [
      [{ name: 'x', description: null }, { description: 'This may not be null.' }],
      [{ name: 'x', description: 'x'.repeat(1001) }, { description: any }],
    ],
  },
  named('videocodec', 'AV9', 'AV10', 'video_codec'),
  {
    ...named('exportlocation', 'Playout', 'Playout 2', 'export_location'),
    path: 'exportlocations',
    v1: 'exportlocation',
    event: 'exportlocation',
    made: { name: 'Playout', description: 'Main', uri: 'ftp://playout@media.example.org/in/' },
    changed: { description: '', uri: 's3://bucket/in/' },
    faults: [
      '',
      '/in/',
      'host',
      'javascript:alert(1)',
      'DATA:,x',
      'vbscript:msgbox(1)',
      'ftp://a\u0007b/',
      `ftp://${'x'.repeat(1000)}`,
      7,
    ].map((uri) => [{ name: 'x', uri }, { uri: any }]),
  },
];
const kinds: Kind[] = [
  ...known,
  ...(furtherCatalogues(
    known.map(({ path }) => path),
    'v2',
  ).map((one) => ({
    path: one.path,
    v1: one.path,
    table: one.table,
    event: 'standard',
    made: example(one),
    changed: { name: 'Another' },
    faults: [[{}, Object.fromEntries(Object.keys(example(one)).map((name) => [name, 'This field is required.']))]],
  })) as Kind[]),
];

/** What the trail calls an entry, and which of its members it names besides. */
const called = ({ name, ...others }: Record<string, unknown>): string =>
  (name as string | undefined) ?? Object.values(others).join(' · ');
const unnamed = ({ name, ...others }: Record<string, unknown>): string[] =>
  name !== undefined && Object.keys(others).length > 0 ? [Object.keys(others).join(', ')] : [];

e2e('standards and export locations', (service) => {
  let boss: TestUser;
  let administrator: Client;
  let ann: Client;
  let outsider: Client;

  beforeAll(async () => {
    boss = await service.administrator();
    administrator = service.client.asToken(boss.token);
    ann = service.client.asToken((await service.user({ permissions: ['media_backend'] })).token);
    outsider = service.client.asToken((await service.user()).token);
  });

  describe.each(kinds)('$path', ({ path, v1, table, event, made, changed, faults }) => {
    const list = `/API/v2/${path}/`;
    const at = ({ id }: { id: string }): string => `${list}${id}/`;
    const rows = () => service.sql(`SELECT * FROM ${table} ORDER BY id`);
    const create = async (): Promise<any> => (await administrator.post(list, made)).json;
    const inV1 = async (id: string) =>
      (await ann.get(`/API/v1/${v1}/?limit=0`)).json.objects.find((one: { id: string }) => one.id === id);

    it('should be made, changed and removed, all of which v1 shows at once', async () => {
      await inV1('1'); // which may be remembered
      const answer = await administrator.post(list, made);
      const { id } = answer.json;
      const uri = { id, resource_uri: `/API/v1/${v1}/${id}/` };
      expect({ status: answer.status, body: answer.json }).toEqual({ status: 201, body: { id: anyId, ...made } });
      expect(answer.headers.location).toBe(`${service.url}${at(answer.json)}`);
      expect(await inV1(id as string)).toEqual({ ...made, ...uri });
      expect((await ann.get(at(answer.json))).json).toEqual(answer.json);
      const then = await administrator.patch(at(answer.json), changed);
      expect({ status: then.status, body: then.json }).toEqual({ status: 200, body: { id, ...made, ...changed } });
      expect(await inV1(id as string)).toEqual({ ...made, ...changed, ...uri });
      expect(await objectsAt(ann, `${list}?id=${id}`)).toEqual([then.json]);
      const gone = await administrator.delete(at(answer.json));
      expect({ status: gone.status, text: gone.text }).toEqual({ status: 204, text: '' });
      expect(await inV1(id as string)).toBeUndefined();
      for (const client of [ann, administrator]) expectRefused(await client.get(at(answer.json)), 'not_found');
      expectRefused(await administrator.patch(at(answer.json), changed), 'not_found');
      expectRefused(await administrator.delete(at(answer.json)), 'not_found');
      const entry = { event, actor: boss.username, via: 'token', outcome: 'granted' };
      expect(await auditOf(administrator, `${path}/${id}`)).toMatchObject([
        { ...entry, method: 'POST', detail: [`created "${called(made)}"`, ...unnamed(made)].join('; ') },
        { ...entry, method: 'PATCH', detail: `changed "${called(made)}"; ${Object.keys(changed).join(', ')}` },
        { ...entry, method: 'DELETE', detail: `deleted "${called({ ...made, ...changed })}"` },
      ]);
    });

    it('should be noted as changed by what is another value than before', async () => {
      const object = await create();
      expect((await administrator.patch(at(object), made)).json).toEqual(object);
      expect((await administrator.patch(at(object), { ...made, ...changed })).json).toEqual({ ...object, ...changed });
      const details = (await auditOf(administrator, `${path}/${object.id}`)).map(({ detail }) => detail);
      expect(details.slice(1)).toEqual([`changed "${called(made)}"; ${Object.keys(changed).join(', ')}`]);
    });

    it('should not be made or changed into what it cannot be', async () => {
      const object = await create();
      const before = await rows();
      for (const [body, errors] of faults) {
        expectRefused(await administrator.post(list, body), 'validation_failed', errors);
        const present = Object.fromEntries(Object.entries(errors).filter(([name]) => name in body));
        if (Object.keys(present).length > 0) {
          expectRefused(await administrator.patch(at(object), body), 'validation_failed', present);
        }
      }
      expect(await rows()).toEqual(before);
      const careful = administrator.with({ 'If-Match': (await ann.get(at(object))).headers.etag! });
      expect((await careful.patch(at(object), changed)).status).toBe(200);
      expectRefused(await careful.patch(at(object), made), 'precondition_failed');
      expectRefused(await careful.delete(at(object)), 'precondition_failed');
    });

    it('should be seen with media_backend and changed by administrators only', async () => {
      const object = await create();
      const before = await rows();
      const root = service.client.asToken((await service.user({ isSuperuser: true })).token);
      for (const client of [ann, outsider, root]) {
        expectRefused(await client.post(list, made), 'permission_denied');
        expectRefused(await client.post(`${list}bulk/`, [made]), 'permission_denied');
        expectRefused(await client.patch(at(object), changed), 'permission_denied');
        expectRefused(await client.delete(at(object)), 'permission_denied');
      }
      for (const client of [ann, root, administrator]) {
        expect((await client.get(list)).status).toBe(200);
        expect((await client.get(at(object))).json).toEqual(object);
      }
      expectRefused(await outsider.get(list), 'permission_denied');
      expectRefused(await outsider.get(at(object)), 'permission_denied');
      expectRefused(await service.client.get(list), 'unauthenticated');
      expect(await rows()).toEqual(before);
      // Acting as another is no obstacle: nothing that lasts is handed out.
      const other = await service.user({ isAdministrator: true });
      expect((await administrator.runAs(other.username).delete(at(object))).status).toBe(204);
      const [, entry] = await auditOf(administrator, `${path}/${object.id}`);
      expect(entry).toMatchObject({
        actor: boss.username,
        effective: other.username,
        detail: `deleted "${called(made)}"`,
      });
    });
  });

  describe('the password of an export location', () => {
    const list = '/API/v2/exportlocations/';
    const secret = 's3cret:/@?#';
    const uri = (password = secret, host = 'media.example.org'): string =>
      `ftp://ann${password && `:${password}`}@${host}/in/`;
    const stored = async (id: string) =>
      (await service.sql<{ uri: string }>('SELECT uri FROM export_location WHERE id = ?', [id]))[0]!.uri;

    it('should never be shown, neither in an answer nor in the audit', async () => {
      const answers = [await administrator.post(list, { name: 'Secret', uri: uri() })];
      const { id } = answers[0]!.json;
      expect(answers[0]!.json.uri).toBe(uri(''));
      const other = uri('other s3cret');
      answers.push(
        await administrator.patch(`${list}${id}/`, { uri: other }),
        await administrator.get(`${list}${id}/`),
        await administrator.get(`${list}?id=${id}`),
        await ann.get(`/API/v1/exportlocation/${id}/`),
        await administrator.post(`${list}bulk/`, [{ name: 'Secret 2', uri: uri() }]),
        await administrator.get(`/API/v2/audit/?target=exportlocations/${id}`),
      );
      for (const { status, text } of answers) {
        expect([200, 201]).toContain(status);
        expect(text).not.toContain('s3cret');
      }
      expect(await stored(id as string)).toBe(other);
      expectRefused(await administrator.get(`${list}?uri__contains=s3cret`), 'invalid_parameter');
      expectRefused(await administrator.get(`${list}?order_by=uri`), 'invalid_parameter');
      await service.sql('DELETE FROM export_location WHERE id >= ?', [id]);
      expect(await everythingStored(service)).not.toContain('s3cret');
    });

    it('should stay when the URI is sent back as it is shown, and no longer when it is another', async () => {
      const { id, ...shown } = (await administrator.post(list, { name: 'Kept', uri: uri() })).json;
      const path = `${list}${id}/`;
      expect((await administrator.patch(path, { ...shown, description: 'Described' })).json).toEqual({
        id,
        ...shown,
        description: 'Described',
      });
      expect(await stored(id as string)).toBe(uri());
      await administrator.patch(path, { uri: shown.uri });
      expect(await stored(id as string)).toBe(uri());
      // Without it, it is no part of the change either.
      await administrator.patch(path, { description: 'Described anew' });
      const trail = (await auditOf(administrator, `exportlocations/${id}`)).map(({ detail }) => detail);
      expect(trail).toEqual(['created "Kept"; uri', ...Array(2).fill('changed "Kept"; description')]);
      for (const next of [uri('', 'elsewhere.example.org'), uri('new'), uri('')]) {
        await administrator.patch(path, { uri: next });
        expect(await stored(id as string)).toBe(next === uri('') ? uri('new') : next);
      }
      // Without a password in between: there is a way to take it away.
      await administrator.patch(path, { uri: 'ftp://ann:@media.example.org/in/' });
      expect(await stored(id as string)).toBe('ftp://ann:@media.example.org/in/');
    });
  });
});
