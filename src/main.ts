import './heap.js';
import { existsSync } from 'node:fs';

// Once the process has begun anew, see heap.ts: until then, all that is loaded is loaded twice.
await import('./runtime.js');
await import('./signals.js');
const { default: cluster } = await import('node:cluster');

// Node itself would write all members of the error, among them the values that were bound to a statement.
process.on('uncaughtException', (error: unknown) => {
  if (!isLeftAlone(error)) console.error(traceOf(error));
  process.exit(1);
});

try {
  const { settings } = await import('./config/settings.js');
  // Whoever only supervises needs no more of the service than this.
  if (cluster.isPrimary && settings.workers > 1) (await import('./supervisor.js')).supervise();
  else await (await import('./server.js')).serve();
} catch (error) {
  if (!isLeftAlone(error)) console.error(await forTheOperator(error as NodeJS.ErrnoException));
  process.exit(1);
}

/** A worker whose supervisor has ended: that one has said why. */
function isLeftAlone(error: unknown): boolean {
  return cluster.isWorker && (error as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What an operator can mend is one sentence; anything else is ours and comes with its trace. */
async function forTheOperator(
  error: NodeJS.ErrnoException & { hostname?: string; errcode?: number },
): Promise<unknown> {
  const noAddress = 'HOST is no address of this machine.';
  const listens = ['listen', 'bind'].includes(error.syscall ?? ''); // the latter is what workers tell
  if (error.syscall === 'mkdir') return `DATA_DIR cannot be written to (${error.code}).`;
  switch (error.code) {
    case 'EADDRINUSE':
      return 'Another program listens at this HOST and PORT already.';
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL': // of listen: an address that needs the name of a network card
      return listens ? noAddress : traceOf(error);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
    case 'ENAMETOOLONG':
    case 'ELOOP':
    case 'ENOSPC':
    case 'EDQUOT':
      if (listens) return 'There is no permission for this PORT.';
      if (error.syscall === 'open' && existsSync(error.path!)) return `${error.path} cannot be read (${error.code}).`;
      return `${error.syscall === 'access' ? error.path : 'DATA_DIR'} cannot be written to (${error.code}).`;
    case 'EMFILE':
    case 'ENFILE':
      return `Too many files are open (${error.code}): raise their limit (ulimit -n).`;
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      if (error.hostname !== undefined && error.hostname === process.env.HOST?.trim()) return noAddress;
      return ofTheServer(error);
    case 'ERR_SQLITE_ERROR': {
      // SQLITE_CONSTRAINT, whatever of.
      if (((error.errcode ?? 0) & 0xff) === 19) {
        return `A migration does not fit the rows that there are (${error.message}).`;
      }
      const { remedyFor } = await import('./database/corruption.js');
      return `The database file cannot be opened (${error.message})${remedyFor(error)}.`;
    }
    default:
      return ['SettingsError', 'FamilyClash', 'DeclarationFault'].includes(error.name)
        ? error.message
        : ofTheServer(error);
  }
}

/** What a server of databases, or the way to it, refuses. */
async function ofTheServer(error: NodeJS.ErrnoException): Promise<string> {
  const [{ engine }, { outageOf }] = await Promise.all([
    import('./database/columns.js'),
    import('./database/outage.js'),
  ]);
  return engine === 'mysql' && outageOf(error) === 'away'
    ? `The database of DATABASE_URL cannot be opened (${error.code}).`
    : traceOf(error);
}
