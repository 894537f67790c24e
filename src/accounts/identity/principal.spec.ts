import { expect, it } from '@jest/globals';
import { Principal, type EffectiveGrants } from './principal.js';

it('should ask again for what a user holds after a failure, and not after a success', async () => {
  const grants: EffectiveGrants = { permissions: new Set(['theme']), platformRoles: new Set() };
  const answers = [() => Promise.reject(new Error('once')), () => Promise.resolve(grants)];
  const user = new Principal({ user_id: 1, username: 'ann' }, () => answers.shift()!());
  await expect(user.grants()).rejects.toThrow('once');
  expect(await user.grants()).toBe(grants);
  expect(await user.grants()).toBe(grants);
});
