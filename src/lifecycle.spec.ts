import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { settings } from './config/settings.js';
import { announce } from './lifecycle.js';

describe('announce', () => {
  afterEach(() => void jest.restoreAllMocks());

  /** What is printed, by lines. */
  const said = (...args: Parameters<typeof announce>): string[] => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    announce(...args);
    return (log.mock.lastCall as [string])[0].split('\n');
  };

  it('should say in the first line where the service is', () => {
    jest.replaceProperty(settings, 'publicUrl', undefined);
    for (const [host, shown] of [
      ['127.0.0.1', '127.0.0.1'],
      ['0.0.0.0', '127.0.0.1'],
      ['::', '127.0.0.1'],
      ['::1', '[::1]'],
      ['media.example', 'media.example'],
    ] as const) {
      jest.replaceProperty(settings, 'host', host);
      expect(said(8000)[0]).toBe(`Media Asset Platform is ready at http://${shown}:8000/`);
    }
    jest.replaceProperty(settings, 'publicUrl', 'https://media.example');
    expect(said(8000)[0]).toBe('Media Asset Platform is ready at https://media.example/');
  });

  it.each([
    ["o'brien", undefined, "o'brien"],
    ["o'brien", "it's $HOME", "o'brien:it's $HOME"],
    ['zoë "z"', '`id`', 'zoë "z":`id`'],
  ])('should print lines that a shell takes as they are for %s', (username, password, caller) => {
    jest.replaceProperty(settings, 'adminUsername', username);
    const lines = said(8000, { username, password }).filter((line) => line.startsWith('  curl '));
    expect(lines).toHaveLength(3);
    const words = lines.map((line) =>
      execFileSync('sh', ['-c', line.trim().replace(/^curl/, "printf '%s\\n'")], { encoding: 'utf8' }).split('\n'),
    );
    expect(words.slice(1).map(([option, word]) => [option, word])).toEqual([
      ['-u', caller],
      ['-u', caller],
    ]);
  });
});
