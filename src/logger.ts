import type { LoggerService } from '@nestjs/common';
import { pino, type Level } from 'pino';
import { redactKeys } from './config/redact-keys.js';
import { settings } from './config/settings.js';

const output = pino.destination({ dest: 2, maxLength: 1024 * 1024 });
// What cannot be written, as on a full disk, waits up to so many characters; the service goes on, and does not wait at its end.
let isStuck = false;
output.on('error', () => (isStuck = true)).on('write', () => (isStuck = false));
process.prependListener('exit', () => isStuck && output.destroy());
const log = pino(
  {
    level: settings.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: redactKeys }, // of whole lines: keys may stand in paths and messages
  },
  output,
);

/** The values that a database's refusal repeats, as in "Duplicate entry '…' for key 'name'". */
const repeated = /(entry|value:?) '.*' for /gs;

/**
 * What may be written of an error: its kind, message and trace. Never its other members, as those of a failed query
 * hold the values of its parameters.
 */
function described(error: Error): { type: string; message: string; stack?: string } {
  const hide = (text: string): string => text.replace(repeated, "$1 '…' for ");
  return { type: error.name, message: hide(error.message), stack: error.stack && hide(error.stack) };
}

/** The same with every error in it described, however deep. */
function withoutSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return described(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth === 5) return '…';
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSecrets(one, depth + 1)]));
}

/** Where the framework reports what it then throws: whoever catches it says it, once. */
const rethrown = ['ExceptionHandler', 'NestApplication', 'TypeOrmModule'];

function write(level: Level, message: unknown, context: unknown[]): void {
  const where = context.findLast((item) => typeof item === 'string');
  if (message instanceof Error) {
    const error = described(message);
    log[level]({ context: where, error }, error.message);
  } else if (message !== null && typeof message === 'object') {
    log[level]({ context: where, ...(withoutSecrets(message) as object) });
  } else log[level]({ context: where }, String(message));
}

/** The service's log: JSON lines on standard error, from the level LOG_LEVEL up. */
export const logger: LoggerService = {
  fatal: (message, ...context) => write('fatal', message, context),
  error: (message, ...context) =>
    write(rethrown.includes(String(context.at(-1))) ? 'debug' : 'error', message, context),
  warn: (message, ...context) => write('warn', message, context),
  log: (message, ...context) => write('debug', message, context), // the framework's own chatter
  debug: (message, ...context) => write('debug', message, context),
  verbose: (message, ...context) => write('trace', message, context),
};
