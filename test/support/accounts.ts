import { expect } from '@jest/globals';
import type { AccountChange, Author } from '../../src/accounts/caller.js';
import type { Service, TestUser } from './service.js';

/** Somebody who changes accounts, and what was noted of it. */
export interface NotedAuthor extends Required<Author> {
  notes: AccountChange[];
}

/** The user as an author. */
export async function authorFor(service: Service, user: Pick<TestUser, 'username'>): Promise<NotedAuthor> {
  const notes: AccountChange[] = [];
  return {
    user: (await service.principals.named(user.username))!,
    isProven: true,
    notes,
    note: (change) => {
      notes.push(change);
      return Promise.resolve();
    },
  };
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
