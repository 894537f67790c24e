import { beforeAll, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { expectRefused, objectsAt } from '../support/v2.js';

e2e('lists that are searched', (service) => {
  let root: Client;

  const found = async (path: string, member: string): Promise<string[]> =>
    (await objectsAt(root, `/API/v2/${path}`)).map((one) => one[member] as string);

  beforeAll(async () => {
    root = service.client.asBasic(await service.user({ isSuperuser: true, isAdministrator: true }));
    for (const [path, values] of [
      ['groups', { name: 'Éditeurs', description: 'Cut the evening news' }],
      ['groups', { name: 'News_desk', description: '100%' }],
      ['organisations', { name: 'Nord-Süd' }],
    ] as const) {
      expect((await root.post(`/API/v2/${path}/`, values)).status).toBe(201);
    }
  });

  it('should find groups by name or description, in any case', async () => {
    expect(await found('groups/?q=NEWS', 'name')).toEqual(['Éditeurs', 'News_desk']);
    expect(await found('groups/?q=%C3%A9DIT', 'name')).toEqual(['Éditeurs']);
    expect(await found('groups/?q=%25', 'name')).toEqual(['News_desk']);
    expect(await found('groups/?q=s_d&order_by=-name', 'name')).toEqual(['News_desk']);
    expect(await found('groups/?q=editeursCut', 'name')).toEqual([]);
  });

  it('should find organisations by name', async () => {
    expect(await found('organisations/?q=s%C3%9C', 'name')).toEqual(['Nord-Süd']);
    expect(await found('organisations/?q=ost', 'name')).toEqual([]);
  });

  it('should find roles by key or label', async () => {
    const all = await objectsAt(root, '/API/v2/roles/?limit=1000');
    const [{ key, label }] = all;
    for (const text of [key, label] as string[]) {
      const expected = all.filter((role) => [role.key, role.label].some((one: string) => one.includes(text)));
      expect(await found(`roles/?limit=1000&q=${encodeURIComponent(text.toUpperCase())}`, 'key')).toEqual(
        expect.arrayContaining(expected.map((role) => role.key as string)),
      );
    }
    expect(await found('roles/?q=no%20such%20role', 'key')).toEqual([]);
    expectRefused(await root.get(`/API/v2/roles/?q=${'x'.repeat(101)}`), 'invalid_parameter');
  });
});
