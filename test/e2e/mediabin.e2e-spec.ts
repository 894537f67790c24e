import { expect, it } from '@jest/globals';
import { e2e } from '../support/service.js';

e2e('mediabin', (service) => {
  it('should hold what its owner posts, once per resource', async () => {
    const ann = service.client.asToken((await service.user()).token);
    const created = await ann.post('/API/v1/mediabin/', { resource_id: 'VX-1', resource_name: 'Opening titles.mov' });
    expect(created.status).toBe(200);
    expect(created.json).toMatchObject({ resource_id: 'VX-1', resource_type: 'video', absolute_url: '/vs/item/VX-1/' });

    const again = await ann.post('/API/v1/mediabin/', { resource_id: 'VX-1', ui_selected: true });
    expect(again.json).toEqual({ ...created.json, ui_selected: true });
    const list = await ann.get('/API/v1/mediabin/');
    expect(list.json.meta.total_count).toBe(1);
    expect(list.json.objects[0]).not.toHaveProperty('resource_type');
  });
});
