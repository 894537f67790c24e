import { Option, type Command } from 'commander';
import type { TokenAccess, TokenRunAs } from '../auth/api-token.entity.js';
import { moment, rowId } from './options.js';
import { printOnce } from './print-once.js';
import { Refusal } from './refusal.js';
import { shownMoment, Table } from './table.js';
import { requireDatabase, withInstallation } from './with-services.js';

interface CreateOptions {
  label?: string;
  expires?: string;
  access: TokenAccess;
  runAs: TokenRunAs;
}

// The words again, as the entity that knows them would load the database for a mere --help.
const access = Object.keys({ full: true, read: true } satisfies Record<TokenAccess, true>);
const runAs = Object.keys({ allowed: true, forbidden: true, required: true } satisfies Record<TokenRunAs, true>);

const tokens = new Table([
  ['ID', 8],
  ['STATE', 10],
  ['ACCESS', 6],
  ['RUN-AS', 9],
  ['CREATED', 20],
  ['EXPIRES', 20],
  ['LAST USED', 20],
  ['ENDS IN', 7],
  ['LABEL', 0],
]);

export function tokenCommands(platform: Command): void {
  const token = platform.command('token').description('API tokens');

  token
    .command('create')
    .description('make a token for a user; prints the key, which is shown this once')
    .argument('<user>')
    .option('--label <text>', 'what it is for')
    .option('--expires <time>', 'when it ends, such as 2027-06-30T12:00:00Z', moment)
    .addOption(new Option('--access <word>', 'all that the user may, or reading only').choices(access).default('full'))
    .addOption(
      new Option('--run-as <word>', 'whether it is used for acting as others').choices(runAs).default('allowed'),
    )
    .action(create);

  token.command('list').description("list a user's tokens, the newest first").argument('<user>').action(list);
  token.command('revoke').description('end a token at once').argument('<id>', 'as in the list', rowId).action(revoke);
}

async function create(owner: string, options: CreateOptions): Promise<void> {
  await requireDatabase();
  await withInstallation(async ({ tokens }) => {
    const { id, key } = await tokens.create(undefined, { ...options, assignee: owner });
    try {
      printOnce(key!);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      await tokens.revoke(undefined, id);
      throw new Refusal(`The key of token ${id} could not be printed (${code}), so the token is revoked.`);
    }
  });
}

async function list(owner: string): Promise<void> {
  await requireDatabase();
  const found = await withInstallation(({ tokens }) => tokens.of(owner));
  // With the service, for which a mere --help need not wait.
  const { stateOf } = await import('../tokens/token-state.js');
  const rows = found.map((token) =>
    tokens.row([
      token.id,
      stateOf(token),
      token.access,
      token.runAs,
      ...[token.createdAt, token.expiresAt, token.lastUsedAt].map(shownMoment),
      token.last4,
      token.label,
    ]),
  );
  console.log([tokens.heading, ...rows].join('\n'));
}

async function revoke(id: string): Promise<void> {
  await requireDatabase();
  const isNews = await withInstallation(({ tokens }) => tokens.revoke(undefined, id));
  if (!isNews) throw new Refusal(`Token ${id} is revoked already.`);
  console.log(`Token ${id} is revoked.`);
}
