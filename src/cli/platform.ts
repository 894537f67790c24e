#!/usr/bin/env node
import '../runtime.js';
import process from 'node:process';

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // Whoever reads only the beginning closes the pipe. What is not there to be read again is gone with it, as a new key.
  if (code === 'EPIPE') {
    const [, , subject, verb] = process.argv;
    if (verb === 'list' || ['help', '--help', '-h'].some((word) => process.argv.includes(word))) process.exit(0);
    // What these find is told by what they end with, too.
    if (subject === 'doctor' || verb === 'verify') return;
  }
  console.error(`What was to be printed is lost: ${message}.`);
  process.exit(1);
});

const { run } = await import('./program.js');
process.exitCode = await run(process.argv);
