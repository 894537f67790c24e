import { describe, expect, it } from '@jest/globals';
import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../database/columns.js';
import { Id, Moment, Text } from '../declaration/field.js';
import { Resource, resourceOf } from '../declaration/resource.js';
import { orderBy, orderTerms } from './ordering.js';

@Entity()
class Ordered {
  @IdColumn() id: string;
  @Column() title: string;
  @Column({ nullable: true }) ended: string;
  @Column() position: number;
  @Column() secret: string;
}

@Resource({
  path: 'ordered',
  access: 'public',
  entity: Ordered,
  ordering: ['title', 'ended'],
  order: ['position'],
  v2: { path: 'ordered', title: 'Ordered' },
})
class OrderedResource {
  @Id() id: string;
  @Text({ help: 'x' }) title: string;
  @Moment({ help: 'x', nullable: true, column: 'ended' }) ended: string | null;
  @Text({ help: 'x' }) secret: string;
}

const resource = resourceOf(OrderedResource, 'v2');
const first = resourceOf(OrderedResource, 'v1');
const sqlOf = (...asked: string[]): string => orderBy(orderTerms(resource, asked));

describe('orderTerms', () => {
  it.each([
    [[], ' ORDER BY t.position, t.id'],
    [['title'], ' ORDER BY t.title, t.id'],
    [['-title', 'ended'], ' ORDER BY t.title DESC, t.ended, t.id'],
    [['title', '-ended'], ' ORDER BY t.title, t.ended DESC, t.id DESC'],
    [['-title'], ' ORDER BY t.title DESC, t.id DESC'],
    [['-id'], ' ORDER BY t.id DESC'],
  ])('should put the id behind what is asked for: %j', (asked, sql) => {
    expect(sqlOf(...asked)).toBe(sql);
  });

  it('should leave the id ascending in the first version', () => {
    expect(orderBy(orderTerms(first, ['-title']))).toBe(' ORDER BY t.title DESC, t.id');
    expect(orderBy(orderTerms(first, ['title', '-id']))).toBe(' ORDER BY t.title, t.id DESC');
  });

  it('should leave out what decides nothing', () => {
    expect(sqlOf('title', '-title', 'title', 'ended', '-ended')).toBe(' ORDER BY t.title, t.ended, t.id');
    expect(sqlOf('id', 'title')).toBe(' ORDER BY t.id');
    expect(sqlOf('title', '-id', 'id', 'ended')).toBe(' ORDER BY t.title, t.id DESC');
    expect(sqlOf('-title', 'id')).toBe(' ORDER BY t.title DESC, t.id');
    expect(sqlOf(...Array<string>(1000).fill('title'))).toBe(' ORDER BY t.title, t.id');
  });

  it('should know what may be null', () => {
    const terms = orderTerms(resource, ['title', '-ended', 'id']);
    expect(terms.map(({ type, descending, nullable }) => ({ type, descending, nullable }))).toEqual([
      { type: 'string', descending: false, nullable: false },
      { type: 'datetime', descending: true, nullable: true },
      { type: 'integer', descending: false, nullable: false },
    ]);
  });

  it.each([
    '',
    '-',
    '--title',
    'Title',
    ' title',
    'secret',
    'title,ended',
    't.title',
    'title desc',
    '__proto__',
    'constructor',
  ])('should refuse %j', (asked) => {
    expect(() => orderTerms(resource, [asked])).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });
});
