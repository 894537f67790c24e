import type { Session } from '../../auth/session.entity.js';
import { idleTime } from '../../auth/session-life.js';
import { addressOf, day, daysBefore, digestOfNothing, pick, type Dice } from './dice.js';
import type { Busy } from './draft.js';

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
];

/** Draws up the sessions of a user, of whom those that are soon over for being idle have none. */
export function draftSessions(dice: Dice, { id, sessionTimeout }: Busy, at: number): Omit<Session, 'id'>[] {
  const idle = idleTime(sessionTimeout) / day;
  if (idle < 0.3 || dice.datatype.boolean(0.3)) return [];
  return Array.from({ length: dice.number.int({ min: 1, max: 3 }) }, () => {
    const seen = dice.number.float({ max: idle / 2 });
    return {
      digest: digestOfNothing(dice),
      csrfToken: dice.string.alphanumeric(43),
      userId: id,
      createdAt: daysBefore(dice, at, seen + dice.number.float({ max: 20 })),
      lastSeenAt: daysBefore(dice, at, seen),
      address: addressOf(dice),
      userAgent: pick(dice, browsers),
    };
  });
}
