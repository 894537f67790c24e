import { describe, expect, it } from '@jest/globals';
import { createHash, createHmac } from 'node:crypto';
import type { Request } from 'express';
import { Column, Entity } from 'typeorm';
import { keyFor, readPepper } from '../../config/pepper.js';
import { settings } from '../../config/settings.js';
import { IdColumn } from '../../database/columns.js';
import { Id, Text } from '../declaration/field.js';
import { Resource, resourceOf } from '../declaration/resource.js';
import { etagOf, isKnown, objectTag, requireMatch, singleHeader } from './etag.js';

const etag = etagOf('{"id":"1"}');

/** A request as Node hands it over, with the headers in the order they came. */
function request(...headers: [name: string, value: string][]): Request {
  const joined: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    joined[key] = joined[key] === undefined ? value : `${joined[key]}, ${value}`;
  }
  return { headers: joined, rawHeaders: headers.flat() } as unknown as Request;
}

const known = (value: string): boolean => isKnown(request(['If-None-Match', value]), etag);
const matches = (value: string): boolean => {
  try {
    requireMatch(request(['If-Match', value]), etag);
    return true;
  } catch (error) {
    // Without its quotes it is no tag: reading the object anew would not help.
    const refusal =
      value === '' || value.includes('"') ? { code: 'precondition_failed', status: 412 } : { code: 'invalid_header' };
    expect(error).toMatchObject(refusal);
    return false;
  }
};

describe('etagOf', () => {
  it('should be an entity tag that says nothing of what it is made from, the same each time', () => {
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(etagOf('{"id":"1"}')).toBe(etag);
    // The same on every engine, in every process and after every upgrade, unless clients shall fetch everything again.
    expect(etag).toBe('"WBGWf1QNMA0kmrMK5oE1mngV_bX"');
  });

  it('should be another for anything else', () => {
    const texts = ['{"id":"2"}', '{"id":1}', '{"id":"1"} ', '', '{"id":"1","a":null}'];
    expect(new Set([etag, ...texts.map(etagOf)]).size).toBe(texts.length + 1);
  });
});

@Entity()
class Tagged {
  @IdColumn() id: string;
  @Column() uri: string;
}

@Resource({ access: 'public', entity: Tagged, v2: { path: 'tagged', title: 'Tagged' } })
class TaggedResource {
  @Id() id: string;
  @Text({ help: 'x', show: (text) => text.replace(/:.*@/, '@') }) uri: string;
}

describe('objectTag', () => {
  const tag = (uri: string): string => objectTag(resourceOf(TaggedResource, 'v2'), { id: '1', uri });

  it('should be another for anything that is stored, shown or not', () => {
    const uris = ['ftp:one@host', 'ftp:two@host', 'ftp:one@other', 'ftp@host'];
    expect(new Set(uris.map(tag)).size).toBe(uris.length);
    expect(tag('ftp:one@host')).toBe(tag('ftp:one@host'));
  });

  it('should need the secret of the installation for what is not shown: it could be guessed otherwise', () => {
    const shown = '{"id":"1","uri":"ftp@host"}';
    const hidden = '["ftp:one@host"]';
    const key = keyFor('entity tags', readPepper(settings));
    expect(tag('ftp:one@host')).toBe(etagOf(shown + createHmac('sha256', key).update(hidden).digest('base64url')));
    const plain = createHash('sha256').update(hidden).digest('base64url');
    for (const guess of [hidden, plain, '']) expect(tag('ftp:one@host')).not.toBe(etagOf(shown + guess));
  });
});

describe.each([
  ['If-None-Match', known],
  ['If-Match', matches],
])('%s', (_, holds) => {
  it('should be met by the tag, alone, weak or among others', () => {
    for (const value of [
      etag,
      `W/${etag}`,
      ` ${etag} `,
      `"other", ${etag}`,
      `${etag},"other"`,
      `"a","b" ,${etag}, W/"c"`,
      '*',
      ' * ',
    ]) {
      expect({ value, holds: holds(value) }).toEqual({ value, holds: true });
    }
  });

  it('should not be met by anything else', () => {
    for (const value of [
      '',
      '""',
      '"other"',
      etag.slice(1, -1),
      etag.toUpperCase(),
      `w/${etag}`,
      etag.slice(0, -2),
      `${etag}x`,
      `**`,
      `"*"`,
      `"a${etag}`,
    ]) {
      expect({ value, holds: holds(value) }).toEqual({ value, holds: false });
    }
  });
});

describe('A request without a condition', () => {
  it('should not be known, and may do everything', () => {
    expect(isKnown(request(), etag)).toBe(false);
    expect(() => requireMatch(request(), etag)).not.toThrow();
  });
});

describe('singleHeader', () => {
  it('should give a header that came once, also an empty one', () => {
    expect(singleHeader(request(['Idempotency-Key', 'a, b']), 'idempotency-key')).toBe('a, b');
    expect(singleHeader(request(['IDEMPOTENCY-KEY', '']), 'idempotency-key')).toBe('');
    expect(singleHeader(request(), 'idempotency-key')).toBeUndefined();
  });

  it('should refuse one that came twice, however it was written', () => {
    const twice = request(['Idempotency-Key', 'a'], ['idempotency-KEY', 'a']);
    expect(() => singleHeader(twice, 'idempotency-key')).toThrow(expect.objectContaining({ code: 'invalid_header' }));
  });
});
