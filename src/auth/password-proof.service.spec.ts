import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Principal } from '../accounts/identity/principal.js';
import type { AuditLog, AuditNote } from '../audit-log/audit-log.service.js';
import type { Via } from '../audit-log/audit-log.service.js';
import type { AuthContext } from './auth-context.js';
import type { PasswordCheck } from './password-check.service.js';
import { PasswordProof } from './password-proof.service.js';
import { TooManySignIns } from './sign-in-limiter.js';

const [ann, bob] = [
  { id: '1', username: 'ann' },
  { id: '2', username: 'bob' },
] as [Principal, Principal];

describe('PasswordProof', () => {
  const notes: AuditNote[] = [];
  const verify = jest.fn<PasswordCheck['verify']>();
  const record = (_: unknown, note: AuditNote) => Promise.resolve(void notes.push(note));
  const proof = new PasswordProof({ verify } as unknown as PasswordCheck, { record } as unknown as AuditLog);
  const require = (via: Via, password?: unknown, user = ann) =>
    proof.require({ via, user, actor: ann, origin: { address: '192.0.2.1' } } as AuthContext, password);

  beforeEach(() => {
    notes.length = 0;
    verify.mockReset();
    verify.mockImplementation((_, name, password) =>
      Promise.resolve([ann, bob].find((user) => password === `of ${user.username}` && name === user.username)),
    );
  });

  it('should take Basic for a proof', async () => {
    await expect(require('basic')).resolves.toBeUndefined();
    expect(verify).not.toHaveBeenCalled();
  });

  it('should take a session with the password of its user', async () => {
    await expect(require('session', 'of ann')).resolves.toBeUndefined();
    expect(verify).toHaveBeenCalledWith('192.0.2.1', 'ann', 'of ann');
    expect(notes).toEqual([]);
  });

  it.each(['wrong', 'of bob', 'OF ANN'])(
    'should refuse a session with the password %j, and note it',
    async (password) => {
      await expect(require('session', password)).rejects.toMatchObject({ code: 'proof_required' });
      expect(notes).toEqual([
        { event: 'sign-in', outcome: 'refused: no proof of the password', actor: ann, via: 'session' },
      ]);
    },
  );

  it.each([undefined, null, '', 0, true, ['of ann'], { password: 'of ann' }])(
    'should refuse a session with the password %j unread',
    async (password) => {
      await expect(require('session', password)).rejects.toMatchObject({ code: 'proof_required' });
      expect(verify).not.toHaveBeenCalled();
    },
  );

  it('should refuse when the name has become somebody else’s', async () => {
    verify.mockResolvedValue(bob);
    await expect(require('session', 'of ann')).rejects.toMatchObject({ code: 'proof_required' });
  });

  it('should pass on that there were too many tries, and note it', async () => {
    verify.mockRejectedValue(new TooManySignIns(7));
    await expect(require('session', 'of ann')).rejects.toThrow(TooManySignIns);
    expect(notes).toHaveLength(1);
  });

  it.each(['token', 'basic', 'session'] as const)('should refuse by %s while acting as another', async (via) => {
    for (const password of ['of ann', 'of bob']) {
      await expect(require(via, password, bob)).rejects.toMatchObject({ code: 'proof_required' });
    }
    expect(verify).not.toHaveBeenCalled();
  });

  it('should refuse a token, whatever password comes with it', async () => {
    await expect(require('token', 'of ann')).rejects.toMatchObject({ code: 'proof_required' });
    expect(verify).not.toHaveBeenCalled();
  });
});
