import type { Command } from 'commander';
import type { Permission } from '../accounts/granting/permissions.js';
import { repeatable } from './options.js';
import { newPassword, readPassword } from './password.js';
import { printOnce } from './print-once.js';
import { Refusal } from './refusal.js';
import { shownMoment, Table, yesNo } from './table.js';
import { requireDatabase, withInstallation } from './with-services.js';

interface CreateOptions {
  passwordStdin?: boolean;
  superuser?: boolean;
  administrator?: boolean;
  permission?: Permission[];
  role?: string[];
  group?: string[];
  inactive?: boolean;
}

const table = new Table([
  ['ID', 8],
  ['ACTIVE', 6],
  ['STAFF', 5],
  ['SUPERUSER', 9],
  ['PASSWORD', 8],
  ['LAST LOGIN', 20],
  ['NAME', 0],
]);

export function userCommands(platform: Command): void {
  const user = platform.command('user').description('users');

  user
    .command('create')
    .description('add a user')
    .argument('<name>')
    .option('--password-stdin', 'read the password from the first line of standard input; without it there is none')
    .option('--superuser', 'let the user pass most permission checks')
    .option('--administrator', 'let the user administer the platform and act as other users')
    .option('--permission <word>', 'give a permission, such as theme (repeatable)', repeatable)
    .option('--role <key>', 'give a role, such as _item_search (repeatable)', repeatable)
    .option('--group <name>', 'put the user into a group besides the default one (repeatable)', repeatable)
    .option('--inactive', 'do not let the user sign in yet')
    .action(create);

  user
    .command('set-password')
    .description('replace the password of a user and end all sessions and tokens; prints it unless it was given')
    .argument('<name>')
    .option('--password-stdin', 'read it from the first line of standard input; without it one is made up')
    .action(setPassword);

  user.command('list').description('list the users').action(list);
}

async function create(username: string, options: CreateOptions, command: Command): Promise<void> {
  await requireKnown(command, options.permission);
  const password = options.passwordStdin ? await readPassword(process.stdin) : undefined;
  const { superuser, administrator, permission, role, group, inactive } = options;
  // Loaded with the service, for which a mere --help need not wait.
  const { newUserValues } = await import('../accounts/identity/new-user.js');
  const user = {
    username,
    password,
    isActive: !inactive,
    isSuperuser: superuser,
    isAdministrator: administrator,
    permissions: permission,
    roles: role,
    groups: group,
  };
  await withInstallation(({ users }) => users.create(undefined, newUserValues(user)));
  console.log(`User "${username}" is created.`);
  if (password === undefined) {
    console.error('The user cannot sign in by password until "platform user set-password" gives one.');
  }
}

/** The words are known once the families are loaded, for which a mere --help need not wait. */
async function requireKnown(command: Command, words: readonly string[] = []): Promise<void> {
  if (words.length === 0) return;
  await import('../families.js');
  const { permissions } = await import('../accounts/granting/permissions.js');
  const unknown = words.find((word) => !permissions.has(word));
  if (unknown === undefined) return;
  command.error(`error: there is no permission "${unknown}"; there are ${permissions.words.join(', ')}.`);
}

async function setPassword(username: string, { passwordStdin }: { passwordStdin?: boolean }): Promise<void> {
  const password = passwordStdin ? await readPassword(process.stdin) : newPassword();
  await requireDatabase();
  await withInstallation(async ({ directory, users }) => {
    const { id } = await directory.named(username);
    await users.setPassword(undefined, id, password);
  });
  if (passwordStdin) return console.log(`The password of "${username}" is set.`);
  try {
    printOnce(password);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(`"${username}" has a password that could not be printed (${code}): set another one.`);
  }
}

async function list(): Promise<void> {
  await requireDatabase();
  await withInstallation(async ({ directory }) => {
    console.log(table.heading);
    for await (const page of directory.pages()) {
      const rows = page.map(({ id, isActive, isStaff, isSuperuser, password, lastLogin, username }) => {
        const flags = [isActive, isStaff, isSuperuser, password !== null].map(yesNo);
        return table.row([id, ...flags, shownMoment(lastLogin), username]);
      });
      console.log(rows.join('\n'));
    }
  });
}
