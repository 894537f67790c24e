import { describe, expect, it } from '@jest/globals';
import { isUnchanged, type LockedUser } from './locked-users.js';
import { hashPassword } from './passwords.js';
import type { Principal } from './principal.js';

const held = (passwordHash: string | null, isActive = true): LockedUser => ({
  passwordHash,
  isActive,
  isSuperuser: false,
  sessionTimeout: 0,
});
const signedIn = (passwordHash: string | null): Principal => ({ passwordHash }) as Principal;

describe('isUnchanged', () => {
  it('should be so while the user is active and has the password that was proved', async () => {
    const [hash, other] = [await hashPassword('one password'), await hashPassword('another password')];
    expect(isUnchanged(signedIn(hash), held(hash))).toBe(true);
    expect(isUnchanged(signedIn(hash), held(other))).toBe(false);
    expect(isUnchanged(signedIn(hash), held(null))).toBe(false);
    expect(isUnchanged(signedIn(hash), held(hash, false))).toBe(false);
    expect(isUnchanged(signedIn(hash), undefined)).toBe(false);
    expect(isUnchanged(signedIn(null), held(null))).toBe(true);
    expect(isUnchanged(signedIn(null), held(hash))).toBe(false);
  });
});
