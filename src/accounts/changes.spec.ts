import { expect, it } from '@jest/globals';
import { changesOf, difference, differences, inWords } from './changes.js';

it('should put changes into words', () => {
  expect(difference('roles', { added: ['a', 'b'], removed: ['c'] })).toBe('roles +a +b -c');
  expect(difference('roles', { added: [], removed: [] })).toBeUndefined();
  expect(differences({ name: 'x', email: 'y' }, ['name'])).toBe('name "x", email');
  expect(differences({}, [])).toBeUndefined();
  expect(inWords('one', undefined, 'two')).toBe('one; two');
  expect(inWords(undefined)).toBe('');
});

it('should find what is given and is not so yet', () => {
  const present = { name: 'ann', active: true, staff: false };
  expect(changesOf(present, { name: 'bob', active: true, staff: undefined })).toEqual({ name: 'bob' });
  expect(changesOf(present, { ...present, active: false, other: 1 } as typeof present)).toEqual({ active: false });
});
