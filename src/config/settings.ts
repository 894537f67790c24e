import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';

/** A value of the environment that the service cannot run with; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Where the data lives: the embedded engine's file, or the address of a MariaDB / MySQL server. */
export type DatabaseSettings =
  | { engine: 'sqlite'; file: string }
  | { engine: 'mysql'; host: string; port: number; username: string; password: string; database: string };

/** The environment, read once and checked. Times are in seconds, sizes in bytes, unless the name says otherwise. */
export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  database: DatabaseSettings;
  workers: number;
  adminUsername: string;
  adminPassword?: string;
  logLevel: LogLevel;
  v1: { enabled: boolean; sunset?: Date; maxLimit: number };
  /** Number of proxies in front, or the addresses that may set X-Forwarded-*; false trusts none. */
  trustProxy: false | number | string[];
  publicUrl?: string;
  /** How long a client may take for each piece of an answer. */
  readerTimeout: number;
  corsOrigins: string[];
  /** Origins that the files of themes may come from besides our own. */
  themeHosts: string[];
  sessionMaxDays: number;
  tokenMaxDays?: number;
  tokenPepper?: string;
  /** Packages, or paths of such, that bring families of their own. */
  families: string[];
  timeouts: Timeouts;
}

/** How long is waited for what, in seconds. */
export interface Timeouts {
  /** The head of a request. */
  head: number;
  /** The body of a request that does not get on; see rest/body-bounds.ts. */
  body: number;
  /** The next request on a connection. */
  keepAlive: number;
  /** A statement of MariaDB or MySQL, a connection to it, or one's turn to write to SQLite. */
  database: number;
  /** A read of a list that has to look at many rows. */
  read: number;
  /** Running requests, once the service is told to stop. */
  shutdown: number;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws SettingsError naming the first variable that is malformed
 */
export function readSettings(env: Environment): Settings {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const integer = <T>(name: string, standard: T, min: number, max: number): number | T =>
    wholeNumber(name, text(name), standard, min, max);
  const seconds = (name: string, standard: number): number => integer(name, standard, 1, 3600);
  const dataDir = resolve(text('DATA_DIR') ?? './data');
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: integer('PORT', 8000, 0, 65535),
    dataDir,
    database: database(text('DATABASE_URL') ?? 'sqlite:', dataDir),
    workers: integer('WORKERS', 1, 1, 64),
    adminUsername: text('ADMIN_USERNAME') ?? 'admin',
    adminPassword: env.ADMIN_PASSWORD || undefined,
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', logLevels),
    v1: {
      enabled: oneOf('V1_ENABLED', text('V1_ENABLED')?.toLowerCase() ?? 'true', ['true', 'false']) === 'true',
      sunset: date('V1_SUNSET', text('V1_SUNSET')),
      maxLimit: integer('V1_MAX_LIMIT', 1000, 1, 1000),
    },
    trustProxy: trustProxy(text('TRUST_PROXY')),
    publicUrl: publicUrl(text('PUBLIC_URL')),
    readerTimeout: seconds('READER_TIMEOUT', 30),
    corsOrigins: list(text('CORS_ORIGINS')).map((origin) => httpOrigin('CORS_ORIGINS', origin)),
    themeHosts: list(text('THEME_HOSTS')).map(themeHost),
    sessionMaxDays: integer('SESSION_MAX_DAYS', 30, 1, 365),
    tokenMaxDays: integer('TOKEN_MAX_DAYS', undefined, 1, 36500),
    tokenPepper: pepper(text('TOKEN_PEPPER')),
    families: list(text('FAMILIES')),
    timeouts: {
      head: seconds('HEAD_TIMEOUT', 10),
      body: seconds('BODY_TIMEOUT', 30),
      keepAlive: seconds('KEEP_ALIVE_TIMEOUT', 75),
      database: seconds('DATABASE_TIMEOUT', 15),
      read: seconds('READ_TIMEOUT', 5),
      shutdown: seconds('SHUTDOWN_TIMEOUT', 30),
    },
  };
}

function refuse(name: string, rule: string): never {
  throw new SettingsError(`${name} ${rule}.`);
}

function wholeNumber<T>(name: string, value: string | undefined, standard: T, min: number, max: number): number | T {
  if (value === undefined) return standard;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  return number >= min && number <= max ? number : refuse(name, `must be a whole number from ${min} to ${max}`);
}

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  return known.find((word) => word === value) ?? refuse(name, `must be one of ${known.join(', ')}`);
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function date(name: string, value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const [parsed, day] = [new Date(value), value.slice(0, 10)];
  const shaped = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value) && !Number.isNaN(parsed.getTime());
  // Date rolls 30 February over to March: only a day that comes back unchanged exists.
  if (!shaped || new Date(day).toISOString().slice(0, 10) !== day) {
    refuse(name, 'must be a date such as 2027-06-30 or 2027-06-30T12:00:00Z');
  }
  return parsed;
}

function trustProxy(value: string | undefined): Settings['trustProxy'] {
  if (value === undefined || value === 'false') return false;
  if (/^\d$/.test(value)) return Number(value);
  const proxies = list(value);
  return proxies.length > 0 && proxies.every(isProxy)
    ? proxies
    : refuse('TRUST_PROXY', 'must be a number of proxies (0 to 9) or a list of addresses, networks or "loopback"');
}

/** An address, a network, or one of Express's names for networks. */
function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

function publicUrl(value: string | undefined): string | undefined {
  return value && httpOrigin('PUBLIC_URL', value.replace(/\/$/, ''));
}

function httpOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && url.origin === value && !value.includes('*')
    ? value
    : refuse(name, 'must hold origins such as https://media.example.org, without a path');
}

/** The origin that a host means: by https, unless it says otherwise. */
function themeHost(value: string): string {
  const url = URL.parse(/^https?:\/\//.test(value) ? value : `https://${value}`);
  const isPlain = url && [url.host, url.origin].includes(value) && /^[a-z0-9.:[\]-]+$/.test(url.host);
  return isPlain
    ? url.origin
    : refuse('THEME_HOSTS', 'must hold hosts such as cdn.example.org or http://intranet:8080, without a path');
}

function pepper(value: string | undefined): string | undefined {
  return value === undefined || value.length >= 32 ? value : refuse('TOKEN_PEPPER', 'must have at least 32 characters');
}

const databaseForms = 'must be sqlite:, sqlite:<file> or mysql://user:password@host:port/database';

function database(value: string, dataDir: string): DatabaseSettings {
  if (value.startsWith('sqlite:')) {
    const path = value.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '') || 'platform.sqlite';
    if (path.startsWith('//')) refuse('DATABASE_URL', databaseForms);
    return { engine: 'sqlite', file: isAbsolute(path) ? path : resolve(dataDir, path) };
  }
  const url = URL.parse(value);
  const [username, password, name] = [url?.username, url?.password, url?.pathname.slice(1)].map(decoded);
  const known = url && ['mysql:', 'mariadb:'].includes(url.protocol) && url.hostname && !url.search && !url.hash;
  if (!known || !name || name.includes('/') || username === undefined || password === undefined) {
    refuse('DATABASE_URL', databaseForms);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { engine: 'mysql', host, port: Number(url.port || 3306), username, password, database: name };
}

/** A part of a URL without its percent-encoding; undefined when that is malformed. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The settings of this process. Read at import, because the entities' column types depend on the engine. */
export const settings: Settings = readSettings(process.env);
