import { expect, it } from '@jest/globals';
import { changesOf, difference, differences, inEntries, inWords, listed } from './changes.js';

it('should put changes into words', () => {
  expect(difference('roles', { added: ['a', 'b'], removed: ['c'] })).toEqual(['roles +a +b -c']);
  expect(difference('roles', { added: [], removed: [] })).toEqual([]);
  expect(differences({ name: 'x', email: 'y' }, ['name'])).toBe('name "x", email');
  expect(differences({}, [])).toBeUndefined();
  expect(inWords('one', undefined, 'two')).toBe('one; two');
  expect(inWords(undefined)).toBe('');
});

it('should leave out nothing of what one entry has no room for', () => {
  const roles = Array.from({ length: 200 }, (_, n) => `role_${n}`);
  const given = difference('roles', { added: roles, removed: ['last'] });
  const details = inEntries('changed "ann"', 'is_active true', ...given, 'email');
  expect(details.length).toBeGreaterThan(2);
  expect(details[0]).toMatch(/^changed "ann"; is_active true; roles \+role_0 \+role_1 /);
  expect(details.filter((detail) => !/^changed "ann"; /.test(detail) || detail.length > 1000)).toEqual([]);
  expect(details.join(' ').match(/(?<=[+-])\w+/g)).toEqual([...roles, 'last']);
  expect(details.at(-1)).toMatch(/; roles [^;]* -last; email$/);
  expect(inEntries('', ...listed('registered', ['a', 'b'], ', '), 'changed c')).toEqual(['registered a, b; changed c']);
  expect(inEntries('deleted "ann"', undefined)).toEqual(['deleted "ann"']);
});

it('should find what is given and is not so yet', () => {
  const present = { name: 'ann', active: true, staff: false };
  expect(changesOf(present, { name: 'bob', active: true, staff: undefined })).toEqual({ name: 'bob' });
  expect(changesOf(present, { ...present, active: false, other: 1 } as typeof present)).toEqual({ active: false });
});
