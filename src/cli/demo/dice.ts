import type { Faker } from '@faker-js/faker';
import type { Instant } from '../../database/instant.js';

/** Chance that falls the same way every time. */
export type Dice = Faker;

/** The day on which the demonstration takes place: not today's, which would make other data every day. */
export const today = Date.UTC(2026, 5, 30, 18);

export const day = 86_400_000;

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
