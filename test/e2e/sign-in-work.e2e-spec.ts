import { expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import type { Answer } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';

// Counted, not timed: what takes how long is a question of the machine.
const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));

e2e('the work of a login', (service) => {
  it('should not tell who exists: the same for a wrong password, a user without one, an inactive one and nobody', async () => {
    const [ann, keyless, gone] = [await service.user(), await service.user(), await service.user()];
    await service.sql('UPDATE account SET password = NULL WHERE id = ?', [keyless.id]);
    await service.sql('UPDATE account SET is_active = 0 WHERE id = ?', [gone.id]);
    const nobody: Omit<TestUser, 'id' | 'token'> = { username: 'nobody', password: '' };
    /** What was verified: the parameters of the hash, not the hash itself. */
    const work = () => verify.mock.calls.map(([hash, given]) => [String(hash).split('$').slice(0, 4), given]);
    const expected = (password: string) => [[['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'], password]];
    for (const { username } of [ann, keyless, gone, nobody]) {
      for (const [password, send] of [
        ['wrong', (credentials) => service.client.asBasic(credentials).get('/API/v2/me/')],
        ['not right', (credentials) => service.client.post('/API/v2/sessions/', credentials)],
      ] as [string, (credentials: { username: string; password: string }) => Promise<Answer>][]) {
        verify.mockClear();
        const { status } = await send({ username, password });
        expect([username, status, work()]).toEqual([username, 401, expected(password)]);
        expect([username, (await send({ username, password })).status, work()]).toEqual([
          username,
          401,
          expected(password),
        ]);
      }
    }
  });
});
