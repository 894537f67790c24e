#!/usr/bin/env node
import '../runtime.js';
import process from 'node:process';

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // Whoever reads only the beginning of a list closes the pipe. What others print is gone with it, as a new key.
  const [, , , command] = process.argv;
  const isList = command === 'list' || ['help', '--help', '-h'].some((word) => process.argv.includes(word));
  if (code === 'EPIPE' && isList) process.exit(0);
  console.error(`What was to be printed is lost: ${message}.`);
  process.exit(1);
});

const { run } = await import('./program.js');
process.exitCode = await run(process.argv);
