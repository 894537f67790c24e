import { beforeEach, expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import type { Client } from '../support/client.js';
import { e2e } from '../support/service.js';

const state = { running: 0, most: 0, done: 0 };
const hash = async (...values: Parameters<typeof argon2.hash>) => {
  state.most = Math.max(state.most, ++state.running);
  try {
    return await argon2.hash(...values);
  } finally {
    state.running--;
    state.done++;
  }
};
// Before the service is loaded, which each group of tests does for itself.
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, hash }));

e2e('passwords of many users at once', (service) => {
  let made = 0;
  const bodies = (count: number) =>
    Array.from({ length: count }, () => ({ username: `bulk${++made}`, password: 'a good password' }));

  beforeEach(() => void Object.assign(state, { most: 0, done: 0 }));

  const author = async (): Promise<Client> => {
    const user = await service.user({ isSuperuser: true, isAdministrator: true });
    Object.assign(state, { most: 0, done: 0 });
    return service.client.asBasic(user);
  };

  it.each(['all', 'each'])('should be hashed two at a time: mode=%s', async (mode) => {
    const client = await author();
    const answer = await client.post(`/API/v2/users/bulk/?mode=${mode}`, bodies(9));
    expect(answer.status).toBe(mode === 'all' ? 201 : 200);
    expect({ ...state }).toEqual({ running: 0, most: 2, done: 9 });
  });

  it('should be so when the request is sent to be done once only', async () => {
    const client = (await author()).with({ 'Idempotency-Key': 'once' });
    expect((await client.post('/API/v2/users/bulk/', bodies(7))).status).toBe(201);
    expect(state).toMatchObject({ most: 2, done: 7 });
  });

  it('should not be hashed where the body is refused', async () => {
    const client = await author();
    const answer = await client.post('/API/v2/users/bulk/', [
      ...bodies(3),
      { username: 7, password: 'a good password' },
    ]);
    expect([answer.status, state.done]).toEqual([400, 0]);
  });
});
