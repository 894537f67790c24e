import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { TokenStrategy } from '../../src/auth/token.strategy.js';
import { documentFile } from '../support/api-document.js';
import type { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyId, anyTime, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const TOKENS = '/API/v2/tokens/';
const WHOAMI = '/API/v2/whoami/';
const keyForm = /^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/;

e2e('tokens', (service) => {
  let [boss, ann, bob]: TestUser[] = [];
  let [administrator, asAnn, asBob]: Client[] = [];
  let serial = 0;

  const create = async (client: Client | undefined, values: object = {}): Promise<any> => {
    const answer = await client!.post(TOKENS, { label: `t${++serial}`, ...values });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    return answer.json;
  };
  const at = ({ id }: { id: string }): string => `${TOKENS}${id}/`;
  const status = async (key: string) => (await service.client.asToken(key).get(WHOAMI)).status;
  /** Without when they were last used, which is written a moment later. */
  const tokens = () =>
    service.sql('SELECT id, digest, label, unrevealed, expires_at, revoked_at FROM api_token ORDER BY id');
  const trailOf = async (token: { id: string }) =>
    (await auditOf(administrator!, `tokens/${token.id}`)).map(({ actor, via, detail }) => ({ actor, via, detail }));

  beforeAll(async () => {
    boss = await service.administrator();
    [ann, bob] = [await service.user({ username: 'ann' }), await service.user({ username: 'bob' })];
    [administrator, asAnn, asBob] = [boss, ann, bob].map((user) => service.client.asBasic(user));
  });

  describe('a new one', () => {
    it('should be shown with all members, its key this once and nowhere else', async () => {
      const answer = await asAnn!.post(TOKENS, { label: 'Playout 😀' });
      const { key, ...shown } = answer.json;
      expect(answer.status).toBe(201);
      expect(key).toMatch(keyForm);
      expect(shown).toEqual({
        id: anyId,
        label: 'Playout 😀',
        last4: key.slice(-4),
        access: 'full',
        run_as: 'allowed',
        assignee: 'ann',
        created_by: 'ann',
        created_at: anyTime,
        expires_at: null,
        last_used_at: null,
        last_used_from: null,
        revoked_at: null,
        state: 'active',
      });
      expect(answer.headers).toMatchObject({ location: `${service.url}${at(shown)}`, ratelimit: expect.any(String) });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect((await asAnn!.get(at(shown))).json).toEqual(shown);
      expect(await objectsAt(asAnn!, `${TOKENS}?label__startswith=Playout`)).toEqual([shown]);
      expect(await status(key as string)).toBe(200);
      expect(await trailOf(shown)).toEqual([
        {
          actor: 'ann',
          via: 'basic',
          detail: expect.stringMatching(new RegExp(`^created for users/${ann!.id}; access full, run-as allowed`)),
        },
      ]);
      expect(await everythingStored(service)).not.toContain(key);
    });

    it('should have what was asked for, its end to the microsecond in UTC', async () => {
      const made = await create(asAnn, {
        expires_at: '2099-06-30T14:00:00.123456+02:00',
        access: 'read',
        run_as: 'forbidden',
        assignee: 'ANN',
      });
      expect(made).toMatchObject({
        expires_at: '2099-06-30T12:00:00.123456Z',
        access: 'read',
        run_as: 'forbidden',
        assignee: 'ann',
      });
      const client = service.client.asToken(made.key as string);
      expect((await client.get(WHOAMI)).json.token).toEqual({
        id: made.id,
        label: made.label,
        expires_at: made.expires_at,
        access: 'read',
        run_as: 'forbidden',
      });
      expectRefused(await client.patch('/API/v2/me/', { notes: 'x' }), 'read_only_token');
      const required = await create(asAnn, { run_as: 'required' });
      expectRefused(await service.client.asToken(required.key as string).get(WHOAMI), 'run_as_required');
    });

    it('should tell when and from where it was used', async () => {
      const { key, ...shown } = await create(asAnn);
      await status(key as string);
      await service.app.get(TokenStrategy).beforeApplicationShutdown();
      expect((await asAnn!.get(at(shown))).json).toEqual({
        ...shown,
        last_used_at: anyTime,
        last_used_from: '127.0.0.1',
      });
    });

    it('should need the password again in a session', async () => {
      const session = await service.client.asSession(ann!);
      const before = await tokens();
      for (const body of [{}, { password: '' }, { password: 'wrong' }]) {
        expectRefused(await session.post(TOKENS, body), 'proof_required');
      }
      expect(await tokens()).toEqual(before);
      const tries = await objectsAt(administrator!, '/API/v2/audit/?event=sign-in&actor=ann');
      expect(tries).toMatchObject([{ outcome: 'refused: no proof of the password', via: 'session', route: TOKENS }]);
      const { key } = await create(session, { password: ann!.password });
      expect(await status(key as string)).toBe(200);
    });

    it('should never be made by a token, nor while acting as another', async () => {
      const before = await tokens();
      const byToken = service.client.asToken(ann!.token);
      for (const body of [{}, { password: ann!.password }]) {
        expectRefused(await byToken.post(TOKENS, body), 'proof_required');
      }
      expectRefused(await administrator!.runAs('ann').post(TOKENS, {}), 'run_as_forbidden');
      expectRefused(await service.client.post(TOKENS, {}), 'unauthenticated');
      expectRefused(
        await (await service.client.asSession(ann!, { csrf: false })).post(TOKENS, { password: ann!.password }),
        'csrf_failed',
      );
      expect(await tokens()).toEqual(before);
    });

    it.each([
      [
        { label: 'x'.repeat(151), access: 'write', run_as: 'maybe', reveal: 'later' },
        {
          label: expect.stringContaining('150'),
          access: expect.any(String),
          run_as: expect.any(String),
          reveal: expect.any(String),
        },
      ],
      [
        { label: 7, assignee: 7, password: 7 },
        { label: 'This must be a string.', assignee: 'This must be a string.', password: 'This must be a string.' },
      ],
      [{ label: undefined }, { label: 'This field is required.' }],
      [{ label: ' ' }, { label: expect.stringContaining('blank') }],
      [{ label: 'a\u0007b' }, { label: expect.stringContaining('control') }],
      [{ expires_at: 'tomorrow' }, { expires_at: expect.stringContaining('2027-06-30T12:00:00Z') }],
      [{ expires_at: 4102444800 }, { expires_at: expect.any(String) }],
      [{ expires_at: '2020-01-01T00:00:00Z' }, { expires_at: expect.stringContaining('future') }],
      [
        { label: null, access: null },
        { label: 'This may not be null.', access: 'This may not be null.' },
      ],
      [{ id: '7', key: 'map_x', owner: 'bob', created_by: 'bob', state: 'active', token: {} }, expect.anything()],
    ])('should not be made of %j', async (body, errors) => {
      const before = await tokens();
      const all = Object.fromEntries(Object.keys(body).map((name) => [name, 'There is no such field.']));
      expectRefused(
        await asAnn!.post(TOKENS, { label: 'x', ...body }),
        'validation_failed',
        'label' in body || 'expires_at' in body ? errors : all,
      );
      expect(await tokens()).toEqual(before);
    });
  });

  describe('its end', () => {
    const forms = [
      '2099-12-31T00:00:00Z',
      '2099-12-31T00:00:00.5Z',
      '2099-12-31T23:59:59.123456+14:00',
      '2099-02-28T12:30:00-00:00',
      '2099-12-31',
      '2099-12-31T00:00:00',
      '2099-12-31T00:00Z',
      '2099-12-31 00:00:00Z',
      '2099-12-31T00:00:00,5Z',
      '2099-12-31T00:00:00.Z',
      '2099-12-31T00:00:00+0100',
      '2099-12-31T00:00:00+01',
      '2099-12-31t00:00:00z',
      '2099-12-31T00:00:00.1234567Z',
      '2099-02-29T00:00:00Z',
      '2099-13-01T00:00:00Z',
      '2099-12-31T24:00:00Z',
      '2099-12-31T23:59:60Z',
      '2099-12-31T00:00:00+24:00',
      ' 2099-12-31T00:00:00Z',
      '2099-12-31T00:00:00Z\n',
      '20991231T000000Z',
      '4102358400',
      '+002099-12-31T00:00:00Z',
      'never',
      '',
    ];

    it('should take just the forms that the document says, as it is made and as it is changed', async () => {
      const { NewToken, TokenChanges } = JSON.parse(readFileSync(documentFile, 'utf8')).components.schemas;
      const ajv = new Ajv2020({ strict: false });
      formats.default(ajv);
      const token = await create(asAnn);
      const taken: string[] = [];
      const suchAs = { expires_at: expect.stringContaining('such as') };
      for (const expires_at of forms) {
        const answers = [
          [NewToken, await asAnn!.post(TOKENS, { label: 'x', expires_at })],
          [TokenChanges, await asAnn!.patch(at(token), { expires_at })],
        ] as const;
        for (const [{ properties }, answer] of answers) {
          const isDocumented = ajv.validate(properties.expires_at, expires_at);
          expect([expires_at, answer.status < 300]).toEqual([expires_at, isDocumented]);
          if (isDocumented) taken.push(expires_at);
          else expectRefused(answer, 'validation_failed', suchAs);
        }
      }
      expect(new Set(taken)).toEqual(new Set(forms.slice(0, 4)));
    });
  });

  it('should not have a blank assignee or label, and nothing of it is made', async () => {
    const token = await create(asAnn, { label: 'kept' });
    const before = await tokens();
    const blank = 'This field may not be blank.';
    for (const text of ['', ' ', '\t\n', '\u00a0']) {
      for (const client of [asAnn!, administrator!]) {
        expectRefused(await client.post(TOKENS, { label: 'x', assignee: text }), 'validation_failed', {
          assignee: blank,
        });
      }
      expectRefused(await asAnn!.patch(at(token), { label: text }), 'validation_failed', { label: blank });
    }
    expect(await tokens()).toEqual(before);
  });

  it('should be made read-only by whoever may change it, and never be given more', async () => {
    const { key, ...token } = await create(asAnn, { access: 'full' });
    const client = service.client.asToken(key as string);
    expectRefused(await asBob!.patch(at(token), { access: 'read' }), 'not_found');
    expectRefused(await asAnn!.patch(at(token), { access: 'full' }), 'validation_failed', {
      access: expect.any(String),
    });
    expect((await client.patch('/API/v2/me/', { notes: 'x' })).status).toBe(200);
    expect((await asAnn!.patch(at(token), { access: 'read' })).json).toMatchObject({
      label: token.label,
      expires_at: null,
      access: 'read',
    });
    expectRefused(await client.patch('/API/v2/me/', { notes: 'y' }), 'read_only_token');
    expect((await asAnn!.patch(at(token), { access: 'read', label: 'Narrow' })).json.label).toBe('Narrow');
    const details = (await auditOf(administrator!, `tokens/${token.id as string}`)).map(({ detail }) => detail);
    expect(details.slice(-2)).toEqual(['access read, was: full', 'renamed']);
    await asAnn!.delete(at(token));
    const { key: _, ...ended } = await create(asAnn, { access: 'full' });
    await asAnn!.delete(at(ended));
    expectRefused(await asAnn!.patch(at(ended), { access: 'read' }), 'wrong_state');
  });

  describe('one for somebody else', () => {
    it('should show its key to the assignee only, once', async () => {
      const { key, ...shown } = await create(administrator, { assignee: 'Ann' });
      expect(key).toBeUndefined();
      expect(shown).toMatchObject({ assignee: 'ann', created_by: boss!.username, last4: '', state: 'unrevealed' });
      expectRefused(await administrator!.post(`${at(shown)}reveal/`), 'permission_denied');
      expectRefused(await asBob!.post(`${at(shown)}reveal/`), 'not_found');
      expectRefused(await service.client.asToken(ann!.token).post(`${at(shown)}reveal/`), 'proof_required');
      expectRefused(await administrator!.runAs('ann').post(`${at(shown)}reveal/`), 'run_as_forbidden');
      const session = await service.client.asSession(ann!);
      expectRefused(await session.post(`${at(shown)}reveal/`, { password: 'wrong' }), 'proof_required');
      const answer = await session.post(`${at(shown)}reveal/`, { password: ann!.password });
      const { key: revealed, ...then } = answer.json;
      expect({ status: answer.status, key: revealed, then }).toEqual({
        status: 200,
        key: expect.stringMatching(keyForm),
        then: { ...shown, last4: revealed.slice(-4), state: 'active' },
      });
      expect(await status(revealed as string)).toBe(200);
      for (const client of [asAnn!, administrator!]) expect((await client.get(at(shown))).json).toEqual(then);
      expectRefused(await asAnn!.post(`${at(shown)}reveal/`), 'wrong_state');
      expect(await status(revealed as string)).toBe(200);
      expect(await trailOf(shown)).toMatchObject([
        { actor: boss!.username },
        { actor: 'ann', via: 'session', detail: 'revealed' },
      ]);
      expect(await everythingStored(service)).not.toContain(revealed);
    });

    it('should show it to the administrator at once when asked to, which is noted', async () => {
      const made = await create(administrator, { assignee: 'ann', reveal: 'now' });
      expect(made).toMatchObject({ key: expect.stringMatching(keyForm), assignee: 'ann', state: 'active' });
      expect((await service.client.asToken(made.key as string).get(WHOAMI)).json.user.username).toBe('ann');
      expect((await trailOf(made))[0]!.detail).toContain('the key was shown to its maker at once');
    });

    it('should be made by administrators only, for who is there', async () => {
      const root = await service.user({ isSuperuser: true });
      const before = await tokens();
      for (const assignee of ['bob', 'nobody', root.username]) {
        expectRefused(await asAnn!.post(TOKENS, { label: 'x', assignee }), 'permission_denied');
        expectRefused(
          await service.client.asBasic(root).post(TOKENS, { label: 'x', assignee: `${assignee}x` }),
          'permission_denied',
        );
      }
      expectRefused(await administrator!.post(TOKENS, { label: 'x', assignee: 'nobody' }), 'not_found');
      expectRefused(
        await administrator!.post(TOKENS, { label: 'x', assignee: root.username, reveal: 'now' }),
        'superuser_protected',
      );
      expect(await tokens()).toEqual(before);
    });
  });

  describe('the list', () => {
    it('should hold what one may use, has made, was assigned, or all', async () => {
      const [user, other] = [await service.user(), await service.user({ isAdministrator: true })];
      const [asUser, asOther] = [service.client.asBasic(user), service.client.asBasic(other)];
      const own = (await create(asUser)).label;
      const given = (await create(asOther, { assignee: user.username })).label;
      const kept = (await create(asOther)).label;
      const labels = async (client: Client, query: string) =>
        (await objectsAt(client, `${TOKENS}${query}`)).map(({ label }) => label);
      // The first one of each, without a label, is of the administration command.
      expect(await labels(asUser, '')).toEqual(['', own, given]);
      expect(await labels(asUser, '?scope=created')).toEqual([own]);
      expect(await labels(asUser, '?scope=assigned')).toEqual(['', given]);
      expect(await labels(asOther, '')).toEqual(['', kept]);
      expect(await labels(asOther, '?scope=created')).toEqual([given, kept]);
      expect(await labels(asOther, `?scope=all&assignee=${user.username}`)).toEqual(['', own, given]);
      expect(await labels(asOther, '?scope=all&limit=1000')).toEqual(expect.arrayContaining([own, given, kept]));
      expectRefused(await asUser.get(`${TOKENS}?scope=all`), 'permission_denied');
      for (const query of ['?scope=', '?scope=mine', '?scope=all&scope=created']) {
        expectRefused(await asUser.get(TOKENS + query), 'invalid_parameter');
      }
      expectRefused(await asUser.get(`${TOKENS}?digest=x`), 'unknown_parameter');
      const page = (await asUser.get(`${TOKENS}?scope=created&limit=1&count=true`)).json;
      expect(page.meta).toMatchObject({ limit: 1, total_count: 1, next: null });
      const [first] = (await asUser.get(`${TOKENS}?limit=2&order_by=-created_at`)).json.objects;
      const { next } = (await asUser.get(`${TOKENS}?limit=2&order_by=-created_at`)).json.meta;
      expect(first.label).toBe(given);
      expect(await objectsAt(asUser, next as string)).toMatchObject([{ label: '' }]);
    });

    it('should keep the scope from page to page, and what is not one’s own out of reach', async () => {
      const [one, two] = [await create(administrator), await create(administrator)];
      const page = (await administrator!.get(`${TOKENS}?scope=created&limit=1&order_by=-id`)).json;
      expect(page.objects).toMatchObject([{ id: two.id }]);
      expect(page.meta.next).toContain('scope=created');
      expect(await objectsAt(administrator!, page.meta.next as string)).toMatchObject([{ id: one.id }]);
      expectRefused(await asAnn!.get(at(one)), 'not_found');
      expect(await objectsAt(asAnn!, `${TOKENS}?id=${one.id}`)).toEqual([]);
      expect((await administrator!.get(at(await create(asBob)))).status).toBe(200);
      expectRefused(await administrator!.runAs('ann').get(TOKENS), 'run_as_forbidden');
    });
  });
});

e2e(
  'tokens with TOKEN_MAX_DAYS',
  (service) => {
    it('should end by then, whatever is asked for', async () => {
      const client = service.client.asBasic(await service.user());
      const day = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();
      const made = (await client.post(TOKENS, { label: 'x' })).json;
      const length = Date.parse(made.expires_at as string) - Date.parse(made.created_at as string);
      expect(length).toBe(30 * 86_400_000);
      const before = await service.sql('SELECT expires_at FROM api_token ORDER BY id');
      const errors = { expires_at: 'A token lasts at most 30 days here.' };
      expectRefused(await client.post(TOKENS, { label: 'x', expires_at: day(31) }), 'validation_failed', errors);
      for (const end of [day(31), null]) {
        expectRefused(await client.patch(`${TOKENS}${made.id}/`, { expires_at: end }), 'validation_failed', errors);
      }
      expect(await service.sql('SELECT expires_at FROM api_token ORDER BY id')).toEqual(before);
      expect((await client.post(TOKENS, { label: 'x', expires_at: day(29) })).status).toBe(201);
    });
  },
  { TOKEN_MAX_DAYS: '30' },
);
