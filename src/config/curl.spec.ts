import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { curlAs } from './curl.js';

/** The words that a shell makes of a line. */
const words = (line: string): string[] =>
  execFileSync('sh', ['-c', line.replace(/^curl/, "printf '%s\\n'")], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');

describe('curlAs', () => {
  it.each(['ann', "o'brien", '$(touch /tmp/x)', '`id` "zoë" \\ &', "''"])(
    'should keep the name %s as it is',
    (name) => {
      expect(words(curlAs('https://media.example', name, name))).toEqual([
        '-u',
        name,
        '-H',
        `RUNAS: ${name}`,
        'https://media.example/API/v2/whoami/',
      ]);
    },
  );
});
