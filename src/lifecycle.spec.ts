import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { settings } from './config/settings.js';
import { announce, BETWEEN, FEW, MANY, whenQuietAgain } from './lifecycle.js';

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

describe('whenQuietAgain', () => {
  let server: EventEmitter;
  let isIdle: boolean;
  const begin = jest.fn();
  const ask = (count: number) => {
    for (let n = 0; n < count; n++) server.emit('request');
  };
  const look = () => jest.advanceTimersByTime(BETWEEN);

  beforeEach(() => {
    jest.useFakeTimers();
    begin.mockClear();
    server = new EventEmitter();
    isIdle = true;
    whenQuietAgain(server as Server, () => isIdle, begin);
  });
  afterEach(() => void jest.useRealTimers());

  it('should begin once, when there is little to do after there was much', () => {
    ask(MANY);
    look();
    expect(begin).not.toHaveBeenCalled();
    ask(FEW);
    look();
    expect(begin).toHaveBeenCalledTimes(1);
    look();
    ask(MANY - 1);
    look();
    look();
    expect(begin).toHaveBeenCalledTimes(1);
    ask(1);
    look();
    expect(begin).toHaveBeenCalledTimes(2);
  });

  it('should not begin while there is more to do', () => {
    ask(MANY);
    for (let looks = 0; looks < 5; looks++) {
      ask(FEW + 1);
      look();
    }
    expect(begin).not.toHaveBeenCalled();
  });

  it('should wait while somebody waits for an answer', () => {
    ask(MANY);
    look();
    isIdle = false;
    look();
    expect(begin).not.toHaveBeenCalled();
    isIdle = true;
    look();
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('should not begin any more once the server is closed', () => {
    ask(MANY);
    look();
    server.emit('close');
    look();
    expect(begin).not.toHaveBeenCalled();
  });
});
