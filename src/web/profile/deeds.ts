import type { Schemas } from '../../../client/src/index.js';
import type { Words } from '../kit/words.js';

type Entry = Schemas['AuditEntry'];

/** An entry of an account's history as the pages tell it. */
export interface Deed extends Entry {
  /** What was done, in the reader's words. */
  what: string;
  /** What else there is to say of it, in the words of the trail. */
  more: string;
  isRefused: boolean;
  /** The page of what it was done to. */
  path?: string;
}

/** The entries told in words. The detail's first word says what was done; one that is not known goes by its event. */
export function deedsOf(words: Words, entries: readonly Entry[]): Deed[] {
  return entries.map((entry) => {
    const { event, outcome, detail, target } = entry;
    const isRefused = outcome !== 'granted';
    const key = `profile.did.${event}.${isRefused ? 'refused' : (/^[\w-]+/.exec(detail)?.[0] ?? '')}`;
    const isKnown = words.has(key);
    const named = words.say(`profile.event.${event}`);
    const plain = isRefused ? words.say('profile.refused', { what: named }) : named;
    return {
      ...entry,
      what: isKnown ? words.say(key) : plain,
      more: isRefused ? outcome.replace(/^refused: /, '') : isKnown ? detail.replace(/^[^;]*;? ?/, '') : detail,
      isRefused,
      path: target.startsWith('tokens/') ? `/profile/${target}/` : undefined,
    };
  });
}
