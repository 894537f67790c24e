import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { V1Registry } from '../../src/rest/v1/registry.js';
import { declared, promised } from '../support/declared.js';
import { documentFile } from '../support/api-document.js';
import { routesOf } from '../support/routes.js';
import { e2e } from '../support/service.js';

/** Of the index and of what clients of the first version were promised. */
const isPromised = (path: string): boolean =>
  path === '/API/v1' || [...promised, 'standards/formats'].some((one) => `${path}/`.startsWith(`/API/v1/${one}/`));

const guide = readFileSync(join(import.meta.dirname, '../../docs/moving-from-v1.md'), 'utf8');

e2e('the twins of v1', (service) => {
  let registry: V1Registry;

  const twin = (route: string): string | null => {
    const found = registry.twin(route);
    return found && `${found.method} ${found.path}`;
  };

  beforeAll(() => {
    registry = service.app.get(V1Registry);
  });

  it('should be what the guide says', () => {
    expect(twin('GET theme')).toBe('GET /API/v2/themes/');
    expect(twin('HEAD theme')).toBe('HEAD /API/v2/themes/');
    expect(twin('POST theme')).toBe('POST /API/v2/themes/');
    expect(twin('GET theme/:id')).toBe('GET /API/v2/themes/{id}/');
    expect(twin('GET theme/schema')).toBe('GET /API/v2/openapi.json');
    expect(twin('GET userprofile/set/:ids')).toBe('GET /API/v2/users/?id__in={ids}&limit=1000');
    expect(twin('GET useraccountprofile')).toBe('GET /API/v2/me/');
    expect(twin('GET useraccountprofile/:id')).toBe('GET /API/v2/me/');
    expect(twin('GET useraccountprofile/set/:ids')).toBe('GET /API/v2/me/');
    expect(twin('GET standards/formats/:id')).toBe('GET /API/v2/standards/format/{id}/');
    expect(twin('DELETE mediabin/:id')).toBe('DELETE /API/v2/mediabin/{id}/');
    expect(twin('GET nothing')).toBeNull();
    expect(twin('GET theme/:id/other')).toBeNull();
  });

  it('should be there for every route of v1, and lead to one of v2 and into the guide', () => {
    const { paths } = JSON.parse(readFileSync(documentFile, 'utf8')) as { paths: Record<string, object> };
    const routes = routesOf(service.app).filter(({ path }) => path.startsWith('/API/v1/'));
    expect(routes.length).toBeGreaterThan(declared('v1').length * 3);
    for (const { method, path } of routes) {
      const route = `${method} ${path.slice('/API/v1/'.length)}`;
      const found = registry.twin(route);
      const address = found?.path.split('?')[0] ?? '';
      expect([route, Object.keys(paths[address] ?? {})]).toEqual([
        route,
        expect.arrayContaining([address.endsWith('.json') ? 'get' : method.toLowerCase()]),
      ]);
      // What was there before is what there is to move from.
      if (!isPromised(path)) continue;
      expect([route, guide.includes(`<a id="${found!.guide}"></a>`)]).toEqual([route, true]);
    }
  });

  describe.each(promised)('of %s', (path) => {
    it('should be where its answers link to', async () => {
      const answer = await service.client.get(`/API/v1/${path}/`);
      expect(answer.headers.link).toBe(`<${registry.twin(`GET ${path}`)!.path}>; rel="successor-version"`);
    });
  });
});
