#!/usr/bin/env node
import process from 'node:process';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `This program needs Node.js 24 or newer and was started with ${process.versions.node}; "npm run platform" brings its own.`,
  );
  process.exit(1);
}

// What the commands write (the database, the token secret) is for their own user only.
process.umask(0o077);

// Whoever reads only the beginning of a list closes the pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const { run } = await import('./program.js');
process.exitCode = await run(process.argv);
