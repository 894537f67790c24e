import { beforeEach, expect, it, jest } from '@jest/globals';
import { everythingStored } from '../support/database.js';
import { Reader } from '../support/reader.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

const PAGE = '/password-link/';
const password = 'another password 8';

e2e('the page of a one-time link', (service) => {
  let user: TestUser;
  let path: string;
  let secret: string;
  let reader: Reader;

  beforeEach(async () => {
    user = await service.user();
    const administrator = service.client.asBasic(await service.administrator());
    const { url } = (await administrator.post(`/API/v2/users/${user.id}/password-link/`)).json;
    path = new URL(url as string).pathname;
    secret = path.split('/').at(-2)!;
    reader = new Reader(service.client);
  });

  const mayWith = async (own: string): Promise<number> =>
    (await service.client.asBasic({ ...user, password: own }).get('/API/v2/whoami/')).status;

  it('should leave the address with the secret at once, for one that scripts know nothing of', async () => {
    const answer = await service.client.with({ Accept: 'text/html' }).get(path);
    expect(answer.status).toBe(303);
    expect(answer.headers).toMatchObject({
      location: PAGE,
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    expect(answer.text).not.toContain(secret);
    const [cookie] = answer.headers['set-cookie']!;
    expect(cookie).toMatch(
      new RegExp(`^password_link=${secret}; Max-Age=1800; Path=/password-link/; .*HttpOnly; SameSite=Lax$`),
    );
  });

  it('should say whose password it sets, set it once, and lead to the sign-in', async () => {
    const written = jest.spyOn(process.stderr, 'write');
    await reader.open(path);
    expect(reader.path).toBe(PAGE);
    expect(reader.page.headers['referrer-policy']).toBe('no-referrer');
    expect(reader.text).toContain(`This is the account of ${user.username}`);
    expect(reader.page.text).not.toContain(secret);
    const wrong = await reader.submit(PAGE, { password: 'short' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('href="#f-password-link-password"');
    expect(wrong.text).not.toContain('short');
    expect(await mayWith(PASSWORD)).toBe(200);
    await reader.submit(PAGE, { password });
    expect(reader.path).toBe('/login/');
    expect(reader.text).toContain('Your password is set.');
    expect(reader.cookie('password_link')).toBeUndefined();
    expect([await mayWith(PASSWORD), await mayWith(password)]).toEqual([401, 200]);
    expect((await service.client.asToken(user.token).get('/API/v2/whoami/')).status).toBe(401);
    await reader.submit('/login/', { username: user.username, password });
    expect(reader.path).toBe('/');
    expect(JSON.stringify(await everythingStored(service))).not.toContain(secret);
    expect(JSON.stringify(written.mock.calls)).not.toContain(secret);
    written.mockRestore();

    const late = new Reader(service.client);
    expect((await late.open(path)).status).toBe(404);
    expect(late.text).toContain('This link is no longer valid');
  });

  it('should say that it has set it also where somebody is signed in', async () => {
    for (const signedIn of [user, await service.user()]) {
      const { url } = (
        await service.client.asBasic(await service.administrator()).post(`/API/v2/users/${user.id}/password-link/`)
      ).json;
      const seat = await Reader.signedIn(service, signedIn);
      await seat.open(new URL(url as string).pathname);
      await seat.submit(PAGE, { password });
      expect([seat.path, seat.page.status]).toEqual([PAGE, 200]);
      expect(seat.text).toContain('Your password is set Somebody may still be signed in with this browser.');
      user = { ...user, password };
    }
    expect(await mayWith(password)).toBe(200);
  });

  it('should let the tokens go on where that is asked for', async () => {
    await reader.open(path);
    await reader.submit(PAGE, { password, revoke_tokens: 'false' });
    expect((await service.client.asToken(user.token).get('/API/v2/whoami/')).status).toBe(200);
  });

  it('should tell who is too late that the link is over, also between opening and sending', async () => {
    const other = new Reader(service.client);
    for (const one of [reader, other]) await one.open(path);
    await other.submit(PAGE, { password });
    expect((await reader.submit(PAGE, { password: 'another password 9' })).status).toBe(404);
    expect(reader.text).toContain('This link is no longer valid');
    expect(await mayWith(password)).toBe(200);
    for (const wrong of [PAGE, `${PAGE}x/`, `${PAGE}${'y'.repeat(43)}/`, `${PAGE}${'z'.repeat(5000)}/`]) {
      expect((await new Reader(service.client).open(wrong)).status).toBe(404);
    }
  });

  it('should ask for the link once more where it was opened long ago', async () => {
    await reader.open(path);
    const fields = reader.values(PAGE);
    const forgetful = new Reader(service.client);
    expect((await forgetful.open(PAGE)).status).toBe(404);
    expect(forgetful.text).toContain('Open the link again');
    const late = new Reader(service.client, { Cookie: `csrftoken=${reader.cookie('csrftoken')}` });
    expect((await late.post(PAGE, new URLSearchParams({ ...fields, password }))).status).toBe(404);
    expect(late.text).toContain('Open the link again');
    expect(await mayWith(PASSWORD)).toBe(200);
    await late.open(path);
    expect(late.text).toContain(`This is the account of ${user.username}`);
  });

  it('should not be used by a form of another site', async () => {
    await reader.open(path);
    const { status } = await reader.post(PAGE, new URLSearchParams({ password, csrfmiddlewaretoken: 'x' }));
    expect(status).toBe(403);
    expect(await mayWith(PASSWORD)).toBe(200);
  });

  it('should speak German', async () => {
    const leser = new Reader(service.client, { 'Accept-Language': 'de' });
    await leser.open(path);
    expect(leser.text).toContain('Dies ist das Konto von');
    await leser.open(`${PAGE}x/`);
    expect(leser.text).toContain('Dieser Link gilt nicht mehr');
  });
});
