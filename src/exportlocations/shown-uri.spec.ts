import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shownUri } from './shown-uri.js';

const schemes = fc.constantFrom('ftp:', 'FTP:', 'ftps:', 'sftp:', 'aspera+ssh:', 's3:', 'smb:', 'https:', 'a-b.c:', '');
const users = fc.constantFrom('ann', 'AKIA0123', 'ann%40corp', 'ann@corp.example', 'jürgen');
const hosts = fc.constantFrom('host', 'media.example.org', '[2001:db8::1]', '192.0.2.7', 'münchen.example');
const ports = fc.constantFrom('', ':', ':21', ':33001');
const paths = fc.constantFrom(
  '',
  '/',
  '/in',
  '/in/2026/a%20b',
  '/in?mode=binary',
  '/in?folder=a&type=x.1',
  '/?',
  '/ü b',
);

/** What nobody would write by chance, with what separates the parts of URIs around and in it. */
const separators = ['@', ':', '/', '?', '#', ';', '&', '=', '%40', '%3A', '%', '\\', '//', ' ', '1', '123/', '\n', '['];
const edges = fc.array(fc.constantFrom('', ...separators), { maxLength: 4 }).map((parts) => parts.join(''));
const words = fc.stringMatching(/^zq[0-9a-z]{6,12}$/);
const secrets = fc
  .tuple(edges, words, edges, words)
  .map(([before, one, between, two]) => ({ text: before + one + between + two, words: [one, two] }));

const names = [
  'sig',
  'password',
  'token',
  'key',
  'secret',
  'X-Amz-Signature',
  'access_token',
  'PASS',
  'apikey',
  'folder2',
  'SharedAccessKey',
  'p%61ssword',
];

/** URIs with a secret, by where it stands. */
const places: Record<string, (secret: string, pick: (choices: string[]) => string) => string> = {
  'a password': (secret, pick) =>
    `${pick(['ftp', 'https', 's3', 'smb'])}://${pick(['ann', 'DOMAIN;ann', 'DOMAIN\\ann', 'ann%40corp', ''])}:x${secret}@host${pick(['', ':21'])}${pick(['', '/in', '/in@noon'])}`,
  'a numeric password before a slash': (secret, pick) => `ftp://ann:${pick(['123', '0', '8443'])}/${secret}@host/in`,
  'a password behind an encoded colon': (secret, pick) => `ftp://ann${pick(['%3A', '%3a', '%253A'])}${secret}@host/in`,
  'a query': (secret, pick) =>
    `${pick(['https://host', 'ftp://ann:pw@host', 'https://host:8443', '/mnt', 'file:///mnt', 's3://b'])}/in?${pick(['', 'folder=a&', 'mode=binary&', 'x=y@z&'])}${pick(names)}=${secret}`,
  'a matrix parameter': (secret, pick) =>
    `${pick(['https://host', 'ftp://ann:pw@host', '', 'file://', '\\\\host'])}/in;${pick(names)}=${secret}${pick(['', '/x', '?mode=a'])}`,
  'a fragment': (secret, pick) =>
    `${pick(['https://host', 'ftp://host:21', '/mnt'])}/in#${pick(['', 'token='])}${secret}`,
  'user info without slashes': (secret, pick) =>
    `${pick(['ftp:', 'sftp:', 'https:', 'ftp:/', 'sftp:/', 'file:', 'smb:\\', 'ftp:\\\\', 'x-y:', ''])}ann:x${secret}@host/in`,
  'user info behind a domain': (secret, pick) =>
    `${pick(['', 'smb:', 'smb://', '//', '\\\\'])}DOMAIN${pick([';', '\\', '/'])}ann:x${secret}@host/in`,
  'a nested scheme': (secret, pick) =>
    `${pick(['jdbc:mysql:', 'async:ftp:', 'view-source:https:', 'jdbc:', 'a:b:c:', 'https://proxy/ftp:', 'url='])}//ann:x${secret}@host/db`,
  'a password behind a name of one letter': (secret, pick) => `${pick(['A:', 'z:'])}${secret}@host${pick(['', '/in'])}`,
  'an scp address': (secret, pick) => `ann:x${secret}@host:${pick(['', '/'])}in`,
};

describe('shownUri', () => {
  it.each(Object.keys(places))('should never show a secret that is %s', (place) => {
    fc.assert(
      fc.property(secrets, fc.infiniteStream(fc.nat()), ({ text, words: parts }, numbers) => {
        const pick = (choices: string[]): string => choices[(numbers.next().value as number) % choices.length]!;
        const uri = places[place]!(text, pick);
        const shown = shownUri(uri);
        for (const part of parts) {
          expect({ uri, shown, isIn: shown.includes(part) }).toEqual({ uri, shown, isIn: false });
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('should show all but the password of what it understands', () => {
    const passwords = fc.stringMatching(/^[\w@:%+.,!*~-]{0,20}$/).filter((text) => !text.startsWith('@'));
    fc.assert(
      fc.property(schemes, users, passwords, hosts, ports, paths, (scheme, user, password, host, port, path) => {
        const shown = shownUri(`${scheme}//${user}:${password}@${host}${port}${path}`);
        expect(shown).toBe(`${scheme}//${user}@${host}${port}${path}`);
        expect(shownUri(`${scheme}//${host}${port}${path}`)).toBe(`${scheme}//${host}${port}${path}`);
      }),
      { numRuns: 3000 },
    );
  });

  it('should show the same of what it has shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '1', ...separators), maxLength: 30 }), (text) => {
        const shown = shownUri(`ftp:${text}`);
        expect([shown, 'hidden:']).toContain(shownUri(shown));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    'ftp://host/in/',
    'smb://server/share/folder',
    '/mnt/storage/in',
    's3://bucket/prefix/',
    'https://host/path?folder=a',
    'ftp://ann@host:21/in',
    'ann@host:/in',
    'ftp://[2001:db8::1]:21/in@noon',
    'https://host/in@noon',
    'host.example:/in',
    '\\\\server\\share\\folder',
    '//server/share',
    'C:\\export\\a',
    'C:/export',
    'C:',
    'file:///C:/export',
    'file:///mnt/a:b@c',
    'file:/mnt/in',
    'file://server/share',
    '/mnt/a:b@c',
    '/',
    '/mnt/Übergabe Süd/',
    'delivery',
    'delivery/in',
    'sftp://host:22',
    'https://host:8443/in?mode=binary&format=mxf',
  ])('should leave %j alone', (uri) => {
    expect(shownUri(uri)).toBe(uri);
  });

  it.each([
    ['https://host/in?folder=a&sig=s3cret', 'https://host'],
    ['https://host:8443/in?folder=s3cret-and-far-too-long-for-one', 'https://host:8443'],
    ['https://host:8443/in@noon', 'https://host'],
    ['ftp://ann:123/s3cret@host/', 'ftp://ann'],
    ['ftp://ann:s3cret@host/in;type=i', 'ftp://host'],
    ['smb://DOMAIN;ann:s3cret@host/share', 'smb://host/share'],
    ['smb://DOMAIN\\ann:s3cret@host/share', 'smb://host/share'],
    ['ftp://ann%3As3cret@host/in', 'ftp://host/in'],
    ['https://s3cret@host/in', 'https://host/in'],
    ['https://ghp_0123456789012345678901234567:x@host/in', 'https://host/in'],
    ['https://proxy/ftp://ann:s3cret@host/in', 'https://proxy'],
    ['ftp://ann:s3cret@host/in?x=a@s3cret', 'ftp:'],
    ['ftp://ann:s3cret', 'ftp:'],
    ['ftp://host:70000/', 'ftp:'],
    ['ftp://1.2.3.4.5/', 'ftp:'],
    ['\\\\server\\ann:s3cret@host', '\\\\server'],
    ['jdbc:mysql://ann:s3cret@host/db', 'jdbc:'],
    ['view-source:https://ann:s3cret@host/', 'view-source:'],
    ['ann:s3cret@host:/in', 'ann:'],
    ['s3cret0123:x@host', 'hidden:'],
    ['A:s3cret@host', 'hidden:'],
    ['A:/s3cret@host', 'hidden:'],
    ['A:s3cret%40host', 'hidden:'],
    ['DOMAIN\\ann:s3cret@host', 'hidden:'],
    ['/in?token=s3cret', 'hidden:'],
    ['/mnt/ftp://ann:s3cret@host', 'hidden:'],
    ['', ''],
  ])('should show of %j only %j', (uri, shown) => {
    expect(shownUri(uri)).toBe(shown);
  });

  it('should take time that grows with the length only', () => {
    const time = (length: number, part: string): number => {
      const uri = `ftp://${part.repeat(length / 4)}`;
      const start = process.cpuUsage().user;
      shownUri(uri);
      return process.cpuUsage().user - start;
    };
    for (const part of [
      '@@@@',
      '::::',
      '////',
      '????',
      ';;;;',
      '====',
      '%40%',
      'aaaa',
      'aaa:',
      'aaa@',
      '@?@?',
      '&=&=',
      '\\\\',
      ':/:/',
      ' a a',
      '....',
    ]) {
      time(2 ** 14, part);
      const [short, long] = [time(2 ** 14, part), time(2 ** 19, part)];
      // 32 times the length; time that grows with its square would be 1024 times as long.
      expect({ part, isLinear: long < 200 * Math.max(short, 1000) }).toEqual({ part, isLinear: true });
    }
  });
});
