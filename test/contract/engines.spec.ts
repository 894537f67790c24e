import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { engine } from '../../src/database/columns.js';
import { Database } from '../../src/database/database.js';
import { lowered } from '../../src/database/dialect.js';
import { takeLock } from '../../src/database/locks.js';
import { Theme } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import { e2e } from '../support/service.js';

// What the two engines do by themselves differs here; every answer below is the same constant for both.

e2e('text on this engine', (service) => {
  let client: Client;

  const add = (title: string): Promise<unknown> => service.write((manager) => manager.insert(Theme, { title }));
  const titles = async (query: string): Promise<string[]> => {
    const { status, json } = await client.get(`/API/v1/theme/?limit=0&${query}`);
    expect([query, status]).toEqual([query, 200]);
    return json.objects.map(({ title }: { title: string }) => title);
  };
  const filtered = (name: string, value: string): Promise<string[]> => titles(`${name}=${encodeURIComponent(value)}`);

  beforeAll(async () => {
    client = service.client.asToken((await service.user({ isSuperuser: true })).token);
    await service.sql('DELETE FROM theme');
  });

  it('should be put in lower case by the letters of Unicode 5.2, one for one', async () => {
    const known =
      /[A-\u0376\u0386-\u0524\u0531-\u10c5\u1e00-\u2c2e\u2c60-\u2ced\ua640-\ua65e\ua662-\ua696\ua722-\ua78b\uff21-\u{10427}]/u;
    const expected = (letter: string): string =>
      letter === 'İ' ? 'i' : known.test(letter) ? letter.toLowerCase() : letter;
    const letters: string[] = [];
    for (let point = 1; point <= 0x10ffff; point++) {
      const letter = point >= 0xd800 && point <= 0xdfff ? '' : String.fromCodePoint(point);
      if (letter !== letter.toLowerCase() || letter !== letter.toUpperCase()) letters.push(letter);
    }
    expect(letters.length).toBeGreaterThan(2500);
    const database = service.app.get(Database);
    const hex = (text: string): string => Buffer.from(text).toString('hex').toUpperCase();
    for (let n = 0; n < letters.length; n += 100) {
      const some = letters.slice(n, n + 100);
      const columns = some.map((_, i) => `hex(${lowered('?')}) AS c${i}`).join(', ');
      const [row] = await database.read<Record<string, string>>(`SELECT ${columns}`, some);
      expect(some.map((letter, i) => [letter, row![`c${i}`]])).toEqual(
        some.map((letter) => [letter, hex(expected(letter))]),
      );
    }
  });

  it('should be compared letter by letter: neither case, accent, width, script nor space makes two texts one', async () => {
    const alike = [
      'a',
      'A',
      'á',
      'a\u0301',
      'Á',
      'ａ',
      'а',
      'a ',
      ' a',
      'a\t',
      'a\u00a0',
      'a\u200b',
      'ä',
      'ae',
      'æ',
      'ß',
      'ss',
      'ẞ',
      'ı',
      'i',
      'I',
      'İ',
      '😀',
      '😁',
    ];
    for (const title of alike) await add(title);
    for (const title of alike) {
      expect(await filtered('title', title)).toEqual([title]);
      expect(await filtered('title__in', title)).toEqual([title]);
    }
    await service.sql('DELETE FROM theme');
  });

  it('should be ordered by code points, where shorter comes first and a half of a pair means nothing', async () => {
    const ordered = [
      '',
      '\u0001',
      '\t',
      ' ',
      '  ',
      '0',
      '10',
      '2',
      'A',
      'A\u0001',
      'A ',
      'A!',
      'AA',
      'Z',
      'a',
      'z',
      '\u0080',
      'é',
      'Ā',
      'ﬀ',
      '\uffee',
      '\ufffd',
      '\u{10000}',
      '😀',
      '\u{10ffff}',
    ];
    for (const title of ordered.toReversed()) await add(title);
    expect(await titles('order_by=title')).toEqual(ordered);
    expect(await titles('order_by=-title')).toEqual(ordered.toReversed());
    await service.sql('DELETE FROM theme');
  });

  it('should take no character for a wildcard or an escape', async () => {
    const strange = [
      '50%',
      '50',
      '_',
      '\\',
      '\\%',
      '*',
      '?',
      "'",
      "''",
      '"',
      '`',
      '[a-z]',
      '{}',
      '$1',
      '--',
      ';',
      '^',
      '.',
    ];
    for (const title of strange) await add(title);
    for (const title of strange) {
      for (const lookup of ['contains', 'icontains', 'startswith', 'istartswith', 'endswith'] as const) {
        const expected = strange.filter((other) =>
          lookup.endsWith('contains')
            ? other.includes(title)
            : lookup === 'endswith'
              ? other.endsWith(title)
              : other.startsWith(title),
        );
        expect([title, lookup, await filtered(`title__${lookup}`, title)]).toEqual([title, lookup, expected]);
      }
    }
    await service.sql('DELETE FROM theme');
  });

  it('should be searched behind a NUL too', async () => {
    await add('Front\0Back');
    for (const [lookup, value, found] of [
      ['contains', 'Back', true],
      ['icontains', 'BACK', true],
      ['endswith', 'Back', true],
      ['endswith', 'Front', false],
      ['startswith', 'Front', true],
      ['istartswith', 'fRONT', true],
      ['exact', 'Front', false],
      ['iexact', 'front', false],
      ['in', 'Front', false],
    ] as const) {
      expect([lookup, await filtered(`title__${lookup}`, value)]).toEqual([lookup, found ? ['Front\0Back'] : []]);
    }
    await service.sql('DELETE FROM theme');
  });

  it('should come back as it was sent, to the last of its characters', async () => {
    const long = [
      ['title', '😀'.repeat(255)],
      ['title', 'e\u0301'.repeat(127)],
      ['css', `/${'é'.repeat(999)}`],
      ['template_string', '😀'.repeat(16 * 1024)],
      ['template_string', '\u0001\b\t\n\v\f\r\u001b\u007f\u0085\u2028\ufeff\ufffe "\'\\\\n\\u0041 %s ? :a $1 {{ }}'],
      ['template_string', 'a\0b'],
      ['title', ' padded \t'],
    ] as const;
    for (const [name, value] of long) {
      const { status, json } = await client.post('/API/v1/theme/', { title: 'x', [name]: value });
      expect([name, status]).toEqual([name, 200]);
      expect(json[name]).toBe(value);
      expect((await client.get(json.resource_uri)).json[name]).toBe(value);
    }
    await service.sql('DELETE FROM theme');
  });

  it('should become replacement characters where it was no text: halves of pairs', async () => {
    const { json } = await client
      .with({ 'Content-Type': 'application/json' })
      .send('POST', '/API/v1/theme/', '{"title": "a\\ud83d b\\ude00"}');
    expect(json.title).toBe('a\ufffd b\ufffd');
    expect(await filtered('title', 'a\ufffd b\ufffd')).toEqual(['a\ufffd b\ufffd']);
  });

  it('should keep things apart in a bin by every character', async () => {
    const alike = ['VX-1', 'vx-1', 'VX-1 ', 'VX-\uff11', 'VX-é', 'VX-e\u0301', 'VX-1\u0001'];
    for (const resource_id of [...alike, ...alike]) await client.post('/API/v1/mediabin/', { resource_id });
    const { json } = await client.get('/API/v1/mediabin/');
    expect(json.objects.map(({ resource_id }: { resource_id: string }) => resource_id)).toEqual(alike);
  });

  if (engine === 'mysql') {
    it('should be refused where it is too long, not cut, and escaped as the client does it, whatever the server says', async () => {
      const database = service.app.get(Database);
      const modes = await Promise.all(
        Array.from({ length: 20 }, () => database.read<{ mode: string }>('SELECT @@SESSION.sql_mode AS mode')),
      );
      const ours = ['ERROR_FOR_DIVISION_BY_ZERO', 'NO_ENGINE_SUBSTITUTION', 'STRICT_TRANS_TABLES'];
      for (const [row] of modes) expect(row!.mode.split(',').sort()).toEqual(ours);
      await expect(add('x'.repeat(256))).rejects.toThrow('Data too long');
    });

    it('should be read as it was last committed, also by who has waited for a lock', async () => {
      const database = service.app.get(Database);
      const levels = await Promise.all(
        Array.from({ length: 20 }, () =>
          database.read<{ Value: string }>(
            "SHOW VARIABLES WHERE Variable_name IN ('tx_isolation', 'transaction_isolation')",
          ),
        ),
      );
      for (const [row] of levels) expect(row!.Value).toBe('READ-COMMITTED');
    });
  }
});

e2e('a lock', (service) => {
  it('should be had by one transaction at a time, and be there', async () => {
    const database = service.app.get(Database);
    const events: string[] = [];
    const work = (who: string): Promise<void> =>
      database.write(async (manager) => {
        await takeLock(manager, 'default_theme');
        events.push(`${who} begins`);
        await setTimeout(100);
        events.push(`${who} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(work));
    const order = events.filter((one) => one.endsWith('begins')).map((one) => one.charAt(0));
    expect(events).toEqual(order.flatMap((who) => [`${who} begins`, `${who} ends`]));
    expect(order).toHaveLength(3);

    const unknown = database.write((manager) => takeLock(manager, 'unknown'));
    await expect(unknown).rejects.toThrow('There is no lock unknown.');
  });
});
