import type { Service } from './service.js';

/** Everything that the database holds, as one text; bytes come as Latin-1 and in hexadecimal. */
export async function everythingStored(service: Service): Promise<string> {
  const tables = await service.write((manager) =>
    Promise.resolve(manager.connection.entityMetadatas.map(({ tableName }) => tableName)),
  );
  const texts: string[] = [];
  for (const table of tables) {
    for (const row of await service.sql(`SELECT * FROM ${table}`)) {
      for (const value of Object.values(row)) {
        if (value instanceof Uint8Array) {
          texts.push(Buffer.from(value).toString('latin1'), Buffer.from(value).toString('hex'));
        } else texts.push(String(value));
      }
    }
  }
  return texts.join('\n');
}
