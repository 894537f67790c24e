import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Column, Entity } from 'typeorm';
import { IdColumn } from '../database/columns.js';
import { Choice, Flag, Id, Integer, SelfUri, Text } from './declaration/field.js';
import { Resource, resourceOf } from './declaration/resource.js';
import type { FieldFaults } from '../config/invalid-fields.js';
import { ValidationFailed } from './errors.js';
import type { JsonObject } from './json-body.js';
import { validate } from './validation.js';

enum Size {
  Small = 1,
  Large = 3,
}

@Entity()
class Sample {
  @IdColumn() id: string;
  @Column() title: string;
  @Column() note: string;
  @Column() count: number;
  @Column() size: number;
  @Column() active: boolean;
  @Column() owner: string;
}

const writable = { help: 'x', writable: true };

@Resource({ path: 'sample', access: 'public', entity: Sample, v2: { path: 'sample', title: 'Sample' } })
class SampleResource {
  @Id() id: string;
  @Text({ ...writable, max: 10, required: true }) title: string;
  @Text({ ...writable, check: (text) => (text.includes('!') ? 'No shouting.' : undefined) }) note: string;
  @Integer(writable) count: number;
  @Choice(Size, writable) size: Size;
  @Flag(writable) active: boolean;
  @Text({ help: 'Read-only' }) owner: string;
  @SelfUri() resource_uri: string;
}

const resource = resourceOf(SampleResource);

const accepted = (body: JsonObject): JsonObject => ({ ...validate<JsonObject>(resource, body) });

function errorsOf(body: JsonObject): FieldFaults {
  try {
    validate(resource, body);
  } catch (error) {
    if (error instanceof ValidationFailed) return error.fields;
    throw error;
  }
  return {};
}

const values = {
  title: fc.string({ minLength: 1, maxLength: 10 }).filter((text) => text.trim() !== '' && [...text].length <= 10),
  note: fc.string({ unit: 'binary' }).filter((text) => !text.includes('!')),
  count: fc.integer(),
  size: fc.constantFrom(1, 3),
  active: fc.boolean(),
};

describe('validate', () => {
  it('should give back what was given, of the resource’s class', () => {
    fc.assert(
      fc.property(fc.record(values, { requiredKeys: ['title'] }), (body) => {
        const object = validate(resource, body);
        expect(object).toBeInstanceOf(SampleResource);
        expect({ ...object }).toEqual(body);
      }),
    );
  });

  it('should leave everything behind that is not writable, whatever its name and value', () => {
    const strange = fc.oneof(
      fc.constantFrom(
        'id',
        'owner',
        'resource_uri',
        'constructor',
        'toString',
        'hasOwnProperty',
        'Title',
        'title ',
        'user',
        'is_staff',
        '$set',
        '__proto__',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(strange, fc.jsonValue())), (extra) => {
        const others = extra.filter(([name]) => !Object.hasOwn(values, name));
        const members = others.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
        const body = JSON.parse(`{${[...members, '"title": "x"'].join(',')}}`) as JsonObject;
        const object = validate(resource, body);
        expect(Object.getPrototypeOf(object)).toBe(SampleResource.prototype);
        expect(Object.entries(object)).toEqual([['title', 'x']]);
        expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('isAdmin');
      }),
    );
  });

  it('should want the required fields, and only them', () => {
    expect(errorsOf({})).toEqual({ title: ['This field is required.'] });
    expect(errorsOf({ title: undefined })).toEqual({ title: ['This field is required.'] });
    expect(errorsOf({ note: 'x' })).toEqual({ title: ['This field is required.'] });
    expect(accepted({ title: 'x' })).toEqual({ title: 'x' });
  });

  it('should refuse a required text that is blank', () => {
    for (const title of ['', ' ', '\t\n', '\u00a0\u2003']) {
      expect(errorsOf({ title })).toEqual({ title: ['This field may not be blank.'] });
    }
  });

  it('should refuse values of every other type, with one sentence for each field', () => {
    const types: Record<string, string> = {
      title: 'This must be a string.',
      note: 'This must be a string.',
      count: 'This must be a whole number.',
      size: 'This must be one of 1, 3.',
      active: 'This must be true or false.',
    };
    const fits = (name: string, value: unknown): boolean => {
      if (name === 'count') return Number.isInteger(value);
      if (name === 'size') return value === 1 || value === 3;
      return typeof value === (name === 'active' ? 'boolean' : 'string');
    };
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(types)), fc.jsonValue(), (name, value) => {
        fc.pre(value !== null && !fits(name, value));
        expect(errorsOf({ title: 'x', [name]: value })).toEqual({ [name]: [types[name]] });
      }),
      { numRuns: 500 },
    );
    for (const count of [1.5, '1', NaN, Infinity, true, [1]]) {
      expect(errorsOf({ title: 'x', count })).toEqual({ count: [types.count] });
    }
    for (const size of [0, 2, 4, '1', 1.5, true, [1], 'Small']) {
      expect(errorsOf({ title: 'x', size })).toEqual({ size: [types.size] });
    }
    for (const active of [0, 1, 'true', 'false', [], {}]) {
      expect(errorsOf({ title: 'x', active })).toEqual({ active: [types.active] });
    }
  });

  it('should count characters, not bytes nor halves, as the database does', () => {
    const letters = fc.constantFrom('a', 'é', 'e\u0301', '😀', '❤\ufe0f', 'x\ufe0e', '\ufe0f', '👩\u200d🚀', '字');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), (parts) => {
        const title = parts.join('');
        const short = [...title].length <= 10;
        expect(errorsOf({ title })).toEqual(short ? {} : { title: ['This has at most 10 characters.'] });
      }),
      { numRuns: 500 },
    );
  });

  it('should run a field’s own check', () => {
    expect(errorsOf({ title: 'x', note: 'Stop!' })).toEqual({ note: ['No shouting.'] });
  });

  it('should tell all that is wrong at once', () => {
    expect(errorsOf({ title: '', note: '!', count: 'x', size: 2, active: 'no' })).toEqual({
      title: ['This field may not be blank.'],
      note: ['No shouting.'],
      count: ['This must be a whole number.'],
      size: ['This must be one of 1, 3.'],
      active: ['This must be true or false.'],
    });
  });

  it('should name the resource', () => {
    expect(() => validate(resource, {})).toThrow(
      expect.objectContaining({ resource: 'sample', message: 'The object is not valid.' }),
    );
  });
});
