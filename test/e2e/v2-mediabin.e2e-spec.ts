import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Answer, Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

const BIN = '/API/v2/mediabin/';

e2e('the media bin of the second version', (service) => {
  let ann: Client;

  const add = async (...ids: string[]): Promise<string[]> => {
    const { json } = await ann.post(
      `${BIN}bulk/`,
      ids.map((resource_id) => ({ resource_id })),
    );
    return json.objects.map(({ id }: { id: string }) => id);
  };
  const content = async (): Promise<string[]> =>
    (await ann.get(BIN)).json.objects.map(({ resource_id }: { resource_id: string }) => resource_id);
  const said = ({ status, json }: Answer) => [status, json.resource_id, json.position];

  beforeEach(async () => {
    ann = service.client.asToken((await service.user()).token);
  });

  it('should take a resource once, and say whether it was there', async () => {
    expect(said(await ann.post(BIN, { resource_id: 'VX-1' }))).toEqual([201, 'VX-1', 1]);
    expect(said(await ann.post(BIN, { resource_id: 'VX-2', position: 1 }))).toEqual([201, 'VX-2', 1]);
    expect(said(await ann.post(BIN, { resource_id: 'VX-1', resource_name: 'One' }))).toEqual([200, 'VX-1', 2]);
    const each = await ann.post(`${BIN}bulk/?mode=each`, [
      { resource_id: 'VX-1' },
      {},
      { resource_id: 'VX-3' },
      { resource_id: 'VX-3' },
    ]);
    expect(each.json.results.map(({ status }: Answer) => status)).toEqual([200, 400, 201, 200]);
    expect(await content()).toEqual(['VX-2', 'VX-1', 'VX-3']);
  });

  it('should say of several at once whether any was added', async () => {
    const bulk = async (...ids: string[]) => {
      const items = ids.map((resource_id) => ({ resource_id }));
      const { status, json } = await ann.post(`${BIN}bulk/`, items);
      return [status, json.objects.map(({ resource_id }: { resource_id: string }) => resource_id)];
    };
    expect(await bulk('VX-1', 'VX-2')).toEqual([201, ['VX-1', 'VX-2']]);
    expect(await bulk('VX-2', 'VX-1')).toEqual([200, ['VX-2', 'VX-1']]);
    expect(await bulk('VX-2', 'VX-3')).toEqual([201, ['VX-2', 'VX-3']]);
  });

  it('should be put in order, emptied in part and in whole, and filled again', async () => {
    const [one, two, three] = await add('VX-1', 'VX-2', 'VX-3');
    expect((await ann.post(`${BIN}reorder/`, { ids: [three, one] })).status).toBe(204);
    expect(await content()).toEqual(['VX-3', 'VX-1', 'VX-2']);
    expect((await ann.post(`${BIN}remove/`, { ids: [two, three] })).status).toBe(204);
    expect(await content()).toEqual(['VX-1']);
    expect((await ann.post(`${BIN}undo/`)).json.objects.map(({ id }: { id: string }) => id).sort()).toEqual(
      [two, three].sort(),
    );
    expect(await content()).toEqual(['VX-3', 'VX-1', 'VX-2']);
    expect((await ann.post(`${BIN}clear/`)).json).toEqual({ removed: 3 });
    expect(await content()).toEqual([]);
  });

  it('should not take a blank kind of a resource, which the first version takes for none', async () => {
    const errors = { resource_type: 'This field may not be blank.' };
    for (const resource_type of ['', ' ']) {
      const item = { resource_id: 'VX-1', resource_type };
      expectRefused(await ann.post(BIN, item), 'validation_failed', errors);
      expectRefused(await ann.post(`${BIN}bulk/`, [item]), 'validation_failed', {
        '0.resource_type': errors.resource_type,
      });
    }
    expect(await content()).toEqual([]);
    expect((await ann.post('/API/v1/mediabin/', { resource_id: 'VX-1', resource_type: '' })).status).toBe(200);
  });

  describe('a step that takes no body', () => {
    it('should not be taken when something is said that nobody would heed', async () => {
      const ids = await add('VX-1', 'VX-2');
      expectRefused(await ann.post(`${BIN}clear/`, { ids: ids.slice(1) }), 'invalid_body');
      expectRefused(await ann.post(`${BIN}clear/`, ids), 'invalid_body');
      expectRefused(await ann.with({ 'Idempotency-Key': 'clear' }).post(`${BIN}clear/`, { ids }), 'invalid_body');
      expectRefused(
        await ann.with({ 'Content-Type': 'text/plain' }).send('POST', `${BIN}clear/`, 'all'),
        'unsupported_media_type',
      );
      expectRefused(
        await ann.with({ 'Content-Type': 'application/json' }).send('POST', `${BIN}clear/`, '{'),
        'invalid_json',
      );
      expectRefused(await ann.delete(`${BIN}${ids[0]}/`, { dry_run: true }), 'invalid_body');
      expectRefused(await ann.with({ 'If-Match': '"any"' }).post(`${BIN}clear/`), 'invalid_header');
      expect(await content()).toEqual(['VX-1', 'VX-2']);
      expect((await ann.delete(`${BIN}${ids[0]}/`, {})).status).toBe(204);
      expect(await content()).toEqual(['VX-2']);
    });

    it.each([
      ['nothing', '', undefined],
      ['an empty object', '{}', 'application/json'],
      ['an empty form', '', 'application/x-www-form-urlencoded'],
    ])('should be taken with %s', async (_, body, type) => {
      await add('VX-1');
      const answer = await ann.with(type ? { 'Content-Type': type } : {}).send('POST', `${BIN}clear/`, body);
      expect({ status: answer.status, json: answer.json }).toEqual({ status: 200, json: { removed: 1 } });
    });
  });
});
