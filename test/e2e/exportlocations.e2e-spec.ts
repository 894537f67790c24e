import { beforeAll, expect, it } from '@jest/globals';
import { ExportLocation } from '../../src/exportlocations/export-location.entity.js';
import type { Client } from '../support/client.js';
import {
  expectError,
  expectJson,
  expectSchema,
  expectToFit,
  idField,
  listOf,
  lookups,
  uriField,
} from '../support/expectations.js';
import { e2e } from '../support/service.js';

e2e('exportlocations', (service) => {
  let ann: Client;

  const add = async (uri: string, name = 'Delivery', description = ''): Promise<string> =>
    service.write(async (manager) => {
      const { identifiers } = await manager.insert(ExportLocation, { name, description, uri });
      return String(identifiers[0]!.id);
    });

  beforeAll(async () => {
    ann = service.client.asToken((await service.user({ permissions: ['media_backend'] })).token);
  });

  it('should be empty at first', async () => {
    expectJson(await ann.get('/API/v1/exportlocation/'), 200, listOf([]));
  });

  it('should show a location in a list, alone and in a set', async () => {
    const id = await add('ftp://delivery.example.org/in/', 'Зал № 3 🎬', 'Für die Übergabe');
    const location = {
      description: 'Für die Übergabe',
      id,
      name: 'Зал № 3 🎬',
      resource_uri: `/API/v1/exportlocation/${id}/`,
      uri: 'ftp://delivery.example.org/in/',
    };
    expectJson(await ann.get('/API/v1/exportlocation/'), 200, listOf([location]));
    expectJson(await ann.get(location.resource_uri), 200, location);
    expectJson(await ann.get(`/API/v1/exportlocation/set/${id};77/`), 200, { not_found: ['77'], objects: [location] });
  });

  it('should tell the truth in its schema', async () => {
    const answer = await ann.get('/API/v1/exportlocation/schema/');
    expectSchema(answer, {
      fields: {
        description: { type: 'string', blank: true },
        id: idField,
        name: { type: 'string' },
        resource_uri: uriField,
        uri: { type: 'string' },
      },
      filtering: { description: lookups.text, id: lookups.id, name: lookups.text },
      ordering: ['id', 'name'],
    });
    const id = await add('file:///mnt/delivery/');
    expectToFit((await ann.get(`/API/v1/exportlocation/${id}/`)).json, answer.json);
  });

  it.each([
    ['ftp://ann:s3cret@host/in', 'ftp://ann@host/in'],
    ['sftp://ann:s3cret@host:22/in?mode=binary', 'sftp://ann@host:22/in?mode=binary'],
    ['ftp://ann:s3cret@host/in@noon', 'ftp://ann@noon'], // the password might go on behind the host
    ['s3://KEY:s3cret/with/slashes@bucket/path', 's3://KEY@bucket/path'],
    ['ftp://ann:s3cret?x@host/', 'ftp://ann@host/'],
    ['ftp://ann:s3cret#x@host/', 'ftp://ann@host/'],
    ['ftp://:s3cret@host/', 'ftp://@host/'],
    ['ftp://ann:@host/', 'ftp://ann@host/'],
    ['ftp://ann:s3cret@s3cret@host/', 'ftp://ann@host/'],
    ['ftp://ann:s3cret:s3cret@host/', 'ftp://ann@host/'],
    ['ftp://ann:s3cret%40x@host/', 'ftp://ann@host/'],
    ['FTP://ann:s3cret@host/', 'FTP://ann@host/'],
    ['aspera+ssh://ann:s3cret@[2001:db8::1]:33001/', 'aspera+ssh://ann@[2001:db8::1]:33001/'],
    ['ftp://ann@example.org:s3cret@host/', 'ftp://ann@example.org@host/'],
    ['ftp://[2001:db8::1]:21/in@noon', 'ftp://[2001:db8::1]:21/in@noon'],
    ['ftp://ann@host:21/in', 'ftp://ann@host:21/in'],
    ['https://host:8443/in@noon', 'https://host'], // it might be a password that begins with digits
    ['ftp://user:123/s3cret@host/in', 'ftp://user'],
    ['https://host/in?folder=a&sig=s3cret', 'https://host'],
    ['https://host/in?folder=a', 'https://host/in?folder=a'],
    ['https://host/in;token=s3cret/a', 'https://host'],
    ['https://host/in#s3cret', 'https://host'],
    ['smb://DOMAIN;ann:s3cret@host/share', 'smb://host/share'],
    ['smb://DOMAIN\\ann:s3cret@host/share', 'smb://host/share'],
    ['ftp://ann%3As3cret@host/in', 'ftp://host/in'],
    ['ftp:ann:s3cret@host/in', 'ftp:'],
    ['jdbc:mysql://ann:s3cret@host/db', 'jdbc:'],
    ['view-source:https://ann:s3cret@host/', 'view-source:'],
    ['ann:s3cret@host:/in', 'ann:'],
    ['DOMAIN\\ann:s3cret@host', 'hidden:'],
    ['smb://server/share/folder', 'smb://server/share/folder'],
    ['s3://bucket/prefix/', 's3://bucket/prefix/'],
    ['file:///mnt/a:b@c', 'file:///mnt/a:b@c'],
    ['/mnt/delivery', '/mnt/delivery'],
  ])('should never show a password: %s', async (uri, shown) => {
    const id = await add(uri);
    const answers = [
      await ann.get(`/API/v1/exportlocation/${id}/`),
      await ann.get(`/API/v1/exportlocation/?id=${id}`),
      await ann.get(`/API/v1/exportlocation/set/${id}/`),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain('s3cret');
      expect(answer.text).toContain(`"uri":${JSON.stringify(shown)}`);
    }
  });

  it('should tell nothing of it in a chosen field, in bulk or in a replayed answer', async () => {
    const administrator = service.client.asToken((await service.administrator()).token);
    const list = '/API/v2/exportlocations/';
    const body = (secret: string) => ({ name: 'Tagged', uri: `https://host/in?sig=${secret}` });
    const first = await administrator.post(list, body('s3cret'));
    const path = `${list}${first.json.id}/`;
    const after = await administrator.patch(path, body('other-s3cret'));
    const once = administrator.with({ 'Idempotency-Key': 'location-1' });
    const answers = [
      first,
      after,
      await administrator.get(`${list}?fields=uri&limit=1000`),
      await administrator.post(`${list}bulk/`, [body('s3cret')]),
      await once.post(list, body('s3cret')),
      await once.post(list, body('s3cret')),
    ];
    for (const { status, text } of answers) {
      expect([200, 201]).toContain(status);
      expect(text).toContain('"uri":"https://host"');
      expect(text).not.toContain('s3cret');
    }
    for (const query of [
      'uri=x',
      'uri__startswith=https://host/in?sig=o',
      'order_by=uri',
      'uri__in=x',
      'uri__isnull=false',
    ]) {
      expect({ query, status: (await administrator.get(`${list}?${encodeURI(query)}`)).status }).toEqual({
        query,
        status: 400,
      });
    }
  });

  it('should have another entity tag when what is hidden has changed, so that no change of it is lost', async () => {
    const administrator = service.client.asToken((await service.administrator()).token);
    const uri = (secret: string) => `ftp://ann:${secret}@host/in`;
    const made = await administrator.post('/API/v2/exportlocations/', { name: 'Kept', uri: uri('one') });
    const path = `/API/v2/exportlocations/${made.json.id}/`;
    const change = async (etag: string, secret: string) =>
      administrator.with({ 'If-Match': etag }).patch(path, { uri: uri(secret) });
    const changed = await change(made.headers.etag!, 'two');
    expect([changed.status, changed.json.uri]).toEqual([200, made.json.uri]);
    expect((await change(made.headers.etag!, 'three')).status).toBe(412);
    expect((await administrator.get(path)).headers.etag).toBe(changed.headers.etag);
  });

  it('should stay when what is shown of it is sent back', async () => {
    const administrator = service.client.asToken((await service.administrator()).token);
    const stored = async (id: string) =>
      (await service.sql('SELECT uri FROM export_location WHERE id = ?', [id]))[0]!.uri;
    for (const uri of [
      'https://host/in?sig=s3cret',
      'ftp://ann:s3cret@host/in',
      'smb://D;ann:s3cret@host/in',
      'jdbc:mysql://ann:s3cret@host/db',
      'ann:s3cret@host:/in',
      's3cret0:x@host',
    ]) {
      const id = await add(uri);
      const { uri: shown } = (await administrator.get(`/API/v2/exportlocations/${id}/`)).json;
      expect(shown).not.toContain('s3cret');
      const answer = await administrator.patch(`/API/v2/exportlocations/${id}/`, { name: 'Renamed', uri: shown });
      expect({ uri, status: answer.status, stored: await stored(id) }).toEqual({ uri, status: 200, stored: uri });
    }
  });

  it('should not become a scheme alone', async () => {
    const administrator = service.client.asToken((await service.administrator()).token);
    const id = await add('ftp://host/in');
    for (const uri of ['ftp:', 'hidden:']) {
      const answers = [
        await administrator.post('/API/v2/exportlocations/', { name: 'Nowhere', uri }),
        await administrator.patch(`/API/v2/exportlocations/${id}/`, { uri }),
      ];
      for (const { status, json } of answers) {
        const message = 'This must be a URI such as ftp://media.example.org/in/.';
        expect([status, json.errors]).toEqual([400, [{ field: 'uri', message }]]);
      }
    }
    expect((await administrator.get(`/API/v2/exportlocations/${id}/`)).json.uri).toBe('ftp://host/in');
  });

  it('should not let the password be guessed by filtering or sorting', async () => {
    await add('ftp://ann:hidden@host/');
    for (const query of ['uri=x', 'uri__contains=hidden', 'uri__startswith=ftp', 'order_by=uri', 'order_by=-uri']) {
      expectError(await ann.get(`/API/v1/exportlocation/?${query}`), 400);
    }
  });

  it('should be found by name and description', async () => {
    const id = await add('ftp://host/', 'Übergabe Süd', 'Nightly');
    for (const query of [
      'name__icontains=ÜBERGABE',
      'name=Übergabe Süd',
      'description=Nightly',
      'name__endswith=Süd',
    ]) {
      const { json } = await ann.get(`/API/v1/exportlocation/?${encodeURI(query)}`);
      expect({ query, ids: json.objects.map((object: { id: string }) => object.id) }).toEqual({ query, ids: [id] });
    }
  });

  it('should need the media_backend permission, which superusers pass', async () => {
    const [anybody, root] = [await service.user(), await service.user({ isSuperuser: true })];
    for (const path of ['', '1/', 'set/1/', 'schema/']) {
      expectError(await service.client.asToken(anybody.token).get(`/API/v1/exportlocation/${path}`), 403);
      expect((await service.client.asToken(root.token).get(`/API/v1/exportlocation/${path}`)).status).toBe(200);
    }
  });
});
