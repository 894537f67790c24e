#!/usr/bin/env node
import '../runtime.js';
import process from 'node:process';

// Whoever reads only the beginning of a list closes the pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const { run } = await import('./program.js');
process.exitCode = await run(process.argv);
