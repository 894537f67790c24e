import { describe, expect, it } from '@jest/globals';
import type { Resource } from './declaration/resource.js';
import { offeredMethods } from './offered-methods.js';
import { DeclaredWrites } from './query/writes.js';

class CreatesOnly {
  create(): Promise<string> {
    return Promise.resolve('1');
  }
}

class CreatesAndChanges extends CreatesOnly {
  change(): Promise<void> {
    return Promise.resolve();
  }
}

const resource = (declared: Partial<Pick<Resource, 'list' | 'detail'>> = {}): Resource =>
  ({
    version: 'v2',
    title: 'Note',
    list: ['get', 'post'],
    detail: ['get', 'patch', 'delete'],
    ...declared,
    declared,
  }) as Resource;

describe('offeredMethods', () => {
  it('should leave out what the declaration does not name and the writes have no hook for', () => {
    expect(offeredMethods(resource(), CreatesOnly)).toEqual({ list: ['get', 'post'], detail: ['get'] });
    expect(offeredMethods(resource(), CreatesAndChanges)).toEqual({ list: ['get', 'post'], detail: ['get', 'patch'] });
  });

  it('should refuse to serve what is named but has no hook', () => {
    expect(() => offeredMethods(resource({ detail: ['get', 'patch'] }), CreatesOnly)).toThrow(
      'PATCH of Note (v2) is declared, but CreatesOnly has no change().',
    );
    expect(() => offeredMethods(resource({ detail: ['get', 'delete'] }), CreatesAndChanges)).toThrow(
      'DELETE of Note (v2) is declared, but CreatesAndChanges has no remove().',
    );
    expect(offeredMethods(resource({ list: ['get'] }), CreatesOnly).list).toEqual(['get']);
  });

  it('should refuse to store as declared what has nothing for its audit entries to be about', () => {
    expect(() => offeredMethods(resource(), DeclaredWrites)).toThrow(
      'POST of Note (v2) is stored as declared, but v2.audit does not say what it is about.',
    );
    expect(offeredMethods({ ...resource(), audit: 'standard' }, DeclaredWrites).list).toEqual(['get', 'post']);
    const readOnly = resource({ list: ['get'], detail: ['get'] });
    expect(offeredMethods(readOnly, DeclaredWrites)).toEqual(readOnly.declared);
  });
});
