import { MigrationExecutor, type EntityTarget } from 'typeorm';
import { existsSync } from 'node:fs';
import { roleHoldersSql } from '../../accounts/granting/administrators.service.js';
import { defaultGroupId, Group } from '../../accounts/groups/group.entity.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { defaultOrganisationId, Organisation } from '../../accounts/organisations/organisation.entity.js';
import { User } from '../../accounts/identity/user.entity.js';
import { engine } from '../../database/columns.js';
import { remedy } from '../../database/corruption.js';
import { counted, wrongCounts } from '../../database/row-count.js';
import { newerFault, schemaDifference, SqlMigration } from '../../database/schema.js';
import { withoutTimeout } from '../../database/statement-timeout.js';
import { defaultThemesSql } from '../../themes/stored-theme.js';
import { ThemeStatus } from '../../themes/theme.entity.js';
import { verifyAuditTrail } from '../../audit/audit-verification.js';
import { pepperFile } from '../../config/pepper.js';
import { settings } from '../../config/settings.js';
import type { Row, SqlValue } from '../../database/database.js';
import { dataSource } from '../connection.js';
import type { Check } from './check.js';

const intact: Check = {
  name: 'database file undamaged',
  fault: damageFault,
  blocks: 'cannot be told of a damaged file.',
};
const collation: Check = { name: 'text compared by code point', fault: collationFault };

/** What the service needs of its database. */
export const databaseChecks: Check[] = [
  ...(engine === 'sqlite' ? [intact] : []),
  { name: 'migrations', fault: migrationsFault, blocks: 'cannot be told on the schema of another version.' },
  { name: 'schema as this version expects it', fault: schemaFault },
  { name: 'triggers of the schema', fault: triggersFault },
  ...(engine === 'mysql' ? [collation] : []),
  { name: 'rows that others refer to', fault: referencesFault },
  { name: 'numbers of rows', fault: countsFault },
  { name: 'default organisation', fault: () => missing(Organisation, defaultOrganisationId) },
  { name: 'default group', fault: () => missing(Group, defaultGroupId) },
  { name: 'default theme, if any, approved', fault: themeFault },
  { name: 'an active superuser', fault: superuserFault },
  { name: 'an active administrator', fault: administratorFault },
  { name: 'audit trail unbroken', fault: auditFault },
];

/** Reads all of the file, which the service does not: it meets the damage when somebody asks for what is there. */
async function damageFault(): Promise<string | undefined> {
  const [found] = await dataSource.query<[{ quick_check: string }]>('PRAGMA quick_check(1)');
  return found.quick_check === 'ok' ? undefined : `${found.quick_check}${remedy}.`.replaceAll(/\s+/g, ' ');
}

async function migrationsFault(): Promise<string | undefined> {
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  if (pending.length > 0) return `${pending.length} pending; start the service, or run "platform migrate".`;
  return newerFault(dataSource);
}

async function schemaFault(): Promise<string | undefined> {
  const { up } = await schemaDifference(dataSource);
  if (up.length === 0) return undefined;
  const [first] = up;
  return `statements that would mend it: ${up.length}, such as ${first}; undo what was changed by hand, or restore a backup. A family whose columns changed needs a migration ("npm run migration:generate -- <name>").`;
}

/** They count rows and tell of changes. A dump by somebody who may not see them is without, and says nothing of it. */
async function triggersFault(): Promise<string | undefined> {
  const present = await dataSource.query<{ name: string }[]>(triggerNames[engine]);
  const missing = SqlMigration.triggersAfter(dataSource.migrations).filter(
    (trigger) => !present.some(({ name }) => name === trigger),
  );
  return missing.length > 0
    ? `missing: ${missing.length}, such as ${missing[0]}; restore a backup that has them.`
    : undefined;
}

const triggerNames = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'trigger'",
  mysql: 'SELECT trigger_name AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE()',
};

/** Neither engine looks for itself at what came while its foreign keys were off, as at what a dump brings. */
async function referencesFault(): Promise<string | undefined> {
  const { driver, entityMetadatas } = dataSource;
  for (const { tablePath, foreignKeys } of entityMetadatas) {
    for (const { columnNames, referencedColumnNames, referencedTablePath } of foreignKeys) {
      const isSet = columnNames.map((name) => `AND child.${driver.escape(name)} IS NOT NULL`).join(' ');
      const matches = columnNames.map(
        (name, n) => `parent.${driver.escape(referencedColumnNames[n]!)} = child.${driver.escape(name)}`,
      );
      const strays = await unhurried(
        `SELECT 1 AS stray FROM ${driver.escape(tablePath)} child WHERE NOT EXISTS (
           SELECT 1 FROM ${driver.escape(referencedTablePath)} parent WHERE ${matches.join(' AND ')}) ${isSet} LIMIT 1`,
      );
      if (strays.length > 0) {
        return `some rows of ${tablePath} have a ${columnNames.join(', ')} that is not in ${referencedTablePath}; remove them, or restore a backup.`;
      }
    }
  }
  return undefined;
}

/** Lists tell these numbers. Triggers keep them, which a dump may have been without. */
async function countsFault(): Promise<string | undefined> {
  for (const [table, select] of wrongCounts(SqlMigration.statementsOf(dataSource.migrations))) {
    const [wrong] = await unhurried(select);
    if (!wrong) continue;
    const [part, noted, found] = [wrong.part, wrong.noted, wrong.found].map(String);
    return `row_count says ${noted} of ${table}, and ${found} are there; stop the service and run "${counted(table, part!, found!)}" on the database.`;
  }
  return undefined;
}

/** What looks at all rows of a table takes as long as it takes: seconds for millions of them. */
const unhurried = (sql: string): Promise<Row[]> => withoutTimeout(() => dataSource.query<Row[]>(sql));

async function collationFault(): Promise<string | undefined> {
  const columns = await dataSource.query<{ name: string; collation: string }[]>(
    `SELECT CONCAT(table_name, '.', column_name) AS name, collation_name AS collation
     FROM information_schema.columns WHERE table_schema = DATABASE() AND collation_name IS NOT NULL`,
  );
  const wrong = columns.find((column) => !/(_nopad_bin|_0900_bin)$/.test(column.collation));
  return wrong && `${wrong.name} is ${wrong.collation}; convert it to utf8mb4_nopad_bin, on MySQL to utf8mb4_0900_bin.`;
}

async function missing(entity: EntityTarget<{ id: string }>, id: string): Promise<string | undefined> {
  return (await dataSource.getRepository(entity).existsBy({ id }))
    ? undefined
    : `there is none with the id ${id}, which new users need; restore it.`;
}

async function themeFault(): Promise<string | undefined> {
  const defaults = await dataSource.query<{ title: string; status: number }[]>(defaultThemesSql);
  if (defaults.length > 1) return 'there are several; leave one.';
  const draft = defaults.find(({ status }) => Number(status) !== Number(ThemeStatus.Approved));
  return draft && `"${draft.title}" is ${ThemeStatus[draft.status]?.toUpperCase()}; approve it or choose another.`;
}

async function superuserFault(): Promise<string | undefined> {
  const found = await dataSource.getRepository(User).existsBy({ isSuperuser: true, isActive: true });
  return found ? undefined : noneToAdminister;
}

/** Superusers without the role cannot give it to themselves through the API. */
async function administratorFault(): Promise<string | undefined> {
  const holders = await dataSource.query<Row[]>(roleHoldersSql, [administratorRole, administratorRole]);
  return holders.some((row) => row.is_active) ? undefined : noneToAdminister;
}

/** Without the secret nothing can be told, and to make one is not the doctor's work. */
async function auditFault(): Promise<string | undefined> {
  if (!settings.tokenPepper && !existsSync(pepperFile(settings.dataDir))) {
    return 'cannot be told without the secret of it.';
  }
  const { fault } = await verifyAuditTrail({ read: (sql, values) => dataSource.query(sql, values as SqlValue[]) });
  return fault;
}

const noneToAdminister = 'there is none; run "platform user create NAME --superuser --administrator --password-stdin".';
