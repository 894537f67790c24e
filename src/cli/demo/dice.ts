import { createHash } from 'node:crypto';
import type { Faker } from '@faker-js/faker';
import { instantOf, type Instant } from '../../database/instant.js';

/** Chance that falls the same way every time. */
export type Dice = Faker;

/** The day on which the demonstration takes place: not today's, which would make other data every day. */
export const today = Date.UTC(2026, 5, 30, 18);

export const day = 86_400_000;

/**
 * The present hour, from which is counted what would be over or forgotten by now if it had happened on that day. Within
 * an hour it makes the same data.
 */
export const present = (): number => Math.floor(Date.now() / 3_600_000) * 3_600_000;

/** A faker of one language, seeded. All of them together would take six times as long to load. */
export async function loadDice(locale: string, seed: readonly number[]): Promise<Dice> {
  const { faker } = (await import(`@faker-js/faker/locale/${locale}`)) as { faker: Faker };
  faker.seed([...seed]);
  return faker;
}

export function pick<T>(dice: Dice, list: readonly T[]): T {
  return dice.helpers.arrayElement(list);
}

/** A moment between two, in milliseconds since 1970; most have microseconds. */
export function momentBetween(dice: Dice, from: number, to: number): Instant {
  const milliseconds = dice.number.int({ min: from, max: to });
  const fraction = dice.datatype.boolean(0.85) ? dice.number.int({ min: 1, max: 999_999 }) : 0;
  return `${new Date(milliseconds).toISOString().slice(0, 19)}.${String(fraction).padStart(6, '0')}`;
}

/** An address that belongs to nobody (RFC 5737, RFC 3849). */
export function addressOf(dice: Dice): string {
  const host = dice.number.int({ min: 1, max: 254 });
  return dice.datatype.boolean(0.8)
    ? `${pick(dice, ['192.0.2', '198.51.100', '203.0.113'])}.${host}`
    : `2001:db8:0:${host.toString(16)}::1`;
}

/** A digest that belongs to no key and no cookie. */
export function digestOfNothing(dice: Dice): Buffer {
  return createHash('sha256').update(dice.string.alphanumeric(32)).digest();
}

/** The moment so many days before another one, which is in milliseconds since 1970; not in whole seconds. */
export function daysBefore(dice: Dice, at: number, days: number): Instant {
  return instantOf(new Date(at - Math.round(days * day) - dice.number.int({ min: 1, max: 59_999 })));
}
