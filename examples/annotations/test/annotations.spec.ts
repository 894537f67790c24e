import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestPlatform, type TestUser } from 'media-asset-platform/kit/testing';

process.env.FAMILIES = join(import.meta.dirname, '../src/annotations.family.ts');

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

suite('annotations', () => {
  const platform = new TestPlatform();
  let ann: TestUser;
  let bob: TestUser;
  let keeper: TestUser;

  beforeAll(async () => {
    await platform.start();
    ann = await platform.user({ permissions: ['annotation'] });
    bob = await platform.user({ permissions: ['annotation'] });
    keeper = await platform.user({ permissions: ['annotation', 'media_backend'] });
  });
  afterAll(() => platform.stop());

  async function send(user: TestUser, method: string, path: string, body?: object) {
    const answer = await fetch(`${platform.url}${path}`, {
      method,
      headers: { 'AUTH-TOKEN': user.token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) };
  }

  /** As a browser does that runs no scripts. */
  async function browse(user: TestUser, path: string, form?: Record<string, string>) {
    const answer = await fetch(`${platform.url}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { 'AUTH-TOKEN': user.token, Accept: 'text/html', 'Accept-Language': 'de' },
      body: form && new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  }

  async function add(user: TestUser, text: string, more: object = {}): Promise<string> {
    const { status, json } = await send(user, 'POST', '/API/v2/annotations/', { resource_id: 'VX-1', text, ...more });
    expect({ status, json }).toMatchObject({ status: 201 });
    return json.id as string;
  }

  it('should keep who wrote a note, and when it was written and changed', async () => {
    const id = await add(ann, 'Loud');
    const { json: before } = await send(ann, 'GET', `/API/v2/annotations/${id}/`);
    expect(before).toMatchObject({ owner: ann.id, resource_id: 'VX-1', kind: 'note', text: 'Loud', settled: false });
    expect(before.changed_at).toBe(before.created_at);
    const { status, json: after } = await send(ann, 'PATCH', `/API/v2/annotations/${id}/`, { text: 'Too loud' });
    expect([status, after.text, after.created_at]).toEqual([200, 'Too loud', before.created_at]);
    expect(after.changed_at > before.changed_at).toBe(true);
  });

  it('should have an index of all that notes are ordered or filtered by', async () => {
    const { filtering, ordering } = (await send(ann, 'GET', '/API/v1/annotation/schema/')).json;
    const asked = new Set<string>([...Object.keys(filtering), ...ordering]);
    const column = (name: string): string => (name === 'owner' ? 'owner_id' : name);
    const sql = process.env.DATABASE_URL?.startsWith('mysql')
      ? 'SELECT column_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ?'
      : 'SELECT i.name FROM pragma_index_list(?) l JOIN pragma_index_info(l.name) i';
    const indexed = (await platform.sql<{ name: string }>(sql, ['annotation'])).map(({ name }) => name);
    const missing = [...asked].map(column).filter((name) => name !== 'id' && !indexed.includes(name));
    expect([asked.size > 4, missing]).toEqual([true, []]);
  });

  it('should show notes to their owner, and all of them to those who look after the media', async () => {
    const [hers, his] = [await add(ann, 'Hers'), await add(bob, 'His')];
    const seen = async (user: TestUser) =>
      ((await send(user, 'GET', '/API/v2/annotations/?limit=1000')).json.objects as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await seen(ann)).toContain(hers);
    expect(await seen(ann)).not.toContain(his);
    expect(await seen(keeper)).toEqual(expect.arrayContaining([hers, his]));
    expect((await send(ann, 'GET', `/API/v2/annotations/${his}/`)).status).toBe(404);
    expect((await send(ann, 'GET', `/API/v1/annotation/${his}/`)).status).toBe(404);
  });

  it('should let nobody but the owner change or delete a note', async () => {
    const id = await add(bob, 'Mine');
    expect((await send(ann, 'DELETE', `/API/v2/annotations/${id}/`)).status).toBe(404);
    expect(await send(keeper, 'PATCH', `/API/v2/annotations/${id}/`, { text: 'Ours' })).toMatchObject({
      status: 403,
      json: { code: 'permission_denied' },
    });
    expect((await send(keeper, 'DELETE', `/API/v1/annotation/${id}/`)).status).toBe(403);
    expect((await send(bob, 'GET', `/API/v2/annotations/${id}/`)).json.text).toBe('Mine');
    expect((await send(bob, 'DELETE', `/API/v2/annotations/${id}/`)).status).toBe(204);
  });

  it('should leave settled notes as they are', async () => {
    const id = await add(ann, 'Done', { settled: true });
    const { status, json } = await send(ann, 'PATCH', `/API/v2/annotations/${id}/`, { text: 'Not done' });
    expect([status, json.code, json.detail]).toEqual([409, 'annotation_settled', 'The note is settled.']);
  });

  it('should have planted kinds, which administrators add to, and know no others', async () => {
    const { json } = await send(ann, 'GET', '/API/v2/annotations/kinds/');
    expect(json.objects.map(({ name }: { name: string }) => name)).toEqual(['note', 'rights', 'quality', 'editing']);
    const unknown = await send(ann, 'POST', '/API/v2/annotations/', { resource_id: 'VX-1', text: 'x', kind: 'gossip' });
    expect([unknown.status, unknown.json.errors]).toEqual([
      400,
      [{ field: 'kind', message: 'There is no such kind.' }],
    ]);
    const administrator = await platform.administrator();
    expect((await send(ann, 'POST', '/API/v2/annotations/kinds/', { name: 'gossip' })).status).toBe(403);
    expect((await send(administrator, 'POST', '/API/v2/annotations/kinds/', { name: 'gossip' })).status).toBe(201);
    await add(ann, 'They say', { kind: 'gossip' });
    const again = await send(administrator, 'POST', '/API/v2/annotations/kinds/', { name: 'gossip' });
    expect([again.status, again.json.code, again.json.errors]).toEqual([
      409,
      'name_taken',
      [{ field: 'name', message: 'Another one has this already.' }],
    ]);
    const { json: other } = await send(administrator, 'POST', '/API/v2/annotations/kinds/', { name: 'rumour' });
    const change = { name: 'gossip' };
    expect((await send(administrator, 'PATCH', `/API/v2/annotations/kinds/${other.id}/`, change)).status).toBe(409);
    const many = [{ name: 'hearsay' }, { name: 'gossip' }];
    expect((await send(administrator, 'POST', '/API/v2/annotations/kinds/bulk/?mode=each', many)).json.results).toEqual(
      [expect.objectContaining({ status: 201 }), expect.objectContaining({ status: 409 })],
    );
  });

  it('should be listed, shown, added and deleted in the first version', async () => {
    const added = await send(ann, 'POST', '/API/v1/annotation/', { resource_id: 'VX-9', text: 'Old client' });
    expect(added).toMatchObject({ status: 200, json: { owner: Number(ann.id), text: 'Old client', settled: false } });
    const { resource_uri: uri } = added.json as { resource_uri: string };
    expect((await send(ann, 'GET', uri)).json).toEqual(added.json);
    expect((await send(ann, 'GET', '/API/v1/annotation/?resource_id=VX-9')).json.meta.total_count).toBe(1);
    expect((await send(ann, 'GET', '/API/v1/annotation/schema/')).json.fields).toHaveProperty('owner');
    expect((await send(ann, 'DELETE', uri)).status).toBe(204);
    expect((await send(ann, 'GET', uri)).status).toBe(404);
    expect((await send(ann, 'PATCH', uri, { text: 'x' })).status).toBe(405);
  });

  it('should ask for its permission', async () => {
    const eve = await platform.user();
    expect((await send(eve, 'GET', '/API/v2/annotations/')).status).toBe(403);
    expect((await send(eve, 'POST', '/API/v1/annotation/', { resource_id: 'VX-1', text: 'x' })).status).toBe(403);
  });

  it('should leave a trace in the audit trail', async () => {
    const id = await add(ann, 'Traced');
    const rows = await platform.sql('SELECT event, detail FROM audit_entry WHERE target = ?', [`annotations/${id}`]);
    expect(rows).toEqual([{ event: 'annotation', detail: 'created: resource_id, text' }]);
  });

  it('should stand in the API document with its problem and its chapter', async () => {
    const document = await (await fetch(`${platform.url}/API/v2/openapi.json`)).json();
    expect(document.tags).toContainEqual({
      name: 'annotations',
      description: 'Notes on media, and what they can be about.',
    });
    const codes = JSON.stringify(document.components.schemas.ProblemDetails);
    expect(codes).toContain('"annotation_settled"');
    expect(document.paths).toHaveProperty(['/API/v2/annotations/{id}/', 'patch']);
  });

  it('should show on its page whose notes one sees, and let their owners delete them', async () => {
    const reader = await platform.user({ permissions: ['annotation'] });
    expect((await browse(reader, '/annotations/')).text).toContain('Es gibt noch keine Notizen');
    const id = await add(reader, 'On the page', { kind: 'rights', settled: true });
    const hers = (await browse(reader, '/annotations/')).text;
    for (const part of ['On the page', 'Rechte · Erledigt', `/annotations/${id}/delete/`]) expect(hers).toContain(part);
    const all = (await browse(keeper, '/annotations/')).text;
    expect(all).toContain('On the page');
    expect(all).not.toContain(`/annotations/${id}/delete/`);
    expect((await browse(keeper, `/annotations/${id}/delete/`, {})).status).toBe(403);
    expect((await browse(reader, `/annotations/${id}/delete/`, {})).status).toBe(303);
    expect((await send(reader, 'GET', `/API/v2/annotations/${id}/`)).status).toBe(404);
  });

  it('should show its page to administrators, who write nothing without the permission', async () => {
    const administrator = await platform.administrator();
    const { status, text } = await browse(administrator, '/annotations/');
    expect([status, text.includes('<textarea')]).toEqual([200, false]);
    expect((await browse(administrator, '/annotations/', { resource_id: 'VX-1', text: 'x' })).status).toBe(403);
    expect((await browse(ann, '/annotations/')).text).toContain('<textarea');
  });

  it('should have as many notes on a page as its reader wants', async () => {
    const reader = await platform.user({ permissions: ['annotation'] });
    await send(reader, 'PATCH', '/API/v2/me/', { paginate_by: 1 });
    for (const text of ['Older note', 'Newer note']) await add(reader, text);
    const first = (await browse(reader, '/annotations/')).text;
    expect([first.includes('Newer note'), first.includes('Older note')]).toEqual([true, false]);
    const [, next = ''] = /rel="next" href="([^"]*)"/.exec(first)!;
    expect((await browse(reader, next.replaceAll('&amp;', '&'))).text).toContain('Older note');
  });

  it('should tell beside the field what was wrong with a form, and keep what was typed', async () => {
    const { status, text } = await browse(ann, '/annotations/', {
      resource_id: '',
      kind: 'note',
      text: 'Typed before',
    });
    expect(status).toBe(422);
    expect(text).toContain('Typed before</textarea>');
    expect(text).toMatch(/name="resource_id"[^>]*aria-invalid="true"/);
  });

  it('should add by the form of its page', async () => {
    const form = { resource_id: 'VX-30', kind: 'quality', text: 'By a form' };
    expect((await browse(ann, '/annotations/', form)).status).toBe(303);
    const { json } = await send(ann, 'GET', '/API/v2/annotations/?resource_id=VX-30');
    expect(json.objects).toMatchObject([form]);
  });
});
