import { type ApiToken, tokenAccess, type TokenAccess, type TokenRunAs, tokenRunAs } from '../kit/administration.js';
import {
  type Instant,
  instantOf,
  millisecondsOf,
  now,
  parseInstant,
  settings,
  textFault,
  ValidationFailed,
} from '../kit/index.js';

/** What may be asked of a token. */
export interface TokenFields {
  label?: string;
  /** ISO 8601; without it the token lasts until it is revoked, or as long as TOKEN_MAX_DAYS allows. */
  expires?: string | null;
  access?: TokenAccess;
  runAs?: TokenRunAs;
}

/**
 * Fields of a token that cannot be accepted. The message names the faults: the administration command shows only that.
 */
export class InvalidToken extends ValidationFailed {
  constructor(faults: Record<string, string>) {
    super('token', Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, [fault]])));
    this.message = Object.values(faults).join(' ');
  }
}

/** The most characters of a label. */
export const longestLabel = 150;

export const maxOverlapMinutes = 1440;

/** @throws InvalidToken */
export function checkNewToken({ label = '', expires = null, access = 'full', runAs = 'allowed' }: TokenFields) {
  const createdAt = now();
  const latest = latestEnd(createdAt);
  const expiresAt = expires === null ? latest : parseInstant(expires);
  refuse({
    label: textFault(label, 'A label', longestLabel),
    expires_at: expires === null ? undefined : (endFault(expiresAt) ?? lateFault(expiresAt!, latest)),
    access: wordFault(access, tokenAccess),
    run_as: wordFault(runAs, tokenRunAs),
  });
  return { label, access, runAs, createdAt, expiresAt: expiresAt! };
}

/** @throws InvalidToken */
export function checkLabel(label: string): void {
  refuse({ label: textFault(label, 'A label', longestLabel) });
}

/** @throws InvalidToken */
export function checkOverlap(minutes: number): void {
  const fits = Number.isInteger(minutes) && minutes >= 0 && minutes <= maxOverlapMinutes;
  refuse({ overlap_minutes: fits ? undefined : `The overlap is a whole number from 0 to ${maxOverlapMinutes}.` });
}

/**
 * A new end of a token that there is. TOKEN_MAX_DAYS counts from its creation, and never keeps it from ending earlier.
 * @returns undefined when the token ends then already
 * @throws InvalidToken
 */
export function checkNewEnd(
  expires: string | null,
  { createdAt, expiresAt }: Pick<ApiToken, 'createdAt' | 'expiresAt'>,
): { end: Instant | null; isLater: boolean } | undefined {
  const end = expires === null ? null : parseInstant(expires);
  if (end === expiresAt) return undefined;
  refuse({ expires_at: end === null ? undefined : endFault(end) });
  const isLater = expiresAt !== null && (end === null || end! > expiresAt);
  if (isLater) refuse({ expires_at: lateFault(end!, latestEnd(createdAt)) });
  return { end: end!, isLater };
}

function wordFault(word: string, words: readonly string[]): string | undefined {
  return words.includes(word) ? undefined : `It must be one of ${words.join(', ')}.`;
}

function endFault(end: Instant | null | undefined): string | undefined {
  if (!end) return 'The end of a token must be a date and time such as 2027-06-30T12:00:00Z.';
  return end <= now() ? 'The end of a token must lie in the future.' : undefined;
}

function lateFault(end: Instant | null, latest: Instant | null): string | undefined {
  const fits = latest === null || (end !== null && end <= latest);
  if (fits) return undefined;
  const days = settings.tokenMaxDays === 1 ? 'one day' : `${settings.tokenMaxDays} days`;
  return `A token lasts at most ${days} here.`;
}

function latestEnd(createdAt: Instant): Instant | null {
  const days = settings.tokenMaxDays;
  return days === undefined ? null : instantOf(new Date(millisecondsOf(createdAt) + days * 86_400_000));
}

function refuse(faults: Record<string, string | undefined>): void {
  const found = Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (found.length > 0) throw new InvalidToken(Object.fromEntries(found));
}
