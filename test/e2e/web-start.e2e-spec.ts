import { describe, expect, it, jest } from '@jest/globals';
import { assetPath } from '../../src/web/kit/assets.js';
import { Reader } from '../support/reader.js';
import { e2e } from '../support/service.js';

e2e('the start page', (service) => {
  it('should be the sign-in for who is not signed in, and nothing for programs', async () => {
    const stranger = new Reader(service.client);
    await stranger.open('/');
    expect(stranger.path).toBe('/login/');
    expect((await service.client.with({ Accept: 'application/json' }).get('/')).json.code).toBe('not_found');
  });

  it('should say what to do where there is nothing yet', async () => {
    const user = await service.user({ firstName: 'Åsa', lastName: 'Berg' });
    await service.sql('DELETE FROM api_token WHERE owner_id = ?', [user.id]);
    const reader = await new Reader(service.client).signIn(user);
    expect(reader.path).toBe('/');
    for (const words of ['Hello, Åsa Berg', 'Your bin is empty', 'You have no tokens.', 'Signed in']) {
      expect(reader.text).toContain(words);
    }
    expect(reader.text).not.toContain('For administrators');
  });

  it('should show the first of the bin, and let in pictures from where they lie', async () => {
    const user = await service.user();
    const me = service.client.asBasic(user);
    for (let n = 1; n <= 8; n++) {
      const thumbnail = n === 1 ? 'https://stills.example.org/1.png' : '/media/2.png';
      await me.post('/API/v2/mediabin/', {
        resource_id: `VX-${n}`,
        resource_name: `Reel ${n} <i>`,
        thumbnail_uri: thumbnail,
      });
    }
    const reader = await new Reader(service.client).signIn(user);
    expect(reader.text).toContain('8 items');
    expect(reader.text).toContain('Reel 6');
    expect(reader.text).not.toContain('Reel 7');
    expect(reader.page.text).not.toContain('<i>');
    expect(reader.page.headers['content-security-policy']).toContain("img-src 'self' https://stills.example.org;");
  });

  it('should have a picture for each kind of item', async () => {
    const user = await service.user();
    const me = service.client.asBasic(user);
    for (const type of ['video', 'audio', 'image', 'collection', 'item']) {
      await me.post('/API/v2/mediabin/', { resource_id: `VX-${type}`, resource_type: type });
    }
    const { text } = (await new Reader(service.client).signIn(user)).page;
    const pictures = [...text.matchAll(/<a class="picture"[^>]*><svg[^>]*>(.*?)<\/svg>/gs)].map(
      ([, drawing]) => drawing,
    );
    expect(pictures).toHaveLength(5);
    expect(new Set(pictures).size).toBe(5);
  });

  it('should name the tokens that there is something to do about', async () => {
    const user = await service.user();
    const me = service.client.asBasic(user);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await me.post('/API/v2/tokens/', { label: 'Ending', expires_at: soon });
    await me.post('/API/v2/tokens/', { label: 'Lasting', expires_at: '2099-01-01T00:00:00Z' });
    await service.client
      .asBasic(await service.administrator())
      .post('/API/v2/tokens/', { label: 'Assigned', assignee: user.username });
    const reader = await new Reader(service.client).signIn(user);
    expect(reader.text).toMatch(/Assigned Waits for you .*Ending Ends soon: in/);
    expect(reader.text).not.toContain('Lasting');
  });

  it('should name those of very many tokens that end soon', async () => {
    const user = await service.user();
    const me = service.client.asBasic(user);
    await me.post('/API/v2/tokens/', { label: 'Long there', expires_at: new Date(Date.now() + 3 * 86_400_000) });
    for (let n = 0; n < 100; n++) await me.post('/API/v2/tokens/', { label: `Later ${n}` });
    const reader = await new Reader(service.client).signIn(user);
    expect(reader.text).toMatch(/Long there Ends soon: in/);
  });

  it('should have the places in the language of each reader, of which one is where they are', async () => {
    const user = await service.user();
    const [english, german] = [
      await Reader.signedIn(service, user),
      await Reader.signedIn(service, user, { language: 'de' }),
    ];
    const bin = async (reader: Reader, path: string) =>
      /<a href="\/mediabin\/"([^>]*)>.*?<span>([^<]*)<\/span>/.exec((await reader.get(path)).text)!.slice(1);
    expect(await bin(english, '/')).toEqual(['', 'Media bin']);
    expect(await bin(german, '/')).toEqual(['', 'Medienkorb']);
    expect(await bin(english, '/mediabin/')).toEqual([' aria-current="page"', 'Media bin']);
  });

  describe('for administrators', () => {
    it('should tell who calls the first version, who was refused, and how the service is', async () => {
      const administrator = await service.administrator();
      const user = await service.user();
      await service.client.asBasic({ ...user, password: 'wrong password' }).get('/API/v2/me/');
      const reader = await new Reader(service.client).signIn(administrator);
      expect(reader.text).toContain('Nobody has called version 1 for 30 days.');
      expect(reader.text).toContain('All is well');
      expect(reader.text).toMatch(new RegExp(`Refused sign-ins ${user.username}`));
      await service.client.asToken(user.token).get('/API/v1/mediabin/');
      for (const end = Date.now() + 20_000; !reader.text.includes('1 call in 30 days'); await reader.open('/')) {
        if (Date.now() > end) throw new Error('The call is not counted in time.');
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      expect(reader.text).toContain(user.username);
      expect(reader.page.text).toContain('<rect class="bar"');
    });

    it('should say what is wrong with the service', async () => {
      const { Readiness } = await import('../../src/system/readiness.service.js');
      const spy = jest.spyOn(service.app.get(Readiness), 'report');
      spy.mockResolvedValue({ status: 'not ok', database: 'ok', migrations: 'missing', storage: 'ok' });
      const reader = await new Reader(service.client).signIn(await service.administrator());
      expect(reader.text).toContain('Needs attention');
      expect(reader.text).toContain('Migrations missing');
      spy.mockRestore();
    });
  });

  it('should have what it is built of kept by browsers, for pages of this site only', async () => {
    const { text } = await new Reader(service.client).open('/login/');
    const [, path] = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/.exec(text)!;
    const { status, headers } = await service.client.get(path!);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'cache-control': 'public,max-age=31536000,immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each(['bytes=10-5', 'bytes=5-1e9', 'bytes=0-99999999999999999999999', 'bytes=-5', 'bytes=x', 'bytes=99999999-'])(
    'should be sent as a whole where a part is asked for: %s',
    async (range) => {
      const whole = await service.client.get(assetPath('page.css'));
      const { status, text } = await service.client.with({ Range: range }).get(assetPath('page.css'));
      expect([status, text]).toEqual([200, whole.text]);
    },
  );

  it('should speak German', async () => {
    const reader = await new Reader(service.client, { 'Accept-Language': 'de' }).signIn(await service.administrator());
    expect(reader.text).toContain('Für Administratoren');
    expect(reader.text).not.toMatch(/\bstart\.[a-z]/);
  });
});
