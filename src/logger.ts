import type { LoggerService } from '@nestjs/common';
import { pino, type Level } from 'pino';
import { settings } from './config/settings.js';

const log = pino(
  { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination(2),
);

/**
 * What may be written of an error: its kind, message and trace. Never its other members, as those of a failed query
 * hold the values of its parameters.
 */
function described(error: Error): object {
  return { type: error.name, message: error.message, stack: error.stack };
}

/** Where the framework reports what it then throws: whoever catches it says it, once. */
const rethrown = ['ExceptionHandler', 'NestApplication', 'TypeOrmModule'];

function write(level: Level, message: unknown, context: unknown[]): void {
  const where = context.findLast((item) => typeof item === 'string');
  if (message instanceof Error) log[level]({ context: where, error: described(message) }, message.message);
  else if (message !== null && typeof message === 'object') {
    const members = Object.entries(message as Record<string, unknown>).map(([key, value]) => [
      key,
      value instanceof Error ? described(value) : value,
    ]);
    log[level]({ context: where, ...Object.fromEntries(members) });
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
