import { Command, CommanderError } from 'commander';
import { version } from '../config/project.js';
import type { WithServices } from '../rest/family.js';
import { auditCommands } from './audit.commands.js';
import { demoCommand } from './demo.command.js';
import { installationCommands } from './installation.commands.js';
import { newCommand } from './new.command.js';
import { sentenceOf } from './refusal.js';
import { tokenCommands } from './token.commands.js';
import { userCommands } from './user.commands.js';
import { requireDatabase, withServices } from './with-services.js';

const notes = `
The commands work on the database that the service works on: set DATA_DIR, DATABASE_URL,
TOKEN_PEPPER and FAMILIES as for the service.
They end with 0, with 1 when something is refused (and say why in one sentence), with 2 when they are used wrongly.
LOG_LEVEL=debug shows where an error came from.`;

/** Runs the command of the arguments; returns the exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  try {
    await (await program()).parseAsync(argv);
    return 0;
  } catch (error) {
    // Commander has already said what is wrong, or shown the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(sentenceOf(error));
    if (['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')) console.error((error as Error).stack); // its members may hold what was bound to a statement
    return 1;
  }
}

async function program(): Promise<Command> {
  const platform = new Command('platform')
    .description('Administers the media asset platform.')
    .version(version)
    .exitOverride()
    .showHelpAfterError('(--help shows how it is used)')
    .addHelpText('after', notes);
  installationCommands(platform);
  userCommands(platform);
  tokenCommands(platform);
  auditCommands(platform);
  demoCommand(platform);
  newCommand(platform);
  await commandsOfFamilies(platform);
  return platform;
}

/** The platform's own families bring no commands, so that a mere --help need not load them. */
async function commandsOfFamilies(platform: Command): Promise<void> {
  if (!process.env.FAMILIES?.trim()) return;
  const { families } = await import('../families.js');
  const inServices: WithServices = async (work) => {
    await requireDatabase();
    return withServices(({ get }) => work(get));
  };
  for (const { commands } of families) commands?.(platform, inServices);
}
