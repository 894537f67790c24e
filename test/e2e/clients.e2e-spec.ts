import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { beforeEach, expect, it } from '@jest/globals';
import { fillBin } from '../support/full-bin.js';
import { furtherPermissions } from '../support/further-samples.js';
import { e2e, type TestUser } from '../support/service.js';

// Habits of clients that are in use and will not be changed. Each is written here as it is there, with nothing between
// it and the service.

interface Reply {
  incoming: IncomingMessage;
  text: string;
}

/** What every HTTP library does: sends a request and gathers the answer. It follows no redirect. */
function exchange(url: string, options: RequestOptions, body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => (text += chunk));
      incoming.on('end', () => resolve({ incoming, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** `+` of a language that adds text to text only. */
function plus(left: string, right: unknown): string {
  if (typeof right !== 'string') throw new TypeError(`can only concatenate str (not "${typeof right}") to str`);
  return left + right;
}

e2e('old clients', (service) => {
  let user: TestUser;
  let basic: string;

  beforeEach(async () => {
    user = await service.user({ permissions: ['media_backend', 'theme', ...furtherPermissions()] });
    basic = `Basic ${Buffer.from(`${user.username}:${user.password}`).toString('base64')}`;
  });

  it('should go on reading the whole bin without the slash, by user and password', async () => {
    await fillBin(service, user.id, 345);
    const { incoming, text } = await exchange(`${service.url}/API/v1/mediabin?limit=0`, {
      method: 'GET',
      headers: { Authorization: basic, 'User-Agent': 'curl/7.58.0', Accept: '*/*' },
    });
    expect(incoming.statusCode).toBe(200);
    const bin = JSON.parse(text) as { objects: { resource_id: string }[] };
    const wanted = bin.objects.map((item) => item.resource_id);
    expect(wanted).toEqual(Array.from({ length: 345 }, (_, n) => `VX-${n + 1}`));
  });

  it('should go on sending a content type with GET requests that have no content', async () => {
    for (const path of [
      '/API/v1/mediabin/',
      '/API/v1/standards/format/',
      '/API/v1/useraccountprofile/',
      '/API/v1/theme/1/',
    ]) {
      const { incoming, text } = await exchange(service.url + path, {
        method: 'GET',
        headers: { Authorization: basic, 'Content-Type': 'application/xml', 'Content-Length': '0' },
      });
      expect({ path, status: incoming.statusCode }).toEqual({ path, status: 200 });
      expect(incoming.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text)).toEqual(expect.any(Object));
    }
  });

  it('should go on without saying what they accept, and putting addresses together from ids', async () => {
    await fillBin(service, user.id, 3);
    const headers = { 'AUTH-TOKEN': user.token };
    const list = await exchange(`${service.url}/API/v1/mediabin/`, { headers });
    expect(list.incoming.statusCode).toBe(200);
    const { objects } = JSON.parse(list.text) as { objects: Record<string, unknown>[] };
    expect(objects).toHaveLength(3);
    for (const item of objects) {
      expect(plus('/vs/player/?item=', item['id'])).toMatch(/^\/vs\/player\/\?item=\d+$/);
      const thumbnail = plus(plus('<img src="', item['thumbnail_uri']), '">');
      expect(thumbnail).toBe('<img src="">');
      expect(plus('https://media.example.org', item['absolute_url'])).toMatch(/\/vs\/item\/VX-\d\/$/);
      const one = await exchange(plus(service.url, item['resource_uri']), { headers });
      expect(JSON.parse(one.text)).toMatchObject(item);
    }
    const profiles = await exchange(`${service.url}/API/v1/useraccountprofile/`, { headers });
    const [profile] = (JSON.parse(profiles.text) as { objects: Record<string, unknown>[] }).objects;
    for (const name of ['id', 'extra_info', 'default_sort_list', 'metadata_fields', 'roles', 'homepage']) {
      expect(plus('', profile![name])).toBe(profile![name]);
    }
  });

  it('should go on keeping a bin from a model in the browser', async () => {
    const login = await exchange(
      `${service.url}/API/v2/sessions/`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' } },
      JSON.stringify({ username: user.username, password: user.password }),
    );
    const cookies = login.incoming.headers['set-cookie']!.map((cookie) => cookie.split(';')[0]!);
    const ajax = {
      Cookie: cookies.join('; '),
      'X-CSRFToken': cookies.find((cookie) => cookie.startsWith('csrftoken='))!.split('=')[1]!,
      'X-Requested-With': 'XMLHttpRequest',
      Accept: 'application/json, text/javascript, */*; q=0.01',
      Origin: service.url,
    };
    const defaults = {
      name: '',
      user: '',
      parent_id: '',
      resource_type: '',
      resource_uri: '',
      absolute_url: '',
      thumbnail_uri: '',
      ui_selected: false,
    };
    const save = async (attributes: object): Promise<Record<string, string>> => {
      const headers = { ...ajax, 'Content-Type': 'application/json' };
      const { incoming, text } = await exchange(
        `${service.url}/API/v1/mediabin/`,
        { method: 'POST', headers },
        JSON.stringify({ ...defaults, ...attributes }),
      );
      expect(incoming.statusCode).toBe(200);
      return { ...defaults, ...attributes, ...(JSON.parse(text) as object) } as unknown as Record<string, string>;
    };
    const fetch = async (): Promise<Record<string, string>[]> =>
      (JSON.parse((await exchange(`${service.url}/API/v1/mediabin/`, { headers: ajax })).text) as { objects: [] })
        .objects;

    const model = await save({ resource_id: 'VX-12', resource_name: 'Opening titles.mov' });
    expect(model).toMatchObject({ resource_id: 'VX-12', absolute_url: '/vs/item/VX-12/', resource_type: 'video' });
    expect(model['resource_uri']).toBe(`/API/v1/mediabin/${model['id']}/`);
    const other = await save({ resource_id: 'VX-13' });
    expect((await fetch()).map((item) => item['id'])).toEqual([model['id'], other['id']]);

    const destroyed = await exchange(service.url + model['resource_uri']!, { method: 'DELETE', headers: ajax });
    expect({ status: destroyed.incoming.statusCode, text: destroyed.text }).toEqual({ status: 204, text: '' });
    expect((await fetch()).map((item) => item['resource_id'])).toEqual(['VX-13']);

    // What the model had before, sent as it is: the id and address of an item that is gone.
    const again = await save(model);
    expect(again['id']).not.toBe(model['id']);
    expect((await fetch()).map((item) => item['resource_id'])).toEqual(['VX-13', 'VX-12']);
  });

  it('should go on following the link to the next page until there is none', async () => {
    await fillBin(service, user.id, 95);
    for (const start of [
      '/API/v1/mediabin/',
      '/API/v1/mediabin?limit=10',
      '/API/v1/mediabin/?resource_id__startswith=VX&limit=40',
    ]) {
      const seen: string[] = [];
      let pages = 0;
      for (let path: string | null = start; path !== null; pages++) {
        // Scheme and host are put in front, whatever comes.
        const { incoming, text }: Reply = await exchange(`${service.url}${path}`, {
          headers: { Authorization: basic },
        });
        expect(incoming.statusCode).toBe(200);
        const { meta, objects } = JSON.parse(text) as {
          meta: { next: string | null };
          objects: { resource_id: string }[];
        };
        seen.push(...objects.map((item) => item.resource_id));
        path = meta.next;
      }
      expect(seen).toEqual(Array.from({ length: 95 }, (_, n) => `VX-${n + 1}`));
      expect(pages).toBe(start.includes('limit=10') ? 10 : start.includes('limit=40') ? 3 : 5);
    }
  });

  it('should go on finding what they have created by its Location', async () => {
    const headers = { 'AUTH-TOKEN': user.token, 'Content-Type': 'application/json', Accept: 'application/json' };
    for (const [path, body] of [
      ['/API/v1/theme/', { title: 'Located' }],
      ['/API/v1/mediabin/', { resource_id: 'VX-1' }],
    ] as const) {
      const created = await exchange(service.url + path, { method: 'POST', headers }, JSON.stringify(body));
      const { location } = created.incoming.headers;
      const found = await exchange(location!, { headers });
      expect(JSON.parse(found.text)).toEqual(JSON.parse(created.text));
    }
  });

  it('should go on walking every resource by its index and schema, slice by slice', async () => {
    const headers = { 'AUTH-TOKEN': user.token };
    const get = async <T>(path: string): Promise<T> =>
      JSON.parse((await exchange(service.url + path, { headers })).text) as T;
    interface Slice {
      meta: { total_count: number };
      objects: Record<string, unknown>[];
    }
    const index = await get<Record<string, { list_endpoint: string; schema: string }>>('/API/v1/');
    for (const [name, { list_endpoint, schema }] of Object.entries(index)) {
      if (name === 'userprofile') continue; // not for this user
      const { fields } = await get<{ fields: Record<string, { nullable: boolean; type: string }> }>(schema);
      const slice = await get<Slice>(`${list_endpoint}?limit=20&offset=0`);
      for (const object of slice.objects) {
        for (const [field, value] of Object.entries(object)) {
          if (!fields[field]) throw new Error(`${name} has no field ${field}`);
          const nullable = value === null || fields[field].nullable;
          expect({ name, field, nullable: fields[field].nullable }).toEqual({ name, field, nullable });
        }
      }
      const ids = slice.objects.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
      if (ids.length === 0) continue;
      const again = await get<Slice>(`${list_endpoint}?id__in=${ids.join(',')}&limit=20`);
      expect(again.objects).toEqual(slice.objects);
      expect(again.meta.total_count).toBe(ids.length);
    }
  });
});
