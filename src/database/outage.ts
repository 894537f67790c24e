import { driverError } from './dialect.js';

/** Why something cannot be done at the moment although nothing is wrong with it; it may be done a little later. */
export type Outage =
  /** Somebody else has locked what it needs. */
  | 'busy'
  /** There is no space left, on the disk of the database or of the logos. */
  | 'full'
  /** The database, or the disk, does not answer, or refuses all that is asked of it. */
  | 'away';

/** Primary result codes of SQLite: BUSY, LOCKED; FULL; NOMEM, READONLY, IOERR, CANTOPEN. */
const sqlite: Record<number, Outage> = {
  5: 'busy',
  6: 'busy',
  13: 'full',
  7: 'away',
  8: 'away',
  10: 'away',
  14: 'away',
};

/** Error numbers of MariaDB and MySQL. */
const mysql: Record<Outage, readonly number[]> = {
  // Waited too long for a lock, lost against another transaction.
  busy: [1205, 1206, 1213, 1020, 1637, 3572],
  // ER_DISK_FULL, ER_RECORD_FILE_FULL
  full: [1021, 1114],
  away: [
    [1040, 1203, 1226], // too many connections
    [1042, 1043, 1044, 1045, 1049, 1129, 1130, 1698], // nobody is let in
    [1047, 1053, 1077, 1078, 1079, 1080, 1927, 3168, 4031], // it shuts down, or has ended the connection
    [1152, 1158, 1159, 1160, 1161, 1184], // the network
    [1290, 1792, 1836], // it may only be read
    [1317, 1969, 3024], // it has ended the statement
    [1037, 1038, 1041], // out of memory
  ].flat(),
};

/** Codes of the operating system, and of mysql2 where it has no number of the server. */
const codes: Record<Outage, readonly string[]> = {
  busy: [],
  full: ['ENOSPC', 'EDQUOT'],
  away: [
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENETUNREACH',
    'ENETDOWN',
    'ENOTFOUND',
    'EAI_AGAIN',
    'PROTOCOL_CONNECTION_LOST',
    'EIO',
    'EROFS',
    'EMFILE',
    'ENFILE',
  ],
};

/** What an error of the database or of the file system says of the state of either; undefined for all other errors. */
export function outageOf(error: unknown): Outage | undefined {
  const { errcode, errno, code, fatal, message = '' } = driverError(error);
  // The lower eight bits are the kind of error, the others say more about it.
  if (errcode !== undefined) return sqlite[errcode & 0xff];
  // The storage engine hands on what the operating system has told it: "Got error 28 from storage engine".
  if ((errno === 1030 || errno === 1026 || errno === 3) && /\b(28|122)\b/.test(message)) return 'full';
  for (const kind of ['busy', 'full', 'away'] as const) {
    if (mysql[kind].includes(errno!) || codes[kind].includes(code!)) return kind;
  }
  // mysql2 says so of every error that ends a connection.
  return fatal === true ? 'away' : undefined;
}
