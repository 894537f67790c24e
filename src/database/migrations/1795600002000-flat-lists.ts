import { countRows, decremented, incremented } from '../row-count.js';
import { SqlMigration } from '../schema.js';

const indexes = [
  ['IDX_d56a6f8cfb8afe5a49ba5eb6a4', 'account', 'is_superuser'],
  ['IDX_582f1501c7ce3b2ab0e7636ac8', 'account', 'is_staff'],
  ['IDX_366fdfe9f6e91c697204a41d17', 'account', 'is_active'],
  ['IDX_5707acdcd283a2f82631d3a58a', 'account', 'organisation_id, username'],
  ['IDX_a79ce5374de6b11ee43c5c1711', 'account', 'first_name'],
  ['IDX_9be857d969668cab6b73b8f02f', 'account', 'organisation_id, first_name'],
  ['IDX_f7e836d027039e23a856be901d', 'account', 'last_name'],
  ['IDX_2312f6d788fac0aec4fa922755', 'account', 'organisation_id, last_name'],
  ['IDX_4c8f96ccf523e9a3faefd5bdd4', 'account', 'email'],
  ['IDX_892423fd53833395cdeb604fca', 'account', 'organisation_id, email'],
  ['IDX_32c83946ac9950a2ecdf548319', 'account', 'date_joined'],
  ['IDX_d440a93419876c3cd83c42a6d0', 'account', 'organisation_id, date_joined'],
  ['IDX_87a0c4ade4aef9b49c0d772d23', 'account', 'last_login'],
  ['IDX_b7f29e5f71e3b896749380b51f', 'account', 'organisation_id, last_login'],
  ['IDX_454c03a7f41275a7fabc55402b', 'account', 'login_count'],
  ['IDX_9e7af4524c7d818a8b59db3084', 'account', 'organisation_id, login_count'],
  ['IDX_3919bbf91a3b58556165e91c05', 'account', 'profile_created'],
  ['IDX_c439d26155c16e323934c11f29', 'account', 'organisation_id, profile_created'],
  ['IDX_fd235fdf1063bf6925e04050ca', 'api_token', 'label'],
  ['IDX_aa1969d4f33df78d901ea3c262', 'api_token', 'access'],
  ['IDX_019d9739f72a6ef845eb2387cd', 'api_token', 'run_as'],
  ['IDX_58586629382e085fc59eb345dd', 'api_token', 'created_at'],
  ['IDX_0ecaf226f7cb0d7dbd146b7939', 'api_token', 'expires_at'],
  ['IDX_d18e952e67a3174df2002e7fc6', 'api_token', 'revoked_at'],
  ['IDX_67fdfe2c1720012bf9baeb7a0a', 'api_token', 'last_used_at'],
  ['IDX_13999ec5ebc457f4be2c299291', 'audit_entry', 'event'],
  ['IDX_c316e739fd7f66e34d57914c29', 'audit_entry', 'outcome'],
  ['IDX_c0c3c49bf9ba0f6ef4e6f0adbd', 'audit_entry', 'effective'],
  ['IDX_d6d23d17bce13ab3c1cb52b11e', 'audit_entry', 'via'],
  ['IDX_76a6a0ed4b2aa1becbc6003035', 'audit_entry', 'method'],
  ['IDX_127cf89c895ee794a8194190a1', 'audit_entry', 'route'],
  ['IDX_a27b475a33cea0dac4ff5a8a82', 'audit_entry', 'address'],
  ['IDX_75821c17f4d366cfcc8f890e26', 'v1_usage', 'token_id'],
  ['IDX_37d99c3cebed744a3cbf12fe15', 'v1_usage', 'route'],
  ['IDX_42cf37c678c635bd22edb921f7', 'v1_usage', 'calls'],
  ['IDX_e22e4cd322e081d645f7da2daf', 'v1_usage', 'last_at'],
  ['IDX_464fc0facc3d898b03591b3b65', 'v1_usage', 'last_from'],
  ['IDX_eefc40cf9d1487175b0f370d93', 'theme', 'status'],
  ['IDX_84de7ec9cc5903c291de8f6f29', 'theme', 'submitted_by_id'],
  ['IDX_f17d9d68b488f51d7382906c3f', 'group_permission', 'permission'],
  ['IDX_8c65c37ee42d48a76c0612ad0f', 'user_permission', 'permission'],
  ['IDX_fc8bce5eff4eb154e4728c6bc3', 'audit_entry', 'actor'],
  ['IDX_06677f61791b8520968fda3956', 'v1_usage', 'user_id'],
  ['IDX_a56629dfc78cedb20e8849f22c', 'theme', 'is_default, id'],
] as const;

const unindexed = (quote: string, on: boolean): string[] =>
  indexes.map(([name, table]) => `DROP INDEX ${quote}${name}${quote}${on ? ` ON ${quote}${table}${quote}` : ''}`);

const indexed = (quote: string): string[] =>
  indexes.map(([name, table, columns]) => {
    const quoted = columns.split(', ').map((column) => quote + column + quote);
    return `CREATE INDEX ${quote}${name}${quote} ON ${quote}${table}${quote} (${quoted.join(', ')})`;
  });

/** The tables whose rows are counted, and of which column each value by itself. */
const counted = { account: 'organisation_id', api_token: undefined, audit_entry: undefined, v1_usage: undefined };

const counts = Object.entries(counted).map(([table, column]) => countRows(table, column));

const copied = 'UPDATE account SET profile_created = NEW.create_date WHERE id = NEW.user_id;';
const moved = (engine: 'sqlite' | 'mysql'): string =>
  `${decremented('account', 'OLD.organisation_id')} ${incremented(engine, 'account', 'NEW.organisation_id')}`;

const sqliteTriggers = {
  account_moved: `AFTER UPDATE OF organisation_id ON account WHEN NEW.organisation_id <> OLD.organisation_id BEGIN ${moved('sqlite')} END`,
  profile_added: `AFTER INSERT ON user_profile BEGIN ${copied} END`,
  profile_changed: `AFTER UPDATE OF create_date ON user_profile BEGIN ${copied} END`,
};

const mysqlTriggers = {
  account_moved: `AFTER UPDATE ON account FOR EACH ROW BEGIN IF NEW.organisation_id <> OLD.organisation_id THEN ${moved('mysql')} END IF; END`,
  // What a foreign key removes, triggers are not told of.
  account_leaving: 'BEFORE DELETE ON account FOR EACH ROW BEGIN DELETE FROM api_token WHERE owner_id = OLD.id; END',
  profile_added: `AFTER INSERT ON user_profile FOR EACH ROW BEGIN ${copied} END`,
  profile_changed: `AFTER UPDATE ON user_profile FOR EACH ROW BEGIN IF NEW.create_date <> OLD.create_date THEN ${copied} END IF; END`,
};

/** What is searched by parts of texts: of which table, by which names and values (of a row that is called `{row}`). */
const texts = {
  account_text: {
    table: 'account',
    values: {
      username: '{row}username',
      name: "{row}first_name || ' ' || {row}last_name",
      email: '{row}email',
    },
    changed: 'username, first_name, last_name, email',
  },
  token_text: { table: 'api_token', values: { label: '{row}label' }, changed: 'label' },
};

/** An index of texts, the view that it stands for, and the triggers that keep it. See text-index.ts. */
const textIndexes = Object.entries(texts).flatMap(([index, { table, values, changed }]) => {
  const names = Object.keys(values).join(', ');
  const shown = (row: string): string =>
    Object.values(values)
      .map((value) => `replace(${value.replaceAll('{row}', row)}, 'İ', 'i')`)
      .join(', ');
  const columns = Object.keys(values);
  const view = shown('')
    .split(/, (?=replace)/)
    .map((value, n) => `${value} AS ${columns[n]}`);
  const enter = `INSERT INTO ${index} (rowid, ${names}) VALUES (NEW.id, ${shown('NEW.')});`;
  const leave = `INSERT INTO ${index} (${index}, rowid, ${names}) VALUES ('delete', OLD.id, ${shown('OLD.')});`;
  return [
    `CREATE VIEW ${index}_source AS SELECT id, ${view.join(', ')} FROM ${table}`,
    `CREATE VIRTUAL TABLE ${index} USING fts5(${names}, content='${index}_source', content_rowid='id', columnsize=0, tokenize='trigram')`,
    `INSERT INTO ${index} (${index}) VALUES ('rebuild')`,
    `CREATE TRIGGER ${index}_added AFTER INSERT ON ${table} BEGIN ${enter} END`,
    `CREATE TRIGGER ${index}_removed AFTER DELETE ON ${table} BEGIN ${leave} END`,
    `CREATE TRIGGER ${index}_changed AFTER UPDATE OF ${changed} ON ${table} BEGIN ${leave} ${enter} END`,
  ];
});

const create = (made: Record<string, string>): string[] =>
  Object.entries(made).map(([name, what]) => `CREATE TRIGGER ${name} ${what}`);
const drop = (made: object): string[] => Object.keys(made).map((name) => `DROP TRIGGER ${name}`);

const profilesCopied =
  'UPDATE account SET profile_created = (SELECT create_date FROM user_profile WHERE user_id = account.id)';

/** Indexes for all that lists are ordered and filtered by, counts of what is long, and a search by parts of texts. */
export class FlatLists1795600002000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'CREATE TABLE "row_count" ("table_name" varchar(64) NOT NULL, "part" integer NOT NULL, "total" integer NOT NULL, PRIMARY KEY ("table_name", "part"))',
        'ALTER TABLE "account" ADD COLUMN "profile_created" varchar(26)',
        profilesCopied,
        ...indexed('"'),
        ...counts.flatMap(({ up }) => up.sqlite),
        ...create(sqliteTriggers),
        ...textIndexes,
      ],
      mysql: [
        'CREATE TABLE `row_count` (`table_name` varchar(64) NOT NULL, `part` bigint NOT NULL, `total` bigint NOT NULL, PRIMARY KEY (`table_name`, `part`)) ENGINE=InnoDB',
        'ALTER TABLE `account` ADD `profile_created` varchar(26) NULL',
        profilesCopied,
        ...indexed('`'),
        ...counts.flatMap(({ up }) => up.mysql),
        ...create(mysqlTriggers),
      ],
    },
    down: {
      sqlite: [
        ...Object.keys(texts).flatMap((index) => [
          ...['added', 'removed', 'changed'].map((what) => `DROP TRIGGER ${index}_${what}`),
          `DROP TABLE ${index}`,
          `DROP VIEW ${index}_source`,
        ]),
        ...drop(sqliteTriggers),
        ...counts.flatMap(({ down }) => down.sqlite),
        ...unindexed('"', false),
        'ALTER TABLE "account" DROP COLUMN "profile_created"',
        'DROP TABLE "row_count"',
      ],
      mysql: [
        ...drop(mysqlTriggers),
        ...counts.flatMap(({ down }) => down.mysql),
        ...unindexed('`', true),
        // Copied: a column that is dropped in an instant goes on to count for the size of a row.
        'ALTER TABLE `account` DROP COLUMN `profile_created`, ALGORITHM=COPY',
        'DROP TABLE `row_count`',
      ],
    },
  };
}
