import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withoutPassword } from './export-location.resource.js';

const schemes = fc.constantFrom('ftp:', 'FTP:', 'ftps:', 'sftp:', 'aspera+ssh:', 's3:', 'smb:', 'https:', 'a-b.c:', '');
const users = fc.constantFrom('', 'ann', 'AKIA0123', 'ann%40corp', 'corp;ann', 'ann@corp.example', 'jürgen');
const hosts = fc.constantFrom('host', 'media.example.org', '[2001:db8::1]', '192.0.2.7');
const ports = fc.constantFrom('', ':', ':21', ':33001');
const paths = fc.constantFrom('', '/', '/in', '/in/a:b', '/in?mode=binary', '/in?a=b:c#d', '#x:y', '?x=y:z');

/** Passwords with what separates the parts of a URI in them. Those that begin like a port are the one kind that cannot be told from a path. */
const passwords = fc
  .array(
    fc.constantFrom(
      '@',
      ':',
      '/',
      '?',
      '1/',
      '#',
      '[',
      ']',
      '%40',
      '%',
      '+',
      '=',
      '&',
      ' ',
      '\n',
      '"',
      '\\',
      '1',
      's3cret',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  .filter((password) => !/^\d+[/?#]/.test(password));

describe('withoutPassword', () => {
  it('should show nothing of a password, whatever is in it', () => {
    fc.assert(
      fc.property(schemes, users, passwords, hosts, ports, paths, (scheme, user, password, host, port, path) => {
        const shown = withoutPassword(`${scheme}//${user}:${password}@${host}${port}${path}`);
        expect(shown).toBe(`${scheme}//${user}@${host}${port}${path}`);
      }),
      { numRuns: 5000 },
    );
  });

  it('should rather hide a part of the path than show a part of the password', () => {
    fc.assert(
      fc.property(schemes, users, passwords, hosts, (scheme, user, password, host) => {
        const shown = withoutPassword(`${scheme}//${user}:${password}@${host}/in@noon`);
        expect(shown).toBe(`${scheme}//${user}@noon`);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['ftp:\\\\ann:s3cret@host/', 'ftp:\\\\ann@host/'],
    ['smb:\\\\ann:s3cret@host\\in', 'smb:\\\\ann@host\\in'],
    ['\\\\ann:s3cret@host\\in', '\\\\ann@host\\in'],
    ['ftp:/ann:s3cret@host/', 'ftp:/ann@host/'],
    ['https:ann:s3cret@host/', 'https:ann@host/'],
    ['ftp:///ann:s3cret@host/', 'ftp:///ann@host/'],
  ])('should know %j for what programs take it for', (uri, shown) => {
    expect(withoutPassword(uri)).toBe(shown);
  });

  it('should leave a URI without a password alone', () => {
    const user = fc.constantFrom('', 'ann@', 'ann%3Asecret@', 'corp;ann@');
    fc.assert(
      fc.property(schemes, user, hosts, ports, paths, (scheme, name, host, port, path) => {
        const uri = `${scheme}//${name}${host}${port}${path}`;
        expect(withoutPassword(uri)).toBe(uri);
      }),
      { numRuns: 1000 },
    );
  });

  it('should take digits in front of a path for a port', () => {
    for (const uri of ['https://host:8443/in@noon', 'ftp://ann@host:21/in@noon', 'ftp://[2001:db8::1]:21/in@noon']) {
      expect(withoutPassword(uri)).toBe(uri);
    }
    expect(withoutPassword('ftp://ann:12345@host/')).toBe('ftp://ann@host/');
    expect(withoutPassword('ftp://ann:12345@host:21/')).toBe('ftp://ann@host:21/');
  });

  it.each(['', '/mnt/a', '/mnt/a:b@c', 'file:///mnt/a', 'file:///mnt/a:b@c', 'delivery', 'C:\\export', 'urn:uuid:1'])(
    'should leave %j alone',
    (uri) => {
      expect(withoutPassword(uri)).toBe(uri);
    },
  );
});
