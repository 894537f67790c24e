import { InvalidArgumentError, type Command } from 'commander';
import { withProgress } from './progress.js';
import { Refusal } from './refusal.js';
import { requireDatabase, withServices } from './with-services.js';

const notes = `
The command reads the database only; the service may run or not. It needs the service's TOKEN_PEPPER or DATA_DIR. Whoever can
write to the database can put an earlier state of the whole trail back: to see that, keep the last hash somewhere else from
time to time and give it to a later run with --head.`;

export function auditCommands(platform: Command): void {
  platform
    .command('audit')
    .description('the audit trail')
    .command('verify')
    .description('tell whether an audit entry was changed, removed or slipped in')
    .option('--head <hex>', 'a last hash that was told earlier; some entry must have it', digest)
    .addHelpText('after', notes)
    .action(verify);
}

async function verify({ head }: { head?: string }): Promise<void> {
  await requireDatabase();
  const { entriesWritten, verifyAuditTrail } = await import('../audit/audit-verification.js');
  const { entries, hash, fault } = await withServices(async ({ database }) =>
    withProgress(await entriesWritten(database), (step) => verifyAuditTrail(database, { head, step })),
  );
  if (fault !== undefined) throw new Refusal(fault);
  console.log(`${entries} entries, unbroken; the last hash is ${hash}`);
}

function digest(value: string): string {
  if (/^[0-9a-f]{64}$/i.test(value)) return value;
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
}
