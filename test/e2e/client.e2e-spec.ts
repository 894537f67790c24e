import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, idempotencyKey, ifMatch, pages, ProblemError, unwrap, type Schemas } from '../../client/src/index.js';
import { projectRoot } from '../../src/config/project.js';
import { Program } from '../support/processes.js';
import { png } from '../support/pictures.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

/** What a request is refused with. */
async function refusal(work: Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<ProblemError> {
  const result = await work;
  try {
    unwrap(result);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

const codeOf = async (work: Parameters<typeof refusal>[0]) => (await refusal(work)).code;

e2e('the client', (service) => {
  let admin: TestUser;
  beforeAll(async () => {
    admin = await service.user({ username: 'chief', isSuperuser: true, isAdministrator: true });
    await service.user({ username: 'zoë' });
  });

  const as = (user: TestUser) =>
    connect({ baseUrl: service.url, basic: { username: user.username, password: PASSWORD } });
  const byToken = (token: string) => connect({ baseUrl: service.url, token });

  describe('built as a package', () => {
    let folder: string;

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'client-'));
      const modules = join(folder, 'node_modules');
      const home = join(modules, '@media-asset-platform/client');
      mkdirSync(home, { recursive: true });
      cpSync(join(projectRoot, 'client/package.json'), join(home, 'package.json'));
      symlinkSync(join(projectRoot, 'node_modules/openapi-fetch'), join(modules, 'openapi-fetch'));
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      const options = { cwd: projectRoot, stdio: 'inherit' } as const;
      execFileSync('node_modules/.bin/tsc', ['-p', 'client', '--outDir', join(home, 'dist')], options);
      execFileSync(process.execPath, ['scripts/readme-snippets.mjs', folder], options);
    }, 120_000);

    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** Runs an example of the README as it stands; returns what it prints, line by line. */
    async function run(number: number): Promise<string[]> {
      const { username: PLATFORM_USER, password: PLATFORM_PASSWORD, token: PLATFORM_TOKEN } = admin;
      const env = { PLATFORM_URL: service.url, PLATFORM_USER, PLATFORM_PASSWORD, PLATFORM_TOKEN };
      const { code, stdout, stderr } = await new Program([join(folder, `${number}.ts`)], { cwd: folder, env }).ended;
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return stdout.trimEnd().split('\n');
    }

    it('should have six examples in its README', () => {
      const programs = readdirSync(folder).filter((name) => name.endsWith('.ts'));
      expect(programs.sort()).toEqual(['1.ts', '2.ts', '3.ts', '4.ts', '5.ts', '6.ts']);
    });

    it('should list everything of a kind, page by page', async () => {
      const names = await service.sql<{ name: string }>(
        "SELECT name FROM format WHERE media_type = 'video' ORDER BY name DESC",
      );
      expect(names.length).toBeGreaterThan(10);
      expect(await run(1)).toEqual(names.map(({ name }) => name));
    });

    it('should create and change an object safely', async () => {
      expect(await run(2)).toEqual(['/media/themes/night.css']);
      expect(await service.sql("SELECT css FROM theme WHERE title = 'Night shift'")).toEqual([
        { css: '/media/themes/night.css' },
      ]);
    });

    it('should make a token', async () => {
      expect(await run(3)).toEqual(['chief by the token Playout server']);
      const made = await service.sql("SELECT access FROM api_token WHERE label = 'Playout server'");
      expect(made).toEqual([{ access: 'read' }]);
    });

    it('should act for another user', async () => {
      expect(await run(4)).toEqual(['chief acts as zoë', 'run_as_unknown_user']);
    });

    it('should fill, order and undo a media bin', async () => {
      expect(await run(5)).toEqual(['3 items taken out', '1 VX-3, 2 VX-2, 3 VX-1']);
    });

    it('should give and change many at once', async () => {
      const changes = "SELECT id FROM audit_entry WHERE event = 'user' AND method IN ('PUT', 'PATCH')";
      await service.sql("DELETE FROM group_member WHERE user_id = (SELECT id FROM account WHERE username = 'zoë')");
      const before = (await service.sql(changes)).length;
      expect(await run(6)).toEqual(['moved: 1']);
      expect((await service.sql(changes)).length).toBe(before + 1);
    });
  });

  it('should sign in by a session as a page of the site does', async () => {
    const cookies = new Map<string, string>();
    const browser = async (request: Request): Promise<Response> => {
      request.headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const response = await fetch(request);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    const page = globalThis as { document?: { cookie: string } };
    page.document = {
      get cookie() {
        return `theme=dark; csrftoken=${cookies.get('csrftoken')}`;
      },
    };
    try {
      const bob = await service.user({ username: 'bob' });
      const client = connect({ baseUrl: service.url, session: true, fetch: browser });
      const started = unwrap(await client.POST('/API/v2/sessions/', { body: { username: 'bob', password: PASSWORD } }));
      const whoami = unwrap(await client.GET('/API/v2/whoami/'));
      expect(whoami).toMatchObject({ user: { id: bob.id, username: 'bob' }, via: 'session', token: null });
      const me = unwrap(await client.PATCH('/API/v2/me/', { body: { homepage: '/vs/item/' } }));
      expect(me).toMatchObject({ id: bob.id, homepage: '/vs/item/' });
      const { objects } = unwrap(await client.GET('/API/v2/sessions/'));
      expect(objects).toMatchObject([{ id: started.id, current: true }]);
      unwrap(await client.DELETE('/API/v2/sessions/current/'));
      const refused = await refusal(client.GET('/API/v2/whoami/'));
      expect(refused).toMatchObject({ name: 'ProblemError', status: 401, code: 'unauthenticated', errors: [] });
      expect(refused.response.headers.get('WWW-Authenticate')).toBeNull();
    } finally {
      delete page.document;
    }
  });

  it('should act as somebody whose name has letters of any alphabet', async () => {
    const { username } = await service.user({ username: 'łukasz' });
    const basic = { username: admin.username, password: PASSWORD };
    const client = connect({ baseUrl: service.url, basic, runAs: username });
    expect(unwrap(await client.GET('/API/v2/me/')).username).toBe(username);
  });

  it('should manage users and groups', async () => {
    const client = as(admin);
    const above = unwrap(
      await client.POST('/API/v2/groups/', { body: { name: 'Newsroom', permissions: ['media_backend'] } }),
    );
    const group = unwrap(await client.POST('/API/v2/groups/', { body: { name: 'Desk', parents: [above.id] } }));
    const body = { username: 'čeněk', password: PASSWORD, groups: [group.id] };
    const created = await client.POST('/API/v2/users/', { body });
    const { id } = unwrap(created);
    expect(created.response.headers.get('Location')).toBe(`${service.url}/API/v2/users/${id}/`);

    const path = { id };
    const { permissions } = unwrap(await client.GET('/API/v2/users/{id}/access/', { params: { path } }));
    const through = [
      { id: group.id, name: 'Desk' },
      { id: above.id, name: 'Newsroom' },
    ];
    expect(permissions).toEqual([
      { permission: 'media_backend', sources: [{ kind: 'group', group: { id: above.id, name: 'Newsroom' }, through }] },
    ]);

    const header = ifMatch(created);
    const changed = unwrap(
      await client.PATCH('/API/v2/users/{id}/', { params: { path, header }, body: { email: 'c@example.org' } }),
    );
    expect(changed.email).toBe('c@example.org');
    expect(await codeOf(client.PATCH('/API/v2/users/{id}/', { params: { path, header }, body: { email: '' } }))).toBe(
      'precondition_failed',
    );
    const names: string[] = [];
    for await (const page of pages(client, '/API/v2/users/', {
      username__in: ['čeněk', 'zoë'],
      order_by: ['-username'],
    })) {
      names.push(...page.objects.map(({ username }) => username));
    }
    expect(names).toEqual(['čeněk', 'zoë']);

    unwrap(
      await client.POST('/API/v2/users/{id}/set-password/', {
        params: { path },
        body: { password: 'another long one' },
      }),
    );
    const query = { confirm: 'Čeněk' };
    expect(await codeOf(client.DELETE('/API/v2/users/{id}/', { params: { path, query } }))).toBe(
      'confirmation_required',
    );
    unwrap(await client.DELETE('/API/v2/users/{id}/', { params: { path, query: { confirm: 'čeněk' } } }));
    expect(await codeOf(client.GET('/API/v2/users/{id}/', { params: { path } }))).toBe('not_found');
  });

  it('should take a theme from its first draft to the default of the site', async () => {
    const author = as(await service.user({ username: 'author', permissions: ['theme'] }));
    const client = as(admin);
    const { id } = unwrap(await author.POST('/API/v2/themes/', { body: { title: 'Festival' } }));
    const params = { path: { id } };
    unwrap(await author.POST('/API/v2/themes/{id}/submit/', { params }));
    const rejected = unwrap(await client.POST('/API/v2/themes/{id}/reject/', { params, body: { note: 'No logo.' } }));
    expect(rejected).toMatchObject({ status: 1, note: 'No logo.' });
    const form = new FormData();
    form.set('logo', new Blob([new Uint8Array(png())], { type: 'image/png' }), 'logo.png');
    const withLogo = await author.PUT('/API/v2/themes/{id}/logo/', {
      params,
      body: { logo: '' },
      bodySerializer: () => form,
    });
    expect(unwrap(withLogo).logoimage).toMatch(/\.png$/);
    unwrap(await author.POST('/API/v2/themes/{id}/submit/', { params }));
    unwrap(await client.POST('/API/v2/themes/{id}/approve/', { params }));
    expect(await codeOf(client.POST('/API/v2/themes/{id}/approve/', { params }))).toBe('wrong_state');
    unwrap(await client.POST('/API/v2/themes/{id}/make-default/', { params }));
    expect(await codeOf(client.POST('/API/v2/themes/{id}/hide/', { params }))).toBe('conflict');
    const choices = unwrap(
      await author.GET('/API/v2/me/themes/', { params: { query: { fields: ['id', 'is_default'] } } }),
    );
    expect(choices.objects).toContainEqual({ id, is_default: true });
    unwrap(await author.PATCH('/API/v2/me/', { body: { theme: id } }));
    expect(unwrap(await author.GET('/API/v2/themes/{id}/preview/', { params })).logo_url).toContain('/media/');
  });

  it('should keep a media bin', async () => {
    const client = as(await service.user({ username: 'collector' }));
    const body = ['VX-1', 'VX-2'].map((resource_id) => ({ resource_id, resource_type: 'video' }));
    const filled = unwrap(await client.POST('/API/v2/mediabin/bulk/', { body }));
    const [first, second] = 'objects' in filled ? (filled.objects ?? []) : [];
    const path = { id: second!.id };
    unwrap(
      await client.PATCH('/API/v2/mediabin/{id}/', { params: { path }, body: { position: 1, ui_selected: true } }),
    );
    const { objects, meta } = unwrap(await client.GET('/API/v2/mediabin/', { params: { query: { count: true } } }));
    expect(objects.map(({ id, ui_selected }) => ({ id, ui_selected }))).toEqual([
      { id: second!.id, ui_selected: true },
      { id: first!.id, ui_selected: false },
    ]);
    expect(meta).toMatchObject({ total_count: 2, next: null });
    unwrap(await client.DELETE('/API/v2/mediabin/{id}/', { params: { path } }));
    expect(unwrap(await client.POST('/API/v2/mediabin/undo/')).objects.map(({ id }) => id)).toEqual([second!.id]);
    expect(await codeOf(client.POST('/API/v2/mediabin/undo/'))).toBe('nothing_to_undo');
  });

  it('should make, rotate and revoke tokens', async () => {
    const client = as(await service.user({ username: 'operator' }));
    const made = unwrap(await client.POST('/API/v2/tokens/', { body: { label: 'Ingest', run_as: 'forbidden' } }));
    const old = byToken(made.key!);
    expect(unwrap(await old.GET('/API/v2/tokens/self/'))).toMatchObject({
      id: made.id,
      label: 'Ingest',
      state: 'active',
    });
    const rotated = unwrap(await old.POST('/API/v2/tokens/self/rotate/', { body: { overlap_minutes: 5 } }));
    unwrap(await old.GET('/API/v2/whoami/'));
    const path = { id: made.id };
    const again = unwrap(await client.POST('/API/v2/tokens/{id}/rotate/', { params: { path }, body: {} }));
    expect(new Set([made.key, rotated.key, again.key]).size).toBe(3);
    expect(await codeOf(byToken(again.key!).POST('/API/v2/tokens/', { body: { label: 'x' } }))).toBe('proof_required');
    unwrap(await client.DELETE('/API/v2/tokens/{id}/', { params: { path } }));
    expect(await codeOf(byToken(again.key!).GET('/API/v2/whoami/'))).toBe('unauthenticated');
    const listed = unwrap(await client.GET('/API/v2/tokens/', { params: { query: { scope: 'created' } } }));
    expect(listed.objects).toMatchObject([{ id: made.id, state: 'revoked' }]);
  });

  it('should read what was noted, and by whom it was done', async () => {
    const client = as(admin);
    unwrap(await connect({ baseUrl: service.url, token: admin.token, runAs: 'zoë' }).GET('/API/v2/me/'));
    const found: object[] = [];
    for await (const page of pages(client, '/API/v2/audit/', { event: 'run-as', effective: 'zoë', limit: 1 })) {
      found.push(...page.objects);
    }
    expect(found.at(-1)).toMatchObject({ actor: 'chief', effective: 'zoë', via: 'token', route: '/API/v2/me/' });
    const query = { format: 'jsonl', event: 'run-as', effective: 'zoë' } as const;
    const text = unwrap(await client.GET('/API/v2/audit/export/', { params: { query }, parseAs: 'text' }));
    const exported = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(exported).toHaveLength(found.length);
  });

  it('should read each page of a list once, in the order that was asked for', async () => {
    const client = byToken(admin.token);
    const body = Array.from({ length: 7 }, (_, n) => ({ title: `Page ${n % 2}`, css: `/${n}.css` }));
    unwrap(await client.POST('/API/v2/themes/bulk/', { body }));
    const seen: string[][] = [];
    for await (const { objects } of pages(client, '/API/v2/themes/', {
      title__startswith: 'Page ',
      order_by: ['-title', 'id'],
      fields: ['css', 'title'],
      limit: 3,
    })) {
      seen.push(objects.map(({ css }) => css));
    }
    expect(seen).toEqual([['/1.css', '/3.css', '/5.css'], ['/0.css', '/2.css', '/4.css'], ['/6.css']]);
  });

  it('should know by its types which members come', async () => {
    const client = byToken(admin.token);
    const { id } = unwrap(await client.POST('/API/v2/themes/', { body: { title: 'Typed' } }));
    const params = { path: { id } };
    const whole = unwrap(await client.GET('/API/v2/themes/{id}/', { params }));
    expect(whole.title.length).toBe(5);
    const some = unwrap(
      await client.GET('/API/v2/themes/{id}/', { params: { ...params, query: { fields: ['css'] } } }),
    );
    expect(some.css.length).toBe(0);
    // @ts-expect-error It was not asked for.
    expect(some.title).toBeUndefined();
    const wanted: Schemas['ThemeField'][] = ['title'];
    const query = { fields: wanted, title: 'Typed' };
    const [listed] = unwrap(await client.GET('/API/v2/themes/', { params: { query } })).objects;
    // @ts-expect-error Nobody knows before what is wanted.
    expect(() => listed!.css.length).toThrow(TypeError);
    expect(listed!.title?.length).toBe(5);
  });

  it('should end a long list when it is told to', async () => {
    const client = byToken(admin.token);
    const reason = new Error('enough');
    const ending = new AbortController();
    const read = async () => {
      for await (const page of pages(client, '/API/v2/roles/', { limit: 1 }, { signal: ending.signal })) {
        expect(page.objects).toHaveLength(1);
        ending.abort(reason);
      }
    };
    await expect(read()).rejects.toBe(reason);
  });

  it('should take its key nowhere else, where it is sent on', async () => {
    const asked: (string | undefined)[] = [];
    const other = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(url === '/here/API/v2/me/' ? 301 : 200, { Location: '/there' }).end('{}');
    }).listen(0, '127.0.0.1');
    try {
      await once(other, 'listening');
      const baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}/here`;
      await expect(connect({ baseUrl, token: admin.token }).GET('/API/v2/me/')).rejects.toThrow('fetch failed');
      expect(asked).toEqual(['/here/API/v2/me/']);
    } finally {
      other.close();
    }
  });

  it('should do once what is sent twice with the same key', async () => {
    const client = byToken(admin.token);
    const header = { 'Idempotency-Key': idempotencyKey() };
    const send = async () =>
      unwrap(await client.POST('/API/v2/themes/', { params: { header }, body: { title: 'Once' } })).id;
    expect(await send()).toBe(await send());
    expect(idempotencyKey()).not.toBe(header['Idempotency-Key']);
    expect(idempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('should throw what the service says is wrong', async () => {
    const { id } = unwrap(await byToken(admin.token).GET('/API/v2/me/'));
    const wrong = await refusal(
      byToken(admin.token).PATCH('/API/v2/users/{id}/', {
        params: { path: { id } },
        body: { email: 'none', is_staff: 1 as never },
      }),
    );
    expect(wrong).toMatchObject({ status: 400, code: 'validation_failed', detail: 'The object is not valid.' });
    expect(wrong.message).toBe('The object is not valid. (validation_failed)');
    expect(wrong.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(wrong.errors).toContainEqual({ field: 'is_staff', message: 'This must be true or false.' });
  });

  it('should throw what answers instead of the service', async () => {
    const broken = () =>
      Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const client = connect({ baseUrl: service.url, fetch: broken });
    const failed = await refusal(client.GET('/API/v2/version/'));
    expect(failed).toMatchObject({ status: 502, code: undefined, errors: [], requestId: undefined });
    expect(failed.message).toBe('The answer is 502 Bad Gateway.');
    expect(() => ifMatch({ response: new Response() })).toThrow('This answer has no ETag.');
  });
});
