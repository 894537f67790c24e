import type { Command } from 'commander';
import { Refusal } from './refusal.js';
import { withInstallation, withServices } from './with-services.js';

/** What brings an installation up and tells whether it is well. */
export function installationCommands(platform: Command): void {
  platform
    .command('migrate')
    .description('bring the database to the schema of this version')
    .action(async () => {
      const { names, newer } = await withServices(async ({ installation, database }) => {
        const { newerFault } = await import('../database/schema.js');
        return { names: await installation.migrate(), newer: await newerFault(database.dataSource) };
      });
      for (const name of names) console.log(`Ran ${name}.`);
      if (newer !== undefined) throw new Refusal(newer);
      if (names.length === 0) console.log('The database is up to date.');
    });

  platform
    .command('seed')
    .description('migrate, and add the reference data that is new in this version')
    .action(async () => {
      await withInstallation(() => Promise.resolve());
      console.log('The reference data is in place.');
    });

  platform
    .command('doctor')
    .description('check the installation, without changing it')
    .action(async () => {
      const { examine } = await import('./doctor/doctor.js');
      let faults = 0;
      for await (const { name, fault } of examine()) {
        if (fault !== undefined) faults++;
        console.log(fault === undefined ? `ok      ${name}` : `not ok  ${name}: ${fault}`);
      }
      if (faults > 0) throw new Refusal(`${faults} of the checks ${faults === 1 ? 'is' : 'are'} not ok.`);
    });
}
