import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { addressOf, cut, networkOf, Origin, siteOf } from './origin.js';

const request = (values: object): Request => ({ headers: {}, socket: {}, ...values }) as Request;

describe('Origin', () => {
  it('should tell method, path and address as they can be stored', () => {
    const origin = new Origin(request({ method: 'GET', path: '/API/v2/me/', socket: { remoteAddress: '::1' } }));
    expect([origin.method, origin.route, origin.address]).toEqual(['GET', '/API/v2/me/', '::1']);
    const long = new Origin(request({ method: 'M'.repeat(99), path: `/${'p'.repeat(999)}` }));
    expect([long.method.length, long.route.length]).toEqual([10, 255]);
  });

  it('should tell another path where that of the request holds a secret', () => {
    expect(new Origin(request({ path: '/password-link/secret/' }), '/password-link/').route).toBe('/password-link/');
  });

  it('should have no address where there is none', () => {
    expect(addressOf(request({}))).toBe('');
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:40001', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:40001', '2001:db8::7'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1%a:b:c:d:e:f:g:h:i', '::1'],
    ['203.0.113.9:port', '10.0.0.1'],
    ['unknown', '10.0.0.1'],
    ['1'.repeat(99), '10.0.0.1'],
    [undefined, '10.0.0.1'],
  ])('should take %j for %s', (ip, address) => {
    const headers = { 'x-forwarded-for': 'whoever is trusted, ip tells' };
    expect(addressOf(request({ ip, headers, socket: { remoteAddress: '10.0.0.1' } }))).toBe(address);
  });

  it('should take the one that is connected where no proxy says another, without its zone', () => {
    expect(addressOf(request({ socket: { remoteAddress: 'fe80::1%eth0' } }))).toBe('fe80::1');
  });
});

describe('networkOf', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
    ['2001:db8:1:2::', '2001:0DB8:0001:0002::1', true],
    ['2001:db8::1', '2001:db8:0:0:1::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
    ['192.0.2.1', '192.0.2.2', false],
  ])('should take %s and %s for one network: %s', (one, other, same) => {
    expect(networkOf(one) === networkOf(other)).toBe(same);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
    ['', ''],
    ['not an address', 'not an address'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['1::2:3:4:5:6:7', '1:0:2:3'],
  ])('should be of %j %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('siteOf', () => {
  it.each([
    ['2001:db8:1:2', '2001:db8:1'],
    ['2001:db8:0:0', '2001:db8:0'],
    ['127.0.0.1', undefined],
    ['::ffff:10.0.0.1', undefined],
    ['not an address', undefined],
  ])('should be of %j %j', (network, site) => {
    expect(siteOf(network)).toBe(site);
  });
});

describe('cut', () => {
  it('should keep whole characters only, and replace what could disturb a reader', () => {
    expect(cut('abc', 3)).toBe('abc');
    expect(cut('abcd', 3)).toBe('abc');
    expect(cut('😀😀😀', 2)).toBe('😀😀');
    expect(cut('می\u200cخواهم 👩\u200d💻', 99)).toBe('می\u200cخواهم 👩\u200d💻');
    expect(cut('a\u0000b\u202ec\u2028d\u2029e\ud800', 99)).toBe('a\ufffdb\ufffdc\ufffdd\ufffde\ufffd');
  });

  it('should leave of keys of tokens their ends', () => {
    const key = `map_${'0aZ'.repeat(11).slice(1)}_abcdef`;
    expect(cut(`/tokens/${key}/${key}`, 99)).toBe('/tokens/map_…cdef/map_…cdef');
    expect(cut(key.slice(0, 32), 99)).toBe('map_…aZ0a');
    expect(cut(`${'x'.repeat(90)}${key}`, 99)).toBe(`${'x'.repeat(90)}map_…cdef`);
    expect(cut(`${key} `.repeat(20), 240)).toBe('map_…cdef '.repeat(20).slice(0, 200).padEnd(200));
    expect(cut('map_makers_of_a_long_name_without_end', 99)).toBe('map_makers_of_a_long_name_without_end');
  });
});
