import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Resource } from '../../src/rest/declaration/resource.js';
import { now } from '../../src/database/instant.js';
import { nameKey } from '../../src/accounts/names.js';
import { Organisation } from '../../src/accounts/organisations/organisation.entity.js';
import { documentFile } from './api-document.js';
import { declared } from './declared.js';
import { plantSampleData, type SampleData } from './sample-data.js';
import type { Service } from './service.js';

interface Documented {
  get?: { responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }> };
}

/** Of whom lists show something that are of one user: the one that every installation starts with. */
const somebody = '1';

/** Every list of the second version that comes in pages, by its path, with what is declared of its objects. */
export function collections(): [path: string, resource: Resource][] {
  const { paths } = JSON.parse(readFileSync(documentFile, 'utf8')) as { paths: Record<string, Documented> };
  const resources = new Map(declared('v2').map((resource) => [resource.title, resource]));
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const schema = get?.responses[200]?.content?.['application/json']?.schema?.$ref;
    const [, title] = /\/(\w+)Page$/.exec(schema ?? '') ?? [];
    // The history of a theme is made of audit entries, which are walked as such.
    if (title === undefined || title === 'ThemeChange') return [];
    return [[path.replace('{id}', somebody), resources.get(title)!] as [string, Resource]];
  });
}

/** The sample data, and rows for those lists that it leaves empty; `full` sees something in each. */
export async function plantEverything(service: Service): Promise<SampleData> {
  const sample = await plantSampleData(service);
  const labels = ['', 'b', 'a', 'B', 'ä', 'b ', 'b', '😀', '\uffee', 'b'];
  for (const [n, label] of labels.entries()) {
    const expires = n % 3 === 0 ? null : `20${40 + (n % 2)}-01-02T03:04:05.000006`;
    await service.token(n % 2 ? 'full' : 'ann', { label, expires });
  }
  await service.sql("UPDATE api_token SET last_used_at = '2026-01-02T03:04:05.000006' WHERE label = 'b'");
  // In the future, so that no use is noted: what a test asks changes nothing of what it reads.
  await service.sql("UPDATE api_token SET last_used_at = '2096-01-02T03:04:05.000006' WHERE last4 = ?", [
    sample.full.token.slice(-4),
  ]);
  await service.sql("UPDATE account SET email = 'shared@example.org' WHERE username IN ('ann', 'Bob', 'dave')");
  for (const [n, route] of ['GET theme', 'GET theme/:id', 'POST theme'].entries()) {
    for (const userId of [sample.full.id, sample.bare.id, '999999']) {
      const values = [BigInt(userId), n, route, n % 2, `2026-01-0${1 + (n % 2)}T00:00:00.000000`];
      await service.sql(
        'INSERT INTO v1_usage (user_id, token_id, route, calls, last_at) VALUES (?, ?, ?, ?, ?)',
        values,
      );
    }
  }
  const agents = [sample.full.id, somebody].flatMap((id) => labels.map((agent) => [id, agent] as const));
  for (const [n, [id, agent]] of agents.entries()) {
    const values = [
      randomBytes(32),
      'x',
      BigInt(id),
      now(-(n % 3) * 86_400),
      `209${n % 4}-01-01T00:00:00.00000${n % 2}`,
      `192.0.2.${n % 5}`,
      agent,
    ];
    await service.sql(
      'INSERT INTO session (digest, csrf_token, user_id, created_at, last_seen_at, address, user_agent) VALUES (?, ?, ?, ?, ?, ?, ?)',
      values,
    );
  }
  const names = ['Übergabe', 'beta', 'Beta two', '日本語', '100%'];
  await service.write((manager) =>
    manager.insert(
      Organisation,
      names.map((name) => ({ name, nameKey: nameKey(name) })),
    ),
  );
  const times = ['2026-01-01T00:00:00.000000', '2026-01-01T00:00:00.000000', '2026-01-01T00:00:00.000001'];
  for (const [n, at] of [...times, ...times].entries()) {
    await service.sql(
      "INSERT INTO audit_entry (at, event, outcome, actor_id, actor, effective_id, effective, via, method, route, address, target, detail, hash) VALUES (?, 'run-as', 'granted', ?, ?, ?, 'full', 'token', 'GET', '/', '::1', '', '', ?)",
      [at, BigInt(sample.bare.id), n % 2 ? 'bare' : '"Bare"', BigInt(sample.full.id), Buffer.alloc(32)],
    );
  }
  return sample;
}
