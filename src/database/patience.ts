import { AsyncLocalStorage } from 'node:async_hooks';

const unlimited = new AsyncLocalStorage<true>();

/** Does work whose statements may take as long as they need, such as a migration. */
export function withoutLimit<T>(work: () => Promise<T>): Promise<T> {
  return unlimited.run(true, work);
}

export function isUnlimited(): boolean {
  return unlimited.getStore() === true;
}
