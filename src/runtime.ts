// What must be so before anything else is loaded; each program imports this first.
import module from 'node:module';
import { join } from 'node:path';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `This program needs Node.js 24 or newer and was started with ${process.versions.node}; "npm start" and "npm run platform" bring their own.`,
  );
  process.exit(1);
}

// What the program writes (the database, the token secret) is for its own user only.
process.umask(0o077);

// A third of a start is compiling; where the folder cannot be written to, there is just no cache.
module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'));
