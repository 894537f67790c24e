import { ProblemError } from '../../../../client/src/index.js';
import { api } from '../api.js';
import type { Shelf } from './shelf.js';
import { tellSignedOut } from './tell.js';

/** Milliseconds between two looks. */
const pause = 4000;

/** A look at what the bin holds now, to be taken once something was done. */
export interface Look {
  now: () => Promise<void>;
  /** Waits until all of the bin is here: what is done to it goes by its cards. @throws what keeps it from being had */
  whole: () => Promise<void>;
  /** Does something to the bin; what was seen before it was done does not count any more. */
  after: <T>(step: () => Promise<T>) => Promise<T>;
  /** Ids of those whose selection is on its way to the service. */
  pending: Set<string>;
}

/** Shows what other windows and programs do to the bin, while somebody is there to see it. */
export function followBin(shelf: Shelf): Look {
  let etag: string | undefined;
  let turn = 0;
  let usedAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const pending = new Set<string>();
  let signedOut: HTMLElement | undefined;
  let failure: unknown;

  async function now(): Promise<void> {
    clearTimeout(timer);
    const mine = ++turn;
    const { data, error, response } = await api
      .GET('/API/v2/mediabin/', {
        params: { query: { limit: 1000 }, header: etag === undefined ? {} : { 'If-None-Match': etag } },
      })
      .catch((thrown: unknown) => ({ data: undefined, error: thrown, response: undefined }));
    failure = response ? new ProblemError(response, error) : error;
    if (data && mine === turn && !shelf.list.querySelector('.dragged')) {
      const isCurrent = (): boolean => mine === turn;
      await shelf.show(data.objects, pending, isCurrent);
      if (isCurrent()) etag = response?.headers.get('ETag') ?? undefined;
    }
    // Looking again and again would not help whoever is signed out.
    if (response?.status === 401) {
      if (!signedOut?.isConnected) signedOut = tellSignedOut(shelf.list);
      return;
    }
    if (response) {
      signedOut?.remove();
      signedOut = undefined;
    }
    wait();
  }

  let filling: Promise<void> | undefined;

  async function whole(): Promise<void> {
    for (let tries = 0; !shelf.isWhole && tries < 5; tries++) {
      filling ??= now().finally(() => (filling = undefined));
      await filling;
    }
    if (!shelf.isWhole) throw failure;
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void (isWatched() ? now() : wait()), pause);
  }

  /** Looking counts as use of the session: without a reader it must come to its end. */
  function isWatched(): boolean {
    const idle = Number(document.querySelector<HTMLElement>('[data-idle]')?.dataset.idle ?? Infinity);
    return document.visibilityState === 'visible' && Date.now() - usedAt < idle / 4;
  }

  async function after<T>(step: () => Promise<T>): Promise<T> {
    turn += 1;
    clearTimeout(timer);
    try {
      return await step();
    } finally {
      turn += 1;
      etag = undefined;
      if (shelf.isWhole) wait();
      else void whole().catch(wait);
    }
  }

  for (const use of ['pointermove', 'keydown', 'scroll']) {
    addEventListener(use, () => (usedAt = Date.now()), { passive: true });
  }
  document.addEventListener('visibilitychange', () => {
    usedAt = Date.now();
    if (isWatched()) void now();
  });
  if (shelf.isWhole) wait();
  else void whole().catch(wait);
  return { now, whole, after, pending };
}
