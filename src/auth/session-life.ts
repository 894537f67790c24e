import { settings } from '../config/settings.js';
import { instantOf, millisecondsOf, now, type Instant } from '../database/instant.js';

const minute = 60_000;

/** Minutes that a session may be idle where its user has set nothing else. */
const defaultTimeout = 12 * 60;

/** Milliseconds from the start of a session to its end, however busy it is. */
const longest = settings.sessionMaxDays * 24 * 60 * minute;

/** Milliseconds that a session may be idle. @param timeout of its user in minutes, see User.sessionTimeout */
export function idleTime(timeout: unknown): number {
  const minutes = Number(timeout);
  return Math.min((minutes > 0 ? minutes : defaultTimeout) * minute, longest);
}

/** When a session ends unless it is used before. */
export function endOf(createdAt: Instant, lastSeenAt: Instant, timeout: unknown): Instant {
  const end = Math.min(millisecondsOf(createdAt) + longest, millisecondsOf(lastSeenAt) + idleTime(timeout));
  return instantOf(new Date(end));
}

/** The latest start and the latest use of sessions that are over. */
export function latestOver(timeout: unknown): { createdAt: Instant; lastSeenAt: Instant } {
  return { createdAt: now(-longest / 1000), lastSeenAt: now(-idleTime(timeout) / 1000) };
}
