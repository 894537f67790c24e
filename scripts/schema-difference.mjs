// Prints, as JSON, the statements that turn the migrated database of DATABASE_URL into what the entities say.
await import('../dist/src/runtime.js');
const { default: dataSource } = await import('../dist/ormconfig.js');
const { migrate, schemaDifference } = await import('../dist/src/database/schema.js');
await dataSource.initialize();
await migrate(dataSource);
process.stdout.write(JSON.stringify(await schemaDifference(dataSource)));
await dataSource.destroy();
