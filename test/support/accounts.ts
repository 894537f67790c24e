import { expect, jest } from '@jest/globals';
import type { Caller } from '../../src/accounts/caller.js';
import { AuditLog, type AuditedChange } from '../../src/audit-log/audit-log.service.js';
import type { Origin } from '../../src/audit-log/origin.js';
import type { Service, TestUser } from './service.js';

/** Somebody who changes accounts, with a proof of the password, and what the audit trail was told of it. */
export interface NotedCaller extends Caller {
  notes: AuditedChange[];
}

const listenedTo = new WeakSet<AuditLog>();

const origin = { method: 'POST', route: '/x', address: '::1' } as Origin;

/** The user as a caller. */
export async function callerFor(service: Service, { username }: Pick<TestUser, 'username'>): Promise<NotedCaller> {
  const audit = service.app.get(AuditLog);
  if (!listenedTo.has(audit)) {
    listenedTo.add(audit);
    const changed = audit.changed.bind(audit);
    jest.spyOn(audit, 'changed').mockImplementation(async (caller, change) => {
      (caller as NotedCaller | undefined)?.notes?.push(change);
      await changed(caller, change);
    });
  }
  const user = (await service.principals.named(username))!;
  return { user, actor: user, via: 'basic', origin, notes: [] };
}

/** Checks that something is refused with a problem of this code. Returns the error. */
export async function expectProblem(work: Promise<unknown>, code: string): Promise<Error & { fields?: object }> {
  const error = await work.then(
    () => new Error('It was not refused.'),
    (error: unknown) => error as Error,
  );
  expect({ code: (error as { code?: string }).code, message: error.message }).toEqual({
    code,
    message: expect.stringMatching(/^\S.*\.$/),
  });
  return error;
}

/** Checks that fields are refused, these and no others. */
export async function expectInvalid(work: Promise<unknown>, fields: object): Promise<void> {
  expect((await expectProblem(work, 'validation_failed')).fields).toEqual(fields);
}

/** What becomes of several things done at once: `done`, or the code of the problem. */
export async function outcomes(works: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(works);
  return settled
    .map((one) => {
      if (one.status === 'fulfilled') return 'done';
      const { code, message } = one.reason as { code?: string; message: string };
      return code ?? message;
    })
    .sort();
}
