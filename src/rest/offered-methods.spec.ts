import { describe, expect, it } from '@jest/globals';
import { Column, Entity, ManyToOne } from 'typeorm';
import { IdColumn, RefColumn } from '../database/columns.js';
import { Id, List, Owner, Reference, Text } from './declaration/field.js';
import { Resource as Declared, resourceOf, type Resource } from './declaration/resource.js';
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
    fields: [],
    columns: new Map(),
    list: ['get', 'post'],
    detail: ['get', 'patch', 'delete'],
    ...declared,
    declared,
  }) as unknown as Resource;

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

  it('should refuse to store as declared what the table cannot take', () => {
    const declare = (decorator: PropertyDecorator, version: 'v1' | 'v2' = 'v2') => {
      @Declared({
        ...{ path: 'memo', access: 'theme', entity: Memo, list: ['get', 'post'] },
        v2: { path: 'memos', title: 'Memo', audit: 'standard' },
      })
      class MemoResource {
        @Id() id: string;
        @Text({ help: 'What it is about', max: 80, writable: true, required: true }) title: string;
        @Owner() owner: string;
        @decorator more: unknown;
      }
      return () => offeredMethods(resourceOf(MemoResource, version), DeclaredWrites);
    };
    const [help, writable] = ['Something', true] as const;
    const fault = (version: string, what: string) => `of Memo (${version}) is stored as declared, but ${what}.`;
    const kind = { help, column: 'kind', max: 20 };
    expect(declare(Text({ ...kind, writable, required: true }))).not.toThrow();
    expect(declare(Text({ ...kind, writable, default: 'none' }))).not.toThrow();
    expect(declare(Text({ ...kind, writable: 'v2', required: true }))).not.toThrow();
    expect(declare(Text({ ...kind, writable }))).toThrow(fault('v2', 'nothing fills the column kind'));
    expect(declare(Text(kind))).toThrow(fault('v2', 'nothing fills the column kind'));
    expect(declare(Text({ ...kind, writable: 'v2', required: true }), 'v1')).toThrow(
      fault('v1', 'nothing fills the column kind'),
    );
    expect(declare(Text({ ...kind, writable, required: true, nullable: true }))).toThrow(
      fault('v2', 'more may be null and its column may not'),
    );
    expect(declare(List({ help, writable }))).toThrow(fault('v2', 'more has no column of its own'));
    expect(declare(Reference({ help, writable, expression: 't.owner' }))).toThrow(
      fault('v2', 'more has no column of its own'),
    );
  });
});

@Entity()
class Memo {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 80 })
  title: string;

  @Column({ type: 'varchar', length: 20 })
  kind: string;

  @Column({ type: 'varchar', length: 20, default: '' })
  colour: string;

  @RefColumn()
  owner: string;

  @ManyToOne(() => Memo)
  before: Memo;
}
