// Builds the API document and its page, as bytes and compressed, below dist/api. The application is put together for
// that, but nothing of it is made: no database is opened.
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// As it is without any settings; the families that a service gets from packages are described at its start.
const { PATH } = process.env;
process.env = { PATH };
const { NestFactory } = await import('@nestjs/core');
const { AppModule } = await import('../dist/src/app.module.js');
const { apiTexts } = await import('../dist/src/rest/v2/openapi/api-document.service.js');
const app = await NestFactory.create(AppModule, { preview: true, logger: false, abortOnError: false });
const { json, page } = apiTexts(app);
mkdirSync('dist/api', { recursive: true });
for (const [name, text] of Object.entries({ 'openapi.json': json, 'docs.html': page })) {
  writeFileSync(`dist/api/${name}`, text);
  writeFileSync(`dist/api/${name}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`dist/api/${name}.br`, brotliCompressSync(text));
}
