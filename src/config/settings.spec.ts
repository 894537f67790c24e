import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readSettings, SettingsError } from './settings.js';

const read = (name: string, value: string) => readSettings({ DATA_DIR: '/srv/data', [name]: value });

const standard = {
  host: '127.0.0.1',
  port: 8000,
  dataDir: resolve('data'),
  database: { engine: 'sqlite', file: resolve('data/platform.sqlite') },
  workers: 1,
  adminUsername: 'admin',
  adminPassword: undefined,
  logLevel: 'info',
  v1: { enabled: true, sunset: undefined, maxLimit: 1000 },
  trustProxy: false,
  publicUrl: undefined,
  readerTimeout: 30,
  corsOrigins: [],
  themeHosts: [],
  sessionMaxDays: 30,
  tokenMaxDays: undefined,
  tokenPepper: undefined,
  families: [],
  timeouts: { head: 10, body: 30, keepAlive: 75, database: 15, read: 5, shutdown: 30 },
};

const names = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'WORKERS',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'LOG_LEVEL',
  'V1_ENABLED',
  'V1_SUNSET',
  'V1_MAX_LIMIT',
  'TRUST_PROXY',
  'PUBLIC_URL',
  'CORS_ORIGINS',
  'THEME_HOSTS',
  'SESSION_MAX_DAYS',
  'TOKEN_MAX_DAYS',
  'TOKEN_PEPPER',
  'FAMILIES',
  'HEAD_TIMEOUT',
  'BODY_TIMEOUT',
  'KEEP_ALIVE_TIMEOUT',
  'DATABASE_TIMEOUT',
  'READ_TIMEOUT',
  'SHUTDOWN_TIMEOUT',
  'READER_TIMEOUT',
];

describe('readSettings', () => {
  it('should have a standard for everything', () => {
    expect(readSettings({})).toEqual(standard);
  });

  it.each(names)('should count an empty %s as unset', (name) => {
    expect(readSettings({ [name]: '' })).toEqual(standard);
  });

  it.each(names.filter((name) => name !== 'ADMIN_PASSWORD'))('should count a blank %s as unset', (name) => {
    expect(readSettings({ [name]: ' \t' })).toEqual(standard);
  });

  it('should take a password as it is, spaces and all', () => {
    expect(read('ADMIN_PASSWORD', ' with spaces ').adminPassword).toBe(' with spaces ');
  });

  it('should take spaces around all other values for nothing', () => {
    expect(read('PORT', ' 9000\n').port).toBe(9000);
    expect(read('ADMIN_USERNAME', ' root ').adminUsername).toBe('root');
    expect(read('PUBLIC_URL', ' https://a.example ').publicUrl).toBe('https://a.example');
  });

  it.each([
    ['PORT', 0, 65535, (value: string) => read('PORT', value).port],
    ['WORKERS', 1, 64, (value: string) => read('WORKERS', value).workers],
    ['READER_TIMEOUT', 1, 3600, (value: string) => read('READER_TIMEOUT', value).readerTimeout],
    ['V1_MAX_LIMIT', 1, 1000, (value: string) => read('V1_MAX_LIMIT', value).v1.maxLimit],
    ['SESSION_MAX_DAYS', 1, 365, (value: string) => read('SESSION_MAX_DAYS', value).sessionMaxDays],
    ['TOKEN_MAX_DAYS', 1, 36500, (value: string) => read('TOKEN_MAX_DAYS', value).tokenMaxDays],
    ['HEAD_TIMEOUT', 1, 3600, (value: string) => read('HEAD_TIMEOUT', value).timeouts.head],
    ['BODY_TIMEOUT', 1, 3600, (value: string) => read('BODY_TIMEOUT', value).timeouts.body],
    ['KEEP_ALIVE_TIMEOUT', 1, 3600, (value: string) => read('KEEP_ALIVE_TIMEOUT', value).timeouts.keepAlive],
    ['DATABASE_TIMEOUT', 1, 3600, (value: string) => read('DATABASE_TIMEOUT', value).timeouts.database],
    ['READ_TIMEOUT', 1, 3600, (value: string) => read('READ_TIMEOUT', value).timeouts.read],
    ['SHUTDOWN_TIMEOUT', 1, 3600, (value: string) => read('SHUTDOWN_TIMEOUT', value).timeouts.shutdown],
  ] as const)('should take %s from %d to %d and nothing else', (name, min, max, readIt) => {
    const refused = `${name} must be a whole number from ${min} to ${max}.`;
    fc.assert(
      fc.property(fc.integer({ min, max }), (number) => {
        expect(readIt(String(number))).toBe(number);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.bigInt(), fc.string(), fc.double()), (value) => {
        const text = String(value).trim();
        fc.pre(text !== '' && !(/^\d+$/.test(text) && BigInt(text) >= BigInt(min) && BigInt(text) <= BigInt(max)));
        expect(() => readIt(text)).toThrow(refused);
      }),
    );
    for (const text of [String(min - 1), String(max + 1), '1e3', '0x1F', '1.0', '+1', '１', '1_0', '1 0']) {
      expect(() => readIt(text)).toThrow(refused);
    }
  });

  it('should take the names of log levels', () => {
    const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
    for (const level of levels) expect(read('LOG_LEVEL', level).logLevel).toBe(level);
    for (const level of ['verbose', 'INFO', 'constructor']) {
      expect(() => read('LOG_LEVEL', level)).toThrow(`LOG_LEVEL must be one of ${levels.join(', ')}.`);
    }
  });

  it('should take true and false for V1_ENABLED, in any case', () => {
    for (const text of ['true', 'True', 'TRUE']) expect(read('V1_ENABLED', text).v1.enabled).toBe(true);
    for (const text of ['false', 'False', 'FALSE']) expect(read('V1_ENABLED', text).v1.enabled).toBe(false);
    for (const text of ['0', '1', 'yes', 'no', 'on', 'off', 'falsch']) {
      expect(() => read('V1_ENABLED', text)).toThrow('V1_ENABLED must be one of true, false.');
    }
  });

  it.each([
    ['2027-06-30', '2027-06-30T00:00:00.000Z'],
    ['2027-06-30T12:00:00Z', '2027-06-30T12:00:00.000Z'],
    ['2027-06-30T12:00:00.5+02:00', '2027-06-30T10:00:00.500Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('should take %s for V1_SUNSET', (text, moment) => {
    expect(read('V1_SUNSET', text).v1.sunset?.toISOString()).toBe(moment);
  });

  it.each([
    'soon',
    '2027',
    '2027-06',
    '30.06.2027',
    '2027-13-01',
    '2027-02-29',
    '2027-02-30',
    '2027-06-31',
    '2027-06-30T12:00:00',
    '2027-06-30T25:00:00Z',
    '2027-06-30T12:00Z0',
    '2027-06-30 12:00:00Z',
    '1814313600',
    '2027-02-30T12:00:00Z',
  ])('should refuse %s for V1_SUNSET', (text) => {
    expect(() => read('V1_SUNSET', text)).toThrow(
      'V1_SUNSET must be a date such as 2027-06-30 or 2027-06-30T12:00:00Z.',
    );
  });

  it.each([
    ['false', false],
    ['0', 0],
    ['1', 1],
    ['9', 9],
    ['loopback', ['loopback']],
    ['loopback, linklocal,uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 192.168.1.7', ['10.0.0.0/8', '192.168.1.7']],
    ['::1', ['::1']],
    ['fd00::/8,2001:db8::1', ['fd00::/8', '2001:db8::1']],
    ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
  ])('should take %s for TRUST_PROXY', (text, value) => {
    expect(read('TRUST_PROXY', text).trustProxy).toEqual(value);
  });

  it.each([
    'true',
    'yes',
    '10',
    '-1',
    '1.5',
    '*',
    'proxy.example.org',
    ',',
    '10.0.0',
    '10.0.0.256',
    '1.2.3.4.5',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/',
    '10.0.0.0/x',
    '::g',
    ':::',
    'fd00::/129',
    '10.0.0.1;10.0.0.2',
    '10.0.0.1 10.0.0.2',
    'loopback/8',
    '10.0.0.1,nonsense',
  ])('should refuse %s for TRUST_PROXY', (text) => {
    expect(() => read('TRUST_PROXY', text)).toThrow(
      'TRUST_PROXY must be a number of proxies (0 to 9) or a list of addresses, networks or "loopback".',
    );
  });

  const origins = [
    'https://media.example.org',
    'http://localhost:8000',
    'http://[::1]:8000',
    'https://xn--bcher-kva.example',
  ];
  const noOrigins = [
    'media.example.org',
    '//media.example.org',
    'ftp://media.example.org',
    'https://media.example.org/path',
    'https://media.example.org?x',
    'https://media.example.org#x',
    'https://ann:secret@media.example.org',
    'https://',
    'https://*.example.org',
    'javascript:alert(1)',
    'null',
    '*',
    'https://media example.org',
    'https://bücher.example',
  ];

  it.each(origins)('should take %s for an origin', (origin) => {
    expect(read('PUBLIC_URL', origin).publicUrl).toBe(origin);
    expect(read('PUBLIC_URL', `${origin}/`).publicUrl).toBe(origin);
    expect(read('CORS_ORIGINS', origin).corsOrigins).toEqual([origin]);
  });

  it('should take a list for CORS_ORIGINS', () => {
    expect(read('CORS_ORIGINS', ` ${origins.join(' ,')}, `).corsOrigins).toEqual(origins);
  });

  it.each(noOrigins)('should refuse %s for an origin', (text) => {
    const rule = 'must hold origins such as https://media.example.org, without a path.';
    expect(() => read('PUBLIC_URL', text)).toThrow(`PUBLIC_URL ${rule}`);
    expect(() => read('CORS_ORIGINS', `https://a.example,${text}`)).toThrow(`CORS_ORIGINS ${rule}`);
  });

  it('should take hosts of themes, by https unless they say otherwise', () => {
    expect(read('THEME_HOSTS', 'cdn.example.org, cdn.example.org:8443,http://intranet:8080,[::1]').themeHosts).toEqual([
      'https://cdn.example.org',
      'https://cdn.example.org:8443',
      'http://intranet:8080',
      'https://[::1]',
    ]);
    expect(read('THEME_HOSTS', ' , ').themeHosts).toEqual([]);
  });

  it.each([
    '*',
    '*.example.org',
    'a.example/x',
    'https://a.example/',
    'ftp://a.example',
    'a b',
    'A.example',
    "'self'",
    'a;b',
    'u@a',
  ])('should refuse %s for a host of themes', (host) => {
    expect(() => read('THEME_HOSTS', `cdn.example.org,${host}`)).toThrow(
      'THEME_HOSTS must hold hosts such as cdn.example.org or http://intranet:8080, without a path.',
    );
  });

  it('should refuse a short TOKEN_PEPPER without repeating it', () => {
    const secret = 'x'.repeat(31);
    expect(() => read('TOKEN_PEPPER', secret)).toThrow(/^TOKEN_PEPPER must have at least 32 characters\.$/);
    expect(read('TOKEN_PEPPER', `${secret}y`).tokenPepper).toBe(`${secret}y`);
  });

  it.each([
    ['sqlite:', '/srv/data/platform.sqlite'],
    ['sqlite:other.sqlite', '/srv/data/other.sqlite'],
    ['sqlite:sub/other.sqlite', '/srv/data/sub/other.sqlite'],
    ['sqlite:/var/lib/platform.sqlite', '/var/lib/platform.sqlite'],
    ['sqlite:///var/lib/platform.sqlite', '/var/lib/platform.sqlite'],
  ])('should take %s for a file', (url, file) => {
    expect(read('DATABASE_URL', url).database).toEqual({ engine: 'sqlite', file });
  });

  it('should take the address of a server', () => {
    const server = {
      engine: 'mysql',
      host: 'db.example.org',
      port: 3306,
      username: 'ann',
      password: 'secret',
      database: 'platform',
    };
    expect(read('DATABASE_URL', 'mysql://ann:secret@db.example.org/platform').database).toEqual(server);
    expect(read('DATABASE_URL', 'mariadb://ann:secret@db.example.org:3307/platform').database).toEqual({
      ...server,
      port: 3307,
    });
    expect(read('DATABASE_URL', 'mysql://[::1]/platform').database).toEqual({
      ...server,
      host: '::1',
      username: '',
      password: '',
    });
  });

  it('should decode every name and password in the address of a server', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (username, password, name) => {
        fc.pre(!name.includes('/') && name !== '.' && name !== '..' && name.trim() === name);
        const [user, pass, path] = [username, password, name].map(encodeURIComponent);
        const { database } = read('DATABASE_URL', `mysql://${user}:${pass}@db/${path}`);
        expect(database).toEqual({ engine: 'mysql', host: 'db', port: 3306, username, password, database: name });
      }),
    );
  });

  it.each([
    'mysql',
    'mysql://',
    'mysql://host',
    'mysql://host/',
    'mysql:///platform',
    'mysql://host/a/b',
    'sqlite://name.sqlite',
    'sqlite:////srv/data/platform.sqlite',
    'mysql://host/a%2Fb',
    'postgres://host/platform',
    'http://host/platform',
    '/srv/data/platform.sqlite',
    'file:platform.sqlite',
    'mysql://host:port/platform',
    'mysql://host:99999/platform',
    'mysql://host/%zz',
    'mysql://ann:%zz@host/platform',
    'mysql://%zz:x@host/platform',
    'mysql://host/%ff',
    'mysql://ann:secret@db/platform?ssl=true',
    'mysql://ann:secret@db/platform#x',
  ])('should refuse %s for DATABASE_URL', (url) => {
    expect(() => read('DATABASE_URL', url)).toThrow(
      new SettingsError('DATABASE_URL must be sqlite:, sqlite:<file> or mysql://user:password@host:port/database.'),
    );
  });

  it.each(names.filter((name) => !['HOST', 'DATA_DIR', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'FAMILIES'].includes(name)))(
    'should never repeat a value of %s in its error, which may hold a secret',
    (name) => {
      // No number, word, date, origin, address nor long enough for a pepper; the other settings take it.
      const secret = '%zz:hunter2';
      const refusal = expect.objectContaining({
        name: 'SettingsError',
        message: expect.not.stringContaining('hunter2'),
      });
      expect(() => read(name, secret)).toThrow(refusal);
    },
  );

  it('should resolve DATA_DIR', () => {
    expect(read('DATA_DIR', 'some/where').dataDir).toBe(resolve('some/where'));
    expect(read('DATA_DIR', '/var/lib/platform').database).toEqual({
      engine: 'sqlite',
      file: '/var/lib/platform/platform.sqlite',
    });
  });
});
