import { expect, it } from '@jest/globals';
import { Reader } from '../support/reader.js';
import { e2e, type TestUser } from '../support/service.js';

e2e('forms that nobody has signed in for', (service) => {
  const part = (n: number, text: string): string =>
    `--x\r\nContent-Disposition: form-data; name="field${n}"\r\n\r\n${text}\r\n`;
  const send = (...texts: string[]) =>
    service.client
      .with({ 'Content-Type': 'multipart/form-data; boundary=x' })
      .send('POST', '/login/', `${texts.map((text, n) => part(n, text)).join('')}--x--\r\n`);

  // What is kept of one is held in memory before anybody is asked who they are.
  it('should have few fields beside a file, and short ones', async () => {
    expect((await send(...Array.from({ length: 21 }, () => 'a'))).status).toBe(413);
    expect((await send('a'.repeat(16 * 1024 + 1))).status).toBe(413);
    expect((await send('a'.repeat(16 * 1024))).status).toBe(403);
  });

  it('should have at most 1 MiB', async () => {
    const client = service.client.with({ 'Content-Type': 'application/x-www-form-urlencoded' });
    expect((await client.send('POST', '/login/', `username=${'a'.repeat(1024 * 1024)}`)).status).toBe(413);
  });
});

e2e('forms that are sent after the session has ended', (service) => {
  /** Sends a form of a page too late, and signs in again. */
  async function sendLate(user: TestUser, page: string, action: string, fields: Record<string, string>, as = user) {
    const reader = await Reader.signedIn(service, user);
    await reader.open(page);
    await service.sql('DELETE FROM session');
    await reader.submit(action, fields);
    expect(reader.text).toContain('What you typed is kept');
    await reader.submit('/login/', { username: as.username, password: as.password });
    return reader;
  }

  it('should be there again as they were filled in, with nothing done yet', async () => {
    const user = await service.user();
    const reader = await sendLate(user, '/profile/', '/profile/', { last_name: 'Typed “so”' });
    expect(reader.page.status).toBe(200);
    expect(reader.text).toMatch(
      /^Not sent yet To the form Profile .* Not sent yet You were signed out before this form was sent\./,
    );
    expect(reader.page.text).toContain('<title>Not sent yet: Profile');
    expect(reader.page.text).toContain('data-address="/profile/"');
    expect(reader.values('/profile/').last_name).toBe('Typed “so”');
    const me = async () => (await service.client.asBasic(user).get('/API/v2/me/')).json.last_name as string;
    expect(await me()).not.toBe('Typed “so”');
    await reader.submit('/profile/');
    expect(reader.text).not.toContain('Not sent yet');
    expect(await me()).toBe('Typed “so”');
  });

  it('should keep all but passwords, whatever they have been sent to', async () => {
    const administrator = await service.administrator();
    const typed = {
      username: 'too.late',
      email: 'late@example.org',
      is_staff: 'true',
      current_password: 'secret words',
    };
    const reader = await sendLate(administrator, '/users/new/', '/users/new/', typed);
    expect(reader.values('/users/new/')).toMatchObject({
      username: 'too.late',
      is_staff: 'true',
    });
    expect(reader.page.text).not.toContain('secret words');
    expect(reader.page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const location = '/standards/format/?name__icontains=x';
    const standard = await sendLate(administrator, location, '/standards/format/', { name: 'Too late' });
    expect(standard.values('/standards/format/').name).toBe('Too late');
  });

  it('should be found where a part of them stands elsewhere on the page', async () => {
    const administrator = await service.administrator();
    const client = service.client.asBasic(administrator);
    const { id } = (await client.post('/API/v2/themes/', { title: 'Typed over' })).json;
    const path = `/themes/${id}/`;
    const reader = await sendLate(administrator, path, path, {
      template_string: '{{ content }} typed',
      scheme: 'dark',
    });
    expect(reader.text).toContain('Not sent yet');
    expect(reader.values(path).template_string).toBe('{{ content }} typed');
  });

  it('should not overwrite what somebody has changed meanwhile', async () => {
    const administrator = await service.administrator();
    const { id } = await service.user();
    const path = `/users/${id}/`;
    const reader = await Reader.signedIn(service, administrator);
    await reader.open(path);
    await service.sql('DELETE FROM session');
    await service.client.asBasic(administrator).patch(`/API/v2/users/${id}/`, { last_name: 'Meanwhile' });
    await reader.submit(path, { first_name: 'Late' });
    await reader.submit('/login/', { username: administrator.username, password: administrator.password });
    expect(reader.values(path).first_name).toBe('Late');
    await reader.submit(path);
    expect(reader.page.status).toBe(412);
  });

  it('should be a list of what was typed where their page has them no more, or is another’s', async () => {
    const [user, administrator] = [await service.user(), await service.administrator()];
    const reader = await sendLate(administrator, '/users/new/', '/users/new/', { username: 'no.one' }, user);
    expect(reader.text).toMatch(/^Send what you typed\? .*no\.one/);
    const other = await Reader.signedIn(service, user);
    await service.sql('DELETE FROM session');
    const answer = await other.send('/mediabin/undo/', { change: '7' });
    expect(answer.status).toBe(401);
    other.page = answer;
    await other.submit('/login/', { username: user.username, password: user.password });
    expect(other.text).toMatch(/^Send what you typed\? .*change 7/);
  });
});
