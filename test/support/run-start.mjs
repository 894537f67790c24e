import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder of this run of the tests: nothing that a test file does at its end is sure to be done. */
export default function start() {
  process.env.TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'platform-tests-'));
}
