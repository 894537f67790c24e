import { describe, expect, it } from '@jest/globals';
import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../database/columns.js';
import type { Row } from '../../database/database.js';
import { Flag, Id, Integer, JsonText, List, Moment, Part, Reference, SelfUri, Text } from '../declaration/field.js';
import { Resource, resourceOf } from '../declaration/resource.js';
import { show } from './render.js';

@Entity()
class Shown {
  @IdColumn() id: string;
  @Column() title: string;
  @Column() uri: string;
  @Column() count: number;
  @Column() active: boolean;
  @Column() at: string;
  @Column() extra: string;
  @Column() theme: number;
  @Column() old: string;
  @Column() username: string;
}

class ShownUser {
  @Text({ help: 'x' }) username: string;
  @Text({ help: 'x', writeOnly: true, writable: true }) password: string;
}

@Resource({ access: 'public', entity: Shown, path: 'shown', v2: { path: 'shown', title: 'Shown' } })
class ShownResource {
  @Id() id: string;
  @Text({ help: 'x', nullable: true }) title: string | null;
  @Text({ help: 'x', show: (text) => text.replace(/:.*@/, '@') }) uri: string;
  @Integer({ help: 'x', nullable: true }) count: number | null;
  @Flag({ help: 'x' }) active: boolean;
  @Moment({ help: 'x', nullable: true }) at: string | null;
  @JsonText({ help: 'x' }) extra: string;
  @List({ help: 'x' }) groups: string[];
  @Reference({ help: 'x', nullable: true }) theme: number | null;
  @Text({ help: 'x', only: 'v1' }) old: string;
  @Part(() => ShownUser, { help: 'x' }) user: ShownUser;
  @SelfUri() resource_uri: string;
}

const resource = resourceOf(ShownResource, 'v2');
const row: Row = {
  id: '9007199254740993',
  title: 'Ä',
  uri: 'ftp:secret@host/',
  count: 3,
  active: 1,
  at: '2026-01-02T03:04:05.000006',
  extra: '{"a": [1, null]}',
  groups: ['1'],
  theme: 9007199254740995n,
  old: 'x',
  username: 'ann',
  password: 'secret',
  key_0: 'x',
};

describe('show', () => {
  it('should give real JSON types, in the order of the declaration (the account behind the id), and nothing that is not declared', () => {
    expect(JSON.stringify(show(resource, row))).toBe(
      '{"id":"9007199254740993","username":"ann","title":"Ä","uri":"ftp@host/","count":3,"active":true,"at":"2026-01-02T03:04:05.000006Z",' +
        '"extra":{"a":[1,null]},"groups":["1"],"theme":"9007199254740995"}',
    );
  });

  it('should be the same whatever types a driver gives', () => {
    const types = [
      { active: true, count: '3', id: 9007199254740993n, theme: '9007199254740995' },
      { active: 1n, count: 3n, theme: 9007199254740995n },
      { active: '1' },
    ];
    for (const given of types) expect(show(resource, { ...row, ...given })).toEqual(show(resource, row));
    for (const active of [0, 0n, false, '0']) expect(show(resource, { ...row, active }).active).toBe(false);
  });

  it('should keep null and empty apart', () => {
    const empty = { title: null, count: null, at: null, theme: null };
    expect(show(resource, { ...row, ...empty })).toMatchObject(empty);
    expect(show(resource, { ...row, title: '', count: 0, groups: [], extra: '{}' })).toMatchObject({
      title: '',
      count: 0,
      groups: [],
      extra: {},
    });
  });

  it('should leave out what is not wanted, without looking at it', () => {
    expect(
      show(resource, { username: 'ann', title: 'x' }, new Set(['username', 'title', 'password', 'old', 'x'])),
    ).toEqual({ title: 'x', username: 'ann' });
    expect(show(resource, {}, new Set())).toEqual({});
  });
});
