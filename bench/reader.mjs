// Adds the user who reads in a benchmark, to the database of DATA_DIR and DATABASE_URL, and prints as JSON what signs
// it in and the ids of the profiles that it sees. It is an ordinary user of the largest organisation that has groups,
// and holds its permissions by a group.
import { openServices } from '../dist/src/cli/services.js';

const username = 'benchmark-reader';
const password = 'only for the benchmark';
const permissions = ['userprofile', 'user', 'media_backend'];

const { database, tokens, users, close } = await openServices();
try {
  const [{ id: organisation }] = await database.read(`SELECT u.organisation_id AS id FROM account u
    WHERE u.organisation_id IN (SELECT g.organisation_id FROM account_group g WHERE g.id <> 1)
    GROUP BY u.organisation_id ORDER BY COUNT(*) DESC, u.organisation_id LIMIT 1`);
  const group = {
    name: 'Benchmark readers',
    nameKey: 'benchmark readers',
    organisationId: organisation,
    createDate: '2026-01-01T00:00:00.000000',
  };
  await database.write(async (manager) => {
    const { identifiers } = await manager.insert('Group', group);
    for (const permission of permissions)
      await manager.insert('GroupPermission', { groupId: identifiers[0].id, permission });
  });
  const id = await users.create(undefined, { username, password, groups: ['1', group.name] });
  await database.write((manager) => manager.update('User', { id }, { organisationId: organisation }));
  const { key } = await tokens.create(undefined, { assignee: username });
  const profiles = await database.read(
    'SELECT CAST(id AS CHAR) AS id FROM account WHERE organisation_id = ? ORDER BY id',
    [organisation],
  );
  process.stdout.write(JSON.stringify({ username, password, key, profileIds: profiles.map((profile) => profile.id) }));
} finally {
  await close();
}
