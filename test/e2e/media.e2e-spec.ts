import { beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Answer, Client } from '../support/client.js';
import { png, svg } from '../support/pictures.js';
import { e2e } from '../support/service.js';

const hashed = 'logos/7-0123456789abcdef.svg';

/** In the data directory: what of it may be seen is below media. */
const files: Record<string, string | Buffer> = {
  'platform.txt': 'outside',
  'secret.png': 'outside',
  'media.png': 'outside',
  'media-2/x.png': 'outside',
  [`media/${hashed}`]: svg(),
  'media/logo.png': png(),
  'media/a/b/c/deep.jpg': 'deep',
  'media/upper.PNG': 'upper',
  'media/photo.jpeg': 'photo',
  'media/anim.webp': 'anim',
  'media/ä ö/100%.png': 'named',
  'media/%2e%2e.png': 'literal',
  'media/.hidden.png': 'hidden',
  'media/.hidden/x.png': 'hidden',
  'media/logos/.7d1c.png': 'unfinished',
  'media/page.html': '<script>',
  'media/themes/night.css': 'a{}',
  'media/themes/night.js': 'x',
  'media/themes/fonts/a.woff2': 'font',
  'media/themes/page.html': '<script>',
  'media/style.css': 'a{}',
  'media/script.js': 'x',
  'media/pngfile': 'none',
  'media/x.png.html': 'none',
  'media/folder.png/inside.png': 'inside',
};

e2e('media', (service) => {
  let client: Client;
  const data = process.env.DATA_DIR!;

  beforeAll(() => {
    client = service.client;
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(data, name)), { recursive: true });
      writeFileSync(join(data, name), content);
    }
    symlinkSync(join(data, 'secret.png'), join(data, 'media/link.png'));
    symlinkSync('../media-2', join(data, 'media/linked'));
    symlinkSync('logo.png', join(data, 'media/inner.png'));
    symlinkSync('.hidden.png', join(data, 'media/shown.png'));
    symlinkSync('page.html', join(data, 'media/html.png'));
    symlinkSync('nowhere.png', join(data, 'media/broken.png'));
    symlinkSync('circle.png', join(data, 'media/circle.png'));
    utimesSync(join(data, 'media/logo.png'), 1_700_000_000, 1_700_000_000);
  });

  const headers = {
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  };

  const expectMissing = (answer: Answer): void => {
    expect({ status: answer.status, type: answer.headers['content-type'] }).toEqual({
      status: 404,
      type: 'application/problem+json; charset=utf-8',
    });
    expect(answer.json).toMatchObject({
      status: 404,
      detail: expect.stringMatching(/^There is (no such file|nothing at this address)\.$/),
    });
    expect(answer.headers).not.toHaveProperty('cache-control');
    expect(answer.headers).not.toHaveProperty('etag');
  };

  it('should serve a logo for ever', async () => {
    const answer = await client.get(`/media/${hashed}`);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: svg() });
    expect(answer.headers).toMatchObject({
      ...headers,
      'content-type': 'image/svg+xml',
      'content-length': String(svg().length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('vary');
  });

  it.each([
    ['logo.png', 'image/png'],
    ['a/b/c/deep.jpg', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg'],
    ['anim.webp', 'image/webp'],
    ['upper.PNG', 'image/png'],
    ['%C3%A4%20%C3%B6/100%25.png', 'image/png'],
    ['%252e%252e.png', 'image/png'],
    ['inner.png', 'image/png'],
    ['themes/night.css', 'text/css; charset=utf-8'],
    ['themes/night.js', 'text/javascript; charset=utf-8'],
    ['themes/fonts/a.woff2', 'font/woff2'],
  ])('should serve %s for a while, as what its name says', async (path, type) => {
    const answer = await client.get(`/media/${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ ...headers, 'content-type': type, 'cache-control': 'public, max-age=300' });
  });

  it.each([
    ['a missing file', ['x.png', 'logos/x.png', 'logo.png/x.png', 'logo', 'LOGO.png']],
    ['a folder', ['', '.', 'logos', 'logos/', 'folder.png', 'folder.png/', 'a/b', '/']],
    [
      'an address that goes on',
      ['logo.png/', 'logo.png//', 'logo.png/.', '/logo.png', 'a//b/c/deep.jpg', 'a/./b/c/deep.jpg'],
    ],
    ['another type', ['page.html', 'themes/page.html', 'style.css', 'script.js', 'pngfile', 'x.png.html', 'html.png']],
    ['what is hidden', ['.hidden.png', '%2ehidden.png', '.hidden/x.png', 'logos/.7d1c.png', 'shown.png']],
    [
      'what is above',
      [
        '../secret.png',
        '..%2fsecret.png',
        '%2e%2e/secret.png',
        '%2e%2e%2fsecret.png',
        '%2E%2E%2Fsecret.png',
        'logos/../../secret.png',
        'logos%2f..%2f..%2fsecret.png',
        '..',
        '../',
        '%2e%2e',
        '..;/secret.png',
        '..%00/secret.png',
        '.../secret.png',
        '....//secret.png',
        '../media.png',
        '../media-2/x.png',
        '..%c0%afsecret.png',
        '%252e%252e%252fsecret.png',
        '%252e%252e/secret.png',
        '..%255csecret.png',
        'a/../logo.png',
      ],
    ],
    ['what is elsewhere', ['/etc/hostname.png', '%2fetc%2fpasswd', 'file:///etc/passwd', 'C:%5cx.png', '~/x.png']],
    [
      'a backslash',
      ['..%5csecret.png', '..\\secret.png', 'logos%5c7-0123456789abcdef.svg', 'logos\\x.png', 'logo.png%5c'],
    ],
    ['an encoded slash', ['logos%2f7-0123456789abcdef.svg', 'a%2Fb/c/deep.jpg', '%2flogo.png']],
    ['a NUL', ['logo.png%00', 'logo.png%00.html', '%00', 'secret.png%00.png', 'page.html%00.png']],
    ['a link that leads out', ['link.png', 'linked/x.png', 'broken.png', 'circle.png']],
    ['what cannot be decoded', ['%', '%zz.png', '%ff.png', 'logo%.png', '%c3%28.png']],
    ['a name that is too long', ['x'.repeat(300) + '.png', 'x/'.repeat(3000) + 'x.png']],
    ['a question', ['?logo.png', 'logo.svg?logo.png']],
  ])('should not serve %s', async (_, paths) => {
    for (const path of paths) expectMissing(await client.get(`/media/${path}`));
  });

  it('should not mind what else is asked, or who asks', async () => {
    expect((await client.get(`/media/logo.png?v=2`)).status).toBe(200);
    expect((await client.asToken('wrong').runAs('nobody').get('/media/logo.png')).status).toBe(200);
    const { token } = await service.user();
    expect((await client.asToken(token).get('/media/logo.png')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('should tell the head alone', async () => {
    const [head, whole] = [await client.send('HEAD', '/media/logo.png'), await client.get('/media/logo.png')];
    const { date: _head, ...ofHead } = head.headers;
    const { date: _whole, ...ofWhole } = whole.headers;
    expect({ status: head.status, text: head.text, headers: ofHead }).toEqual({
      status: 200,
      text: '',
      headers: ofWhole,
    });
    const missing = await client.send('HEAD', '/media/x.png');
    expect({ status: missing.status, text: missing.text }).toEqual({ status: 404, text: '' });
  });

  it('should not send again what the client has', async () => {
    const { etag, 'last-modified': modified } = (await client.get('/media/logo.png')).headers;
    expect(modified).toBe('Tue, 14 Nov 2023 22:13:20 GMT');
    for (const [name, value] of [
      ['If-None-Match', etag],
      ['If-Modified-Since', modified],
    ]) {
      const answer = await client.with({ [name!]: value! }).get('/media/logo.png');
      expect({ status: answer.status, text: answer.text, etag: answer.headers.etag }).toEqual({
        status: 304,
        text: '',
        etag,
      });
    }
    expect((await client.with({ 'If-None-Match': '"other"' }).get('/media/logo.png')).status).toBe(200);
    writeFileSync(join(data, 'media/logo.png'), Buffer.concat([png(), Buffer.from('x')]));
    const answer = await client.with({ 'If-None-Match': etag! }).get('/media/logo.png');
    expect([answer.status, answer.headers.etag === etag]).toEqual([200, false]);
  });

  it('should send a part', async () => {
    const part = await client.with({ Range: 'bytes=0-3' }).get(`/media/${hashed}`);
    expect({ status: part.status, text: part.text, range: part.headers['content-range'] }).toEqual({
      status: 206,
      text: '<svg',
      range: `bytes 0-3/${svg().length}`,
    });
    const beyond = await client.with({ Range: 'bytes=9999-' }).get(`/media/${hashed}`);
    expect([beyond.status, beyond.headers['content-type']]).toEqual([416, 'application/problem+json; charset=utf-8']);
    expect(beyond.headers['x-content-type-options']).toBe('nosniff');
    for (const name of ['cache-control', 'etag', 'content-disposition']) {
      expect(beyond.headers).not.toHaveProperty(name);
    }
  });

  it('should be read only', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await client.send(method, '/media/logo.png');
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('should have nothing without a folder for it', async () => {
    renameSync(join(data, 'media'), join(data, 'gone'));
    try {
      expectMissing(await client.get('/media/logo.png'));
    } finally {
      renameSync(join(data, 'gone'), join(data, 'media'));
    }
  });
});
