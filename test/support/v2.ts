import { expect } from '@jest/globals';
import { problems, type ProblemCode } from '../../src/config/problems.js';
import type { Answer, Client } from './client.js';

/** What ids and points in time look like in the second version. */
export const anyId = expect.stringMatching(/^[1-9]\d*$/);
export const anyTime = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

/** Checks that an answer is a problem document with this code, and with these faults of fields if any. */
export function expectRefused(answer: Answer, code: ProblemCode, errors?: Record<string, unknown>): void {
  const { status, title } = problems[code];
  expect({ status: answer.status, body: answer.json }).toEqual({
    status,
    body: {
      type: `/API/v2/docs/problems#${code}`,
      title,
      status,
      code,
      detail: expect.stringMatching(/^\S.*\.$/),
      ...(errors
        ? { errors: expect.arrayContaining(Object.entries(errors).map(([field, message]) => ({ field, message }))) }
        : {}),
      ...(errors || !answer.json.errors ? {} : { errors: expect.anything() }),
      ...(answer.json.permission ? { permission: expect.stringMatching(/^[a-z_]+$/) } : {}),
      instance: expect.stringMatching(/^\/(?!API\/v1)/),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
  if (errors) expect(answer.json.errors).toHaveLength(Object.keys(errors).length);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
}

/** What was noted of a target, the oldest first: who did what to it, as an administrator reads it. */
export async function auditOf(administrator: Client, target: string): Promise<Record<string, string>[]> {
  const { json } = await administrator.get(`/API/v2/audit/?target=${target}&limit=1000`);
  return json.objects.filter(({ via }: { via: string }) => via !== 'command');
}

/** The objects of a list. */
export async function objectsAt(client: Client, path: string): Promise<any[]> {
  const answer = await client.get(path);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return answer.json.objects;
}
