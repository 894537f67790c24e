import { rmSync } from 'node:fs';

export default function stop() {
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true, maxRetries: 3 });
}
