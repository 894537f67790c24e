import { startMariadb } from '../../scripts/mariadb.mjs';
import startRun from './run-start.mjs';

/** Starts the MariaDB server of the test run, or says how to get one. */
export default async function start() {
  startRun();
  const server = await startMariadb({ lasting: false });
  if (server) {
    process.env.TEST_MYSQL_SERVER = server.url;
    globalThis.mariadbOfThisRun = server;
    return;
  }
  const advice =
    'install MariaDB (Debian: apt-get install mariadb-server) or set TEST_DATABASE_URL=mysql://user:password@host:port/';
  if (process.env.CI === 'true') throw new Error(`The tests on MariaDB must run with CI=true: ${advice}`);
  console.warn(`\nThe tests on MariaDB are skipped; to run them ${advice}`);
}
