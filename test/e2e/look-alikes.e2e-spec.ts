import { beforeAll, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';
/** Of Cyrillic letters. */
const [a, M] = ['\u0430', '\u041c'];

e2e('names that look like those of others', (service) => {
  let client: Client;

  const create = (username: string) => client.post(USERS, { username });
  const names = () => service.sql('SELECT username FROM account ORDER BY id');

  beforeAll(async () => {
    client = service.client.asBasic(
      await service.user({ username: 'Margaret', isSuperuser: true, isAdministrator: true }),
    );
  });

  it('should not be those of new users, by letters of other scripts', async () => {
    const before = await names();
    for (const name of [`M${a}rgaret`, `${M}ARGARET`, `m${a}rg${a}ret`, '\u041c\u0430rgaret']) {
      expectRefused(await create(name), 'name_taken');
      expectRefused(await client.post(`${USERS}bulk/`, [{ username: 'first' }, { username: name }]), 'name_taken');
      expect((await client.post(`${USERS}bulk/?mode=each`, [{ username: name }])).json.results[0].problem.code).toBe(
        'name_taken',
      );
    }
    expect(await names()).toEqual(before);
    for (const name of [
      'Margaretl',
      'Margaret1',
      'M\u00e1rgaret',
      '\u041c\u0430\u0440\u0433\u0430\u0440\u0435\u0442',
    ]) {
      expect((await create(name)).status).toBe(201);
    }
  });

  it('should not be given to somebody, who may keep and write anew the own one', async () => {
    const { id } = (await create('Oscar')).json;
    const path = `${USERS}${id}/`;
    expectRefused(await client.patch(path, { username: `M${a}rgaret` }), 'name_taken');
    expect((await client.get(path)).json.username).toBe('Oscar');
    for (const username of [`Osc${a}r`, `OSC${a}R`, 'Oscar']) {
      expect((await client.patch(path, { username })).json.username).toBe(username);
    }
    // The name that is given up is free, the one that is taken up is not.
    expect((await client.patch(path, { username: 'Otto' })).status).toBe(200);
    expect((await create(`Osc${a}r`)).status).toBe(201);
    expectRefused(await create('\u041etto'), 'name_taken');
  });

  it('should be those of one of several who are made at once', async () => {
    const answers = await Promise.all(['coco', '\u0441\u043e\u0441\u043e', 'c\u043eco'].map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('should stay those of users who have them already', async () => {
    const { id } = (await create('Peter')).json;
    const twin = (await create('Twin')).json;
    // As it was before there was a check.
    await service.sql(
      "UPDATE account SET username = ?, username_key = ?, look_small = (SELECT p.look_small FROM (SELECT look_small FROM account WHERE id = ?) p), look_script = '' WHERE id = ?",
      ['P\u0435ter', 'p\u0435ter', id, twin.id],
    );
    for (const one of [id, twin.id]) {
      expect((await client.patch(`${USERS}${one}/`, { first_name: 'Peter' })).status).toBe(200);
    }
    expect((await client.get(`${USERS}?username=P%D0%B5ter`)).json.objects).toMatchObject([{ id: twin.id }]);
  });
});
