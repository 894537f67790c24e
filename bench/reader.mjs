// Adds those who ask in a benchmark, to the database of DATA_DIR and DATABASE_URL, and prints as JSON what signs them
// in and the ids of the profiles that the reader sees. The reader is an ordinary user of the largest organisation that
// has groups, holds its permissions by a group and has something in the media bin; the administrator runs requests as
// the reader; each of the others fills a bin.
import { openServices } from '../dist/src/cli/services.js';

const username = 'benchmark-reader';
const password = 'only for the benchmark';
const permissions = ['userprofile', 'user', 'media_backend', 'theme'];
/** Bins that are filled in turns: one holds at most 1000 items. */
const bins = 200;
/** Items in the bin of the reader: a page of 20, and another one. */
const items = 30;

const { database, tokens, users, close } = await openServices();
try {
  const [{ id: organisation }] = await database.read(`SELECT u.organisation_id AS id FROM account u
    WHERE u.organisation_id IN (SELECT g.organisation_id FROM account_group g WHERE g.id <> 1)
    GROUP BY u.organisation_id ORDER BY COUNT(*) DESC, u.organisation_id LIMIT 1`);
  const createDate = '2026-01-01T00:00:00.000000';
  const group = {
    name: 'Benchmark readers',
    nameKey: 'benchmark readers',
    organisationId: organisation,
    createDate,
  };
  await database.write(async (manager) => {
    const { identifiers } = await manager.insert('Group', group);
    for (const permission of permissions)
      await manager.insert('GroupPermission', { groupId: identifiers[0].id, permission });
  });
  const id = await users.create(undefined, { username, password, groups: ['1', group.name] });
  await database.write(async (manager) => {
    await manager.update('User', { id }, { organisationId: organisation });
    const columns = { userId: id, resourceType: 'video', createdAt: createDate };
    const rows = Array.from({ length: items }, (_, n) => ({
      ...columns,
      position: n + 1,
      resourceId: `VX-${n + 1}`,
      resourceName: `Take ${n + 1}.mov`,
      thumbnailUri: `https://media.example.org/thumbnails/VX-${n + 1}.png`,
    }));
    await manager.insert('BinItem', rows);
  });
  const { key } = await tokens.create(undefined, { assignee: username });
  const administrator = 'benchmark-administrator';
  await users.create(undefined, { username: administrator, password, roles: ['platform_administrator'] });
  const { key: administratorKey } = await tokens.create(undefined, { assignee: administrator });
  const others = await database.read(
    'SELECT username FROM account WHERE is_active = ? AND id <> ? ORDER BY id LIMIT ?',
    [1, id, bins],
  );
  // All of them in one transaction.
  const binKeys = await database.write(async () => {
    const keys = [];
    for (const { username: assignee } of others) keys.push((await tokens.create(undefined, { assignee })).key);
    return keys;
  });
  const profiles = await database.read(
    'SELECT CAST(id AS CHAR) AS id FROM account WHERE organisation_id = ? ORDER BY id',
    [organisation],
  );
  const profileIds = profiles.map((profile) => profile.id);
  process.stdout.write(JSON.stringify({ username, password, key, administratorKey, binKeys, profileIds }));
} finally {
  await close();
}
