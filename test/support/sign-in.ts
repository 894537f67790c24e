import type { Answer, Client } from './client.js';
import type { Service, TestUser } from './service.js';

export const sessionsPath = '/API/v2/sessions/';

/** The header of HTTP basic for `name:password`. */
export const basic = (pair: string, encoding: BufferEncoding = 'utf8') => ({
  Authorization: `Basic ${Buffer.from(pair, encoding).toString('base64')}`,
});

export const logIn = (client: Client, { username, password }: { username: string; password: string }) =>
  client.post(sessionsPath, { username, password });

/** The value of a cookie that an answer sets, and its attributes. */
export function cookie(answer: Answer, name: string): { value: string; attributes: string[] } {
  const line = (answer.headers['set-cookie'] ?? []).find((one) => one.startsWith(`${name}=`))!;
  const [pair = '', ...attributes] = line.split('; ');
  return { value: pair.slice(name.length + 1), attributes: attributes.sort() };
}

export async function setActive(service: Service, { id }: TestUser, active: boolean): Promise<void> {
  await service.sql('UPDATE account SET is_active = ? WHERE id = ?', [active, id]);
}

/** The audit entries since the last call. */
export async function newAuditEntries(service: Service): Promise<Record<string, unknown>[]> {
  const rows = await service.sql('SELECT * FROM audit_entry ORDER BY id');
  await service.sql('DELETE FROM audit_entry');
  return rows;
}
