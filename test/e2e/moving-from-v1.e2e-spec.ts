import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Client } from '../support/client.js';
import { promised } from '../support/declared.js';
import { plantSampleData } from '../support/sample-data.js';
import { e2e, PASSWORD } from '../support/service.js';

const text = readFileSync(join(import.meta.dirname, '../../docs/moving-from-v1.md'), 'utf8');

/** A call as the table writes it: method, address and maybe a body. */
const call = /`(GET|POST|DELETE) (\S+)`(?: `(\{.*?\})`)?/;
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split(' | ')
      .slice(0, 2)
      .map((cell) => call.exec(cell)),
  )
  .filter((cells): cells is [RegExpExecArray, RegExpExecArray] => cells[0] !== null && cells[1] !== null);

/** The members of a v2 object that v1 shows too, in the form of v1. */
const renamed: Record<string, string> = { effective_roles: 'roles', label: 'value' };

function comparable(object: Record<string, unknown>): Record<string, unknown> {
  const { user, ...rest } = object as { user?: object };
  const members = Object.entries({ ...user, ...rest }).filter(
    ([name]) => !['resource_uri', 'roles', 'effective_roles'].includes(name),
  );
  return Object.fromEntries(members.map(([name, value]) => [renamed[name] ?? name, plain(name, value)]));
}

const json = ['default_sort_list', 'metadata_fields', 'extra_info'];

/** Values of both versions in one form. */
function plain(name: string, value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value)) return String(value);
  if (typeof value !== 'string') return value;
  if (json.includes(name)) return JSON.parse(value) as unknown;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? value.slice(0, -1) : value;
}

function objectsOf({ json }: Answer): Record<string, unknown>[] {
  return (Array.isArray(json.objects) ? json.objects : [json]) as Record<string, unknown>[];
}

e2e('docs/moving-from-v1.md', (service) => {
  let client: Client;
  const ids: Record<string, () => Promise<string>> = {};

  beforeAll(async () => {
    const { full } = await plantSampleData(service);
    client = service.client.asToken(full.token);
    const first = async (path: string): Promise<string> => (await client.get(path)).json.objects[0].id as string;
    ids.me = () => Promise.resolve(full.id);
    ids.user = () => first('/API/v1/userprofile/?user__username=dave');
    ids.group = () => first('/API/v1/groupprofile/?name=Editors');
    ids.format = () => first('/API/v1/standards/format/');
    ids.location = () => first('/API/v1/exportlocation/');
    ids.theme = () => first('/API/v1/theme/?status=2');
    ids.item = () => first('/API/v1/mediabin/');
    expect(full.password).toBe(PASSWORD);
  });

  const send = async ([, method, address, body]: RegExpExecArray): Promise<Answer> => {
    let path = address!;
    for (const [, name] of address!.matchAll(/\{(\w+)\}/g)) path = path.replace(`{${name}}`, await ids[name!]!());
    return body ? client.post(path, JSON.parse(body)) : client.send(method!, path);
  };

  it('should have a row for every resource that v1 was moved from', () => {
    for (const resource of promised) {
      expect([resource, text.includes(`/API/v1/${resource}`)]).toEqual([resource, true]);
    }
    expect(rows.length).toBeGreaterThan(25);
  });

  describe.each(rows.map((row) => [row[0][0], row[1][0], row] as const))('%s', (_, next, [before, after]) => {
    it(`should be ${next} now`, async () => {
      const [old, now] = [await send(before), await send(after)];
      const expected = { GET: [200, 200], POST: [200, 201], DELETE: [204, 204] }[before[1]!];
      expect([old.status, now.status, now.text]).toEqual([...expected!, now.text]);
      const given = before[1] === 'POST' ? ['id', ...Object.keys(JSON.parse(before[3]!) as object)] : [];
      expect(given.length > 0 ? Object.keys(now.json as object) : given).toEqual(expect.arrayContaining(given));
      if (before[1] !== 'GET' || !before[2]!.match(/\/API\/v1\/\w/) || before[2]!.endsWith('schema/')) return;
      compare(objectsOf(old), objectsOf(now), before[2]!);
    });
  });

  it('should point from every v1 answer to an address of v2 that there is', async () => {
    for (const [before] of rows.filter(([row]) => row[1] === 'GET')) {
      const link = /<([^>]+)>; rel="successor-version"/.exec((await send(before)).headers.link as string)![1]!;
      expect([before[2], link, (await client.get(link)).status]).toEqual([before[2], link, 200]);
    }
  });
});

/** The new objects are the old ones and hold all that they held. */
function compare(old: Record<string, unknown>[], now: Record<string, unknown>[], address: string): void {
  expect(old.length).toBeGreaterThan(0);
  const first = old.map(comparable);
  const byId = new Map(now.map((object) => [String(object.id ?? object.key), comparable(object)]));
  // v1's pages are smaller.
  for (const object of first) {
    const twin = address.includes('userroles')
      ? [...byId.values()].find(({ key }) => key === object.key)
      : byId.get(String(object.id));
    // Lists leave it out unless it is asked for.
    if (address.includes('theme')) delete object.template_string;
    expect(twin).toMatchObject(object);
  }
}
