import { describe, expect, it } from '@jest/globals';
import { hashPassword } from '../accounts/passwords.js';
import type { Principal } from '../accounts/principal.js';
import { isUnchanged, type HeldUser } from './held-users.js';

const held = (passwordHash: string | null, isActive = true): HeldUser => ({
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

  it('should bear that an outdated hash has been replaced', async () => {
    const user = signedIn('pbkdf2_sha256$1000$salt$digest');
    expect(isUnchanged(user, held(await hashPassword('one password')))).toBe(true);
    expect(isUnchanged(user, held(await hashPassword('one password'), false))).toBe(false);
  });
});
