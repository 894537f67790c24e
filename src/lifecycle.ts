import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settings } from './config/settings.js';
import { shellWord } from './config/curl.js';
import { logger } from './logger.js';
import { onSignal } from './signals.js';
import type { FirstAdministrator } from './system/installation.service.js';

/** What a worker tells its supervisor once it serves. */
export interface Ready {
  ready: AddressInfo['port'];
  firstAdministrator?: FirstAdministrator;
}

/** Has `stop` done when the process is told to end, and ends it then. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopped: Promise<void> | undefined;
  onSignal(() => {
    stopped ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error(error);
        process.exit(1);
      },
    );
  });
}

/** Says the password that was made up for the first administrator: at once, as it is stored whatever comes next. */
export function tellPassword(administrator: FirstAdministrator | undefined): void {
  if (!administrator?.password) return;
  const { username, password } = administrator;
  console.log(`Administrator "${username}" created; the password is shown this once: ${password}`);
}

/** Says where the service is, and how to begin with it. */
export function announce(port: number, administrator?: FirstAdministrator): void {
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = settings.publicUrl ?? `http://${host === '0.0.0.0' || host === '[::]' ? '127.0.0.1' : host}:${port}`;
  const caller = shellWord(settings.adminUsername + (administrator?.password ? `:${administrator.password}` : ''));
  const lines = [
    `Media Asset Platform is ready at ${url}/`,
    'Try:',
    `  curl ${url}/API/v1/`,
    `  curl -u ${caller} ${url}/API/v1/useraccountprofile/`,
    `  curl -u ${caller} '${url}/API/v1/standards/videocodec/?limit=3'`,
  ];
  console.log(lines.join('\n'));
}

/** Milliseconds from one look to the next, the most requests between two that are little to do, and how many have been much. */
export const [BETWEEN, FEW, MANY] = [15_000, 15, 1000];

/**
 * Has something done each time that there is little to do again after there was much.
 *
 * @param isIdle whether nobody waits for an answer right now; otherwise it is done after a later look
 */
export function whenQuietAgain(server: Server, isIdle: () => boolean, begin: () => void): void {
  let [asked, askedBefore] = [0, 0];
  server.prependListener('request', () => asked++);
  const timer = setInterval(() => {
    const isQuiet = asked - askedBefore <= FEW;
    askedBefore = asked;
    if (!isQuiet || asked < MANY || !isIdle()) return;
    asked = askedBefore = 0;
    begin();
  }, BETWEEN).unref();
  server.once('close', () => clearInterval(timer));
}
