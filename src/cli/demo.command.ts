import type { Command } from 'commander';
import { wholeNumber } from './options.js';
import { withProgress } from './progress.js';
import { withInstallation } from './with-services.js';

/** As many as a media bin holds, see the media bin's service. */
const perBin = 1000;

/** Items per user unless it is said how many. */
const usual = 4;

interface DemoOptions {
  users: number;
  themes: number;
  binItems?: number;
  seed: number;
}

const notes = `
The users get the password demo-password, all of them: this is for trying things out, never for a real installation.
The first 200 of them have tokens, sessions and a past of the last weeks, which is counted from the present hour.
The same numbers give the same data in a database that holds nothing else. Running it again adds more.`;

/** ADMIN_PASSWORD is for the first start of all, which this comes before. */
const noAdministrator =
  'None of them administers the platform, and the service makes an administrator only where it finds no users: ' +
  '"platform user create admin --superuser --administrator --password-stdin" makes one.';

export function demoCommand(platform: Command): void {
  platform
    .command('demo')
    .description('add made-up users, groups, themes and media bins to try things out with (password: demo-password)')
    .option('--users <n>', 'users to add, with their organisations and groups', wholeNumber(1_000_000), 50)
    .option('--themes <n>', 'themes to add', wholeNumber(100_000), 8)
    .option(
      '--bin-items <n>',
      `items for the users' media bins, all told (default: ${usual} for each)`,
      wholeNumber(10_000_000),
    )
    .option('--seed <n>', 'where chance begins', wholeNumber(2 ** 32 - 1), 1)
    .addHelpText('after', notes)
    .action(demo);
}

async function demo(options: DemoOptions, command: Command): Promise<void> {
  const { users, themes, seed, binItems = users * usual } = options;
  if (binItems > users * perBin) {
    command.error(`error: option '--bin-items <n>' is at most ${perBin} for each of the ${users} users`);
  }
  const { areFirst, busiest } = await withInstallation(async (services) => {
    const isEmpty = await services.directory.isEmpty();
    const { plantDemo } = await import('./demo/demo.js');
    const busiest = await withProgress(users + themes + binItems, (step) =>
      plantDemo(services, { users, themes, binItems, seed }, step),
    );
    return { areFirst: isEmpty && users > 0, busiest };
  });
  console.log(`Added ${users} users, ${themes} themes and ${binItems} bin items.`);
  if (users > 0) console.log('The password of these users is demo-password.');
  if (busiest !== undefined) console.log(`Most is to be seen as ${busiest}.`);
  if (areFirst) console.log(noAdministrator);
}
