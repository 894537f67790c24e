import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Column, Entity } from 'typeorm';
import { IdColumn } from '../database/columns.js';
import { TO_SEE, type FieldFaults } from '../config/invalid-fields.js';
import { Choice, Flag, Id, Integer, JsonText, List, Moment, Part, Reference, Text } from './declaration/field.js';
import { Resource, resourceOf } from './declaration/resource.js';
import { ValidationFailed } from './errors.js';
import type { JsonObject } from './json-body.js';
import { validateStrictly } from './validation.js';

enum Size {
  Small = 1,
  Large = 3,
}

@Entity()
class Strict {
  @IdColumn() id: string;
  @Column() title: string;
  @Column() note: string;
  @Column() count: number;
  @Column() size: number;
  @Column() active: boolean;
  @Column() ends: string;
  @Column() extra: string;
  @Column() keys: string;
  @Column() theme: number;
  @Column() state: string;
  @Column() kind: string;
  @Column() username: string;
}

const writable = { help: 'x', writable: 'v2' } as const;

class Owner {
  @Text({ ...writable, max: 5, required: true }) username: string;
  @Text({ ...writable, writeOnly: true, createOnly: true }) password: string;
}

@Resource({ access: 'public', entity: Strict, v2: { path: 'strict', title: 'Strict' } })
class StrictResource {
  @Id() id: string;
  @Text({ ...writable, max: 10, required: true }) title: string;
  @Text({ ...writable, nullable: true, blank: true }) note: string | null;
  @Integer({ ...writable, min: 1, max: 9 }) count: number;
  @Choice(Size, writable) size: Size;
  @Flag(writable) active: boolean;
  @Moment({ ...writable, nullable: true }) ends: string | null;
  @JsonText(writable) extra: string;
  @JsonText({ ...writable, items: {} }) keys: string;
  @List({ ...writable, ids: true }) groups: string[];
  @List({ ...writable, words: ['read', 'write'] }) words: string[];
  @Reference({ ...writable, nullable: true }) theme: number | null;
  @Text({ help: 'Read-only' }) state: string;
  @Text({ ...writable, max: 5 }) kind: string;
  @Part(() => Owner, { help: 'x' }) owner: Owner;
}

const resource = resourceOf(StrictResource, 'v2');
const needed = { title: 'x', username: 'ann' };

function faultsOf(body: JsonObject, creating = false): FieldFaults {
  try {
    validateStrictly(resource, body, creating);
  } catch (error) {
    if (error instanceof ValidationFailed) return { ...error.fields };
    throw error;
  }
  return {};
}

const valid = {
  title: 'x',
  note: '',
  count: 3,
  size: 3,
  active: false,
  ends: '2027-06-30T12:00:00+02:00',
  extra: { a: [1, null, true] },
  keys: [{}, { b: 1 }],
  kind: 'a',
  groups: ['1', '9223372036854775807'],
  words: ['write', 'write'],
  theme: '7',
  username: 'ann',
};

describe('validateStrictly', () => {
  it('should give back exactly what was given, without what the client did not say', () => {
    const subset = fc.subarray(Object.keys(valid) as (keyof typeof valid)[]);
    fc.assert(
      fc.property(subset, (names) => {
        const body = Object.fromEntries(names.map((name) => [name, valid[name]]));
        expect({ ...validateStrictly(resource, body, false) }).toEqual(body);
        expect({ ...validateStrictly(resource, { ...needed, ...body }, true) }).toEqual({ ...needed, ...body });
      }),
    );
  });

  it('should take null where there may be none, and only there', () => {
    for (const name of Object.keys(valid)) {
      const expected = ['note', 'ends', 'theme'].includes(name) ? {} : { [name]: ['This may not be null.'] };
      expect(faultsOf({ [name]: null })).toEqual(expected);
    }
    expect(validateStrictly(resource, { note: null, ends: null, theme: null }, false)).toEqual({
      note: null,
      ends: null,
      theme: null,
    });
  });

  it('should want the required fields of a new object, and none of a change', () => {
    const required = ['This field is required.'];
    expect(faultsOf({}, true)).toEqual({ title: required, username: required });
    expect(faultsOf({ title: 'x', note: 'y' }, true)).toEqual({ username: required });
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ title: null }, true)).toEqual({ title: ['This may not be null.'], username: required });
  });

  it('should refuse what there is not, whatever it is called', () => {
    const unknown = ['There is no such field.'];
    for (const name of [
      'Title',
      'title ',
      '',
      'user',
      'owner__username',
      'constructor',
      'toString',
      '__proto__',
      'hasOwnProperty',
      '$set',
      'then',
    ]) {
      const body = JSON.parse(`{"title": "y", ${JSON.stringify(name)}: {"active": true}}`) as JsonObject;
      expect(Object.entries(faultsOf(body))).toEqual([[name, unknown]]);
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('active');
  });

  it('should refuse what is read-only, also as it is', () => {
    const fault = ['This field is read-only.'];
    expect(faultsOf({ id: '1', state: null })).toEqual({ id: fault, state: fault });
    expect(faultsOf({ password: 'x' })).toEqual({ password: fault });
    expect(faultsOf({ ...needed, password: 'x' }, true)).toEqual({});
    // The part itself is no member: its own members are.
    expect(faultsOf({ owner: { username: 'ann' } })).toEqual({ owner: ['There is no such field.'] });
  });

  it('should refuse values of other types with one sentence each, those of parts as well', () => {
    const wrong: Record<keyof typeof valid, unknown[]> = {
      title: [1, true, {}, [], ['x']],
      note: [1, false, {}, []],
      count: ['1', 1.5, true, {}, [1], 0, 10, 1e300],
      size: ['1', 2, true, {}, 1.5],
      active: [0, 1, 'true', '', {}, []],
      ends: [
        0,
        '',
        '2027-02-30',
        '2027-06-30',
        '2027-02-30T00:00:00Z',
        '2027-06-30T12:00:00',
        '2027-06-30T12:00Z',
        '2027-06-30 12:00:00Z',
        'tomorrow',
        '2027-06-30T25:00:00Z',
        {},
        [],
      ],
      extra: [1, 'x', '{}', true, [], [{}]],
      keys: [1, '[]', {}, [1], [null], [[]], { length: 0 }],
      groups: ['1', [1], ['0'], ['01'], ['-1'], ['9223372036854775808'], [null], { 0: '1' }],
      words: ['read', ['Read'], [1], [['read']], {}],
      theme: [1, '', '0', '1.0', 'x', '9223372036854775808', {}, ['7']],
      kind: [1, '', ' ', '\u00a0\n', 'longer'],
      username: [1, {}, [], 'longer', ' '],
    };
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        const faults = faultsOf({ title: 'x', [name]: value });
        expect({ name, value, faults }).toEqual({
          name,
          value,
          faults: { [name]: [expect.stringMatching(/^This .*\.$/)] },
        });
      }
    }
    const all = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]));
    expect(Object.keys(faultsOf(all)).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('should leave structured values alone, whatever their members are called', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'then', 'length', 'toString')),
          fc.jsonValue(),
          { noNullPrototype: false },
        ),
        (extra) => {
          const body = JSON.parse(JSON.stringify({ extra, keys: [extra] })) as JsonObject;
          expect(JSON.stringify(validateStrictly(resource, body, false))).toBe(JSON.stringify(body));
        },
      ),
      { numRuns: 500 },
    );
    for (const text of [
      '{"constructor": "x"}',
      '{"constructor": {"name": 1}}',
      '{"a": {"constructor": null}}',
      '{"__proto__": {"active": true}}',
      '{"then": 1}',
    ]) {
      expect(JSON.stringify(validateStrictly(resource, { extra: JSON.parse(text) as object }, false))).toBe(
        JSON.stringify({ extra: JSON.parse(text) as object }),
      );
      // Where a text belongs, it is a fault like another.
      expect(faultsOf({ title: JSON.parse(text) as object })).toEqual({ title: ['This must be a string.'] });
    }
  });

  it('should refuse JSON that is too large', () => {
    expect(faultsOf({ extra: { a: 'x'.repeat(65_500) } })).toEqual({});
    expect(faultsOf({ extra: { a: 'x'.repeat(65_536) } })).toEqual({
      extra: ['This has at most 65536 characters as JSON.'],
    });
    expect(faultsOf({ groups: Array<string>(1000).fill('1') })).toEqual({});
    expect(faultsOf({ groups: Array<string>(1001).fill('1') })).toEqual({ groups: ['This has at most 1000 entries.'] });
  });
});

describe('a text', () => {
  const blank = [
    '',
    ' ',
    '\t\r\n',
    '\0',
    '\u0001\u001b',
    '\u00a0\u200b',
    '\u00ad\ufeff',
    '\u2028 \u202e\u2066',
    '\u0085\u3000',
  ];
  const seen = ['x', ' x ', '\u0001x', '.', 'ä', '日本', '🎬', '\u200b🎬', '\u0301', '\ue000'];

  it('should have something to see in it, whether it is needed or may be left out, as the document says', () => {
    const faults = { title: ['This field may not be blank.'], kind: ['This field may not be blank.'] };
    for (const text of blank) {
      expect({ text, faults: faultsOf({ title: text, kind: text }) }).toEqual({ text, faults });
      expect({ text, isFound: new RegExp(TO_SEE, 'u').test(text) }).toEqual({ text, isFound: false });
    }
    for (const text of seen) {
      expect({ text, faults: faultsOf({ title: text, kind: text }) }).toEqual({ text, faults: {} });
      expect({ text, isFound: new RegExp(TO_SEE, 'u').test(text) }).toEqual({ text, isFound: true });
    }
  });

  it('should be without NUL where it is short, as nobody could ask for it; one that is long stays as it is', () => {
    const fault = ['This may not hold the character NUL.'];
    expect(faultsOf({ title: 'a\0b', kind: 'a\0' })).toEqual({ title: fault, kind: fault });
    expect(faultsOf({ note: 'a\0b\u0001', title: 'a\u0001' })).toEqual({});
  });
});
