import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../config/project.js';

describe('the kit', () => {
  it('should be described by docs/kit.md, and changes of what it exports by CHANGELOG.md', () => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    const check = spawnSync(process.execPath, [join(projectRoot, 'scripts/kit.mjs'), '--check'], { env });
    expect({ status: check.status, stderr: check.stderr.toString() }).toEqual({ status: 0, stderr: '' });
  }, 60_000);
});
