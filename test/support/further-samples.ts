import { permissions, type Permission } from '../../src/accounts/granting/permissions.js';
import type { Field } from '../../src/rest/declaration/field.js';
import { declared, isFree } from './declared.js';
import type { Service, TestUser } from './service.js';

/** The permissions that superusers need as much as everybody else, but for the one that the default group gives. */
export const furtherPermissions = (): Permission[] =>
  permissions.words.filter((word) => !permissions.meanings[word].superuser && word !== 'user');

/**
 * Objects of those resources that are empty, as far as they can be created: no test has to know of a new one.
 * @param texts one for each object
 * @param users who create them in turn, and an administrator what they may not
 */
export async function plantFurther(service: Service, texts: readonly string[], users: TestUser[]): Promise<void> {
  const administrator = await service.administrator();
  for (const { path, table, list, fields } of declared('v2')) {
    if (!list.includes('post') || (await service.sql(`SELECT id FROM ${table} LIMIT 1`)).length > 0) continue;
    const create = async (user: TestUser, body: object): Promise<Response> =>
      fetch(`${service.url}/API/v2/${path}/`, {
        method: 'POST',
        headers: { 'AUTH-TOKEN': user.token, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const [n, text] of texts.entries()) {
      const sent = fields.filter(({ writable }) => writable).map((field) => [field.name, valueOf(field, n, text)]);
      const body = Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as object;
      const answer = await create(users[n % users.length]!, body);
      const last = answer.status === 403 ? await create(administrator, body) : answer;
      if (!last.ok && n === 0) throw new Error(`POST ${path} was answered with ${last.status}: ${await last.text()}`);
    }
  }
}

/** A value of a field: over three objects all that it can be; undefined leaves it out. */
function valueOf(field: Field, n: number, text: string): unknown {
  const { required, nullable, blank, kind, choices, words, max } = field;
  if (!required && nullable && n % 3 === 1) return null;
  if (!required && blank && n % 3 === 2) return '';
  const few = choices ?? words;
  if (few) return few[n % few.length];
  if (kind === 'flag') return n % 2 === 0;
  return isFree(field) ? text.slice(0, max) : field.example;
}
