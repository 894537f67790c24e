import { beforeAll, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ThemeStatus } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import { svg } from '../support/pictures.js';
import { e2e } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

e2e('thumbnails of themes', (service) => {
  let ann: Client;
  let outsider: Client;
  const media = join(process.env.DATA_DIR!, 'media');
  const file = (name: string, content: string): void => {
    mkdirSync(join(media, 'themes'), { recursive: true });
    writeFileSync(join(media, name), content);
  };
  const at = (id: string): string => `/API/v2/me/themes/${id}/thumbnail/`;
  const create = async (values: object): Promise<string> =>
    (await ann.post('/API/v1/theme/', { title: 'T', status: ThemeStatus.Approved, ...values })).json.id;

  beforeAll(async () => {
    ann = service.client.asToken((await service.user({ permissions: ['theme'] })).token);
    outsider = service.client.asToken((await service.user()).token);
  });

  it('should be of the default too, light and dark, and be asked for once', async () => {
    const [core] = (await ann.get('/API/v2/themes/?is_default=true')).json.objects;
    const answer = await outsider.get(at(core.id));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; img-src data:; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.text).toContain('fill="#f6f7f9"');
    expect((await outsider.get(`${at(core.id)}?scheme=dark`)).text).toContain('fill="#0f1115"');
    const again = await outsider.with({ 'If-None-Match': answer.headers.etag as string }).get(at(core.id));
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  });

  it('should have the colours, the title and the logo of the theme, and nothing that runs', async () => {
    file(
      'themes/t.css',
      ':root { --map-bg: rgb(255 0 0); --map-accent: url(x) } [data-scheme=dark] { --map-bg: #00f }',
    );
    file('small.svg', svg());
    const id = await create({ title: '"><script>&', css: '/media/themes/t.css', logoimage: 'small.svg' });
    const { text } = await ann.get(at(id));
    expect(text).toContain('fill="#ff0000"');
    expect(text).toContain('data:image/svg+xml;base64,');
    expect(text).toContain('aria-label="&#34;&#62;&#60;script&#62;&#38;"');
    expect(text).not.toMatch(/<script|url\(/);
    expect((await ann.get(`${at(id)}?scheme=dark`)).text).toContain('fill="#0000ff"');
    file('themes/t.css', ':root { --map-bg: rgb(0 128 0) }');
    expect((await ann.get(at(id))).text).toContain('fill="#008000"');
    const { text: before } = await ann.get(at(id));
    file('small.svg', svg().padEnd(1000));
    expect((await ann.get(at(id))).text).not.toBe(before);
  });

  it('should do without a logo that is large', async () => {
    for (const [size, has] of [
      [24 * 1024, true],
      [24 * 1024 + 1, false],
    ] as const) {
      file(`${size}.svg`, svg().padEnd(size));
      const { text } = await ann.get(at(await create({ logoimage: `${size}.svg` })));
      expect([size, text.includes('data:')]).toEqual([size, has]);
    }
  });

  it('should be of themes that one may choose, or looks after', async () => {
    const id = await create({ status: ThemeStatus.Editing });
    expect((await ann.get(at(id))).status).toBe(200);
    expectRefused(await outsider.get(at(id)), 'not_found');
    expectRefused(await ann.get(at('999999')), 'not_found');
    expectRefused(await service.client.get(at(id)), 'unauthenticated');
    expectRefused(await ann.get(`${at(id)}?scheme=blue`), 'invalid_parameter');
    expectRefused(await ann.get(`${at(id)}?size=1`), 'unknown_parameter');
  });
});
