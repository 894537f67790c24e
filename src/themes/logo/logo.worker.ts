import { parentPort } from 'node:worker_threads';
import { LogoFault, type Logo } from './logo.js';
import { sanitiseLogo } from './sanitise-logo.js';

/** What a thread makes of the bytes that it is given. */
export type LogoResult = Logo | { refused: LogoFault['code']; sentence: string };

function result(bytes: Uint8Array): LogoResult {
  try {
    return sanitiseLogo(Buffer.from(bytes));
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    return { refused: error.code, sentence: error.message };
  }
}

parentPort!.on('message', (bytes: Uint8Array) => parentPort!.postMessage(result(bytes)));
parentPort!.postMessage('started');
