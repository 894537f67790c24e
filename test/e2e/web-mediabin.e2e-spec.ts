import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { noticeOf, Reader } from '../support/reader.js';
import { e2e, type TestUser } from '../support/service.js';

const BIN = '/API/v2/mediabin/';
const PAGE = '/mediabin/';

interface Item {
  id: string;
  resource_id: string;
  resource_name: string;
  ui_selected: boolean;
}

e2e('the page of the media bin', (service) => {
  let user: TestUser;
  let me: Client;
  let reader: Reader;

  const items = async (client = me): Promise<Item[]> => (await client.get(`${BIN}?limit=1000`)).json.objects;
  const ids = async (): Promise<string[]> => (await items()).map(({ resource_id }) => resource_id);
  const put = async (...resources: object[]): Promise<Item[]> => {
    await me.post(`${BIN}bulk/`, resources);
    return items();
  };
  const three = (): Promise<Item[]> => put({ resource_id: 'VX-1' }, { resource_id: 'VX-2' }, { resource_id: 'VX-3' });
  /** What the page's own form sends with a button, with these items ticked. */
  const act = async (path: string, ticked: readonly string[] = [], fields: Record<string, string> = {}) => {
    const values = new URLSearchParams({ csrfmiddlewaretoken: reader.values(`${PAGE}select/`).csrfmiddlewaretoken! });
    for (const id of ticked) values.append('ids', id);
    for (const [name, value] of Object.entries(fields)) values.append(name, value);
    return reader.post(`${PAGE}${path}`, values);
  };
  /** The labels of the buttons that say on how many items they act. */
  const labels = (): string[] =>
    [...reader.page.text.matchAll(/<span class="kept">([^<]*)</g)].map(([, label]) => label!);

  beforeEach(async () => {
    user = await service.user();
    me = service.client.asBasic(user);
    reader = await new Reader(service.client).signIn(user);
  });

  it('should say what to do when it is empty', async () => {
    await reader.open(PAGE);
    expect(reader.page.status).toBe(200);
    expect(reader.text).toContain('Your bin is empty');
    expect(reader.page.text).toMatch(/<details class="card add" open>/);
  });

  it('should show the items in their order, whatever they are called', async () => {
    await put({ resource_id: 'VX-1', resource_name: '<b>港の朝</b>' }, { resource_id: 'VX "2"' });
    await reader.open(PAGE);
    const names = [...reader.page.text.matchAll(/<a id="name-[1-9]\d*"[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(names).toEqual(['&lt;b&gt;港の朝&lt;/b&gt;', 'VX &#34;2&#34;']);
    // Long ones are cut.
    expect(reader.page.text).toContain('title="VX &#34;2&#34;"');
  });

  describe('thumbnails', () => {
    const images = (): string[] => [...reader.page.text.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src!);
    const policy = (): string => /img-src ([^;]*)/.exec(String(reader.page.headers['content-security-policy']))![1]!;

    it('should be let in from where the items have them, and from nowhere else', async () => {
      await put(
        { resource_id: 'a', thumbnail_uri: 'https://media.example.org/1.png' },
        { resource_id: 'b', thumbnail_uri: 'https://media.example.org:8443/2.png' },
        { resource_id: 'c', thumbnail_uri: 'thumbs/3.png' },
        { resource_id: 'd' },
      );
      await reader.open(PAGE);
      expect(images().slice(0, 3)).toEqual([
        'https://media.example.org/1.png',
        'https://media.example.org:8443/2.png',
        '/thumbs/3.png',
      ]);
      expect(policy()).toBe("'self' https://media.example.org https://media.example.org:8443");
    });

    it('should not let an address say more than where a picture is', async () => {
      await put(
        { resource_id: 'a', thumbnail_uri: 'https://a;sandbox/1.png' },
        { resource_id: 'b', thumbnail_uri: 'https://*/2.png' },
        { resource_id: 'c', thumbnail_uri: './/elsewhere.example.org/3.png' },
      );
      await reader.open(PAGE);
      expect(policy()).toBe("'self'");
      expect(images().filter((src) => !src.startsWith('about:'))).toEqual([]);
    });

    it('should come from twenty hosts at most', async () => {
      await put(
        ...Array.from({ length: 25 }, (_, n) => ({ resource_id: `${n}`, thumbnail_uri: `https://h${n}.example.org/` })),
      );
      await reader.open(PAGE);
      expect(policy().split(' ')).toHaveLength(21);
    });
  });

  describe('the selection', () => {
    it('should be kept', async () => {
      const [first, , third] = await three();
      await reader.open(PAGE);
      await act('select/', [first!.id, third!.id]);
      expect((await items()).map(({ ui_selected }) => ui_selected)).toEqual([true, false, true]);
      expect(reader.text).toContain('2 items are selected.');
      await act('select/', [third!.id], { position: '' });
      expect((await items()).map(({ ui_selected }) => ui_selected)).toEqual([false, false, true]);
    });

    it('should be moved by Enter behind a place, which presses the first button', async () => {
      const [, , third] = await three();
      await reader.open(PAGE);
      await act('select/', [third!.id], { position: '1' });
      expect(await ids()).toEqual(['VX-3', 'VX-1', 'VX-2']);
    });

    it('should be all or none by one button', async () => {
      await three();
      await reader.open(PAGE);
      await act('select/', [], { all: 'true' });
      expect((await items()).every(({ ui_selected }) => ui_selected)).toBe(true);
      await act(
        'select/',
        (await items()).map(({ id }) => id),
        { all: 'false' },
      );
      expect((await items()).some(({ ui_selected }) => ui_selected)).toBe(false);
    });

    it('should tell the buttons how many they act on: all when none is selected', async () => {
      const [first] = await three();
      await reader.open(PAGE);
      expect(labels()).toEqual(['Copy all 3 ids', 'All 3 as CSV', 'All 3 as JSON', 'Remove all 3']);
      await act('select/', [first!.id]);
      expect(labels()).toEqual(['Copy 1 id', '1 as CSV', '1 as JSON', 'Remove 1']);
    });
  });

  describe('removing', () => {
    it('should take out what is ticked, and bring it back', async () => {
      const [first, , third] = await three();
      await reader.open(PAGE);
      await act('remove/', [first!.id, third!.id]);
      expect(await ids()).toEqual(['VX-2']);
      expect(reader.text).toContain('2 removed.');
      await reader.submit(`${PAGE}undo/`);
      expect(await ids()).toEqual(['VX-1', 'VX-2', 'VX-3']);
      expect(reader.text).toContain('2 brought back.');
    });

    it('should take out all when nothing is ticked, and by emptying', async () => {
      await three();
      await reader.open(PAGE);
      await act('remove/');
      expect(await ids()).toEqual([]);
      await reader.submit(`${PAGE}undo/`);
      const [first] = await items();
      await act('clear/', [first!.id]);
      expect(await ids()).toEqual([]);
      await reader.submit(`${PAGE}undo/`);
      expect(await ids()).toHaveLength(3);
    });

    it('should call by its name what has gone alone', async () => {
      const [first, second] = await three();
      await reader.open(PAGE);
      await act('remove/', [first!.id]);
      expect(reader.text).toContain('“VX-1” was removed.');
      await act('remove/', [second!.id]);
      expect(labels()[3]).toBe('Remove the item');
      await act('clear/');
      expect(reader.text).toContain('“VX-3” was removed.');
    });

    it('should not take out all when what is ticked is gone', async () => {
      const [first] = await three();
      await reader.open(PAGE);
      await me.delete(`${BIN}${first!.id}/`);
      await act('remove/', [first!.id]);
      expect(await ids()).toEqual(['VX-2', 'VX-3']);
      expect(reader.text).toContain('not in your bin any more');
    });

    it('should be told of once', async () => {
      await three();
      await reader.open(PAGE);
      await act('remove/');
      expect(noticeOf(reader.page)).toBe('3 removed.');
      await reader.open(PAGE);
      expect(noticeOf(reader.page)).toBe('');
    });

    it('should say so when there is nothing to undo', async () => {
      await three();
      await reader.open(PAGE);
      await act('undo/');
      expect(reader.page.status).toBe(409);
      expect(reader.page.text).toContain('id="mistakes"');
    });

    it("should not reach others' items", async () => {
      const other = service.client.asBasic(await service.user());
      await other.post(BIN, { resource_id: 'theirs' });
      const [theirs] = await items(other);
      await three();
      await reader.open(PAGE);
      await act('remove/', [theirs!.id]);
      await act(`${theirs!.id}/remove/`);
      await act(`${theirs!.id}/`, [], { resource_name: 'mine' });
      expect(await items(other)).toEqual([theirs]);
      expect(await ids()).toHaveLength(3);
    });
  });

  describe('the order', () => {
    it('should change by the buttons up and down, and lead back to the item', async () => {
      const [first, second] = await three();
      await reader.open(PAGE);
      const place = `${PAGE}${first!.id}/move/`;
      expect(reader.page.text).toMatch(new RegExp(`<button[^>]* formaction="${place}" name="position" value="2"`));
      await act(`${first!.id}/move/`, [], { position: '2' });
      expect(await ids()).toEqual(['VX-2', 'VX-1', 'VX-3']);
      expect(reader.path).toBe(`${PAGE}#item-${first!.id}`);
      expect(reader.text).toContain('“VX-1” is now number 2.');
      await act(`${second!.id}/move/`, [], { position: '3' });
      expect(await ids()).toEqual(['VX-1', 'VX-3', 'VX-2']);
    });

    it('should change by a place that is typed, which is kept when it is wrong', async () => {
      const [first] = await three();
      await reader.open(`${PAGE}?item=${first!.id}`);
      await reader.submit(`${PAGE}${first!.id}/move/`, { position: '4' });
      expect(reader.page.status).toBe(422);
      expect(reader.values(`${PAGE}${first!.id}/move/`).position).toBe('4');
      expect(reader.text).toContain('This must be a whole number from 1 to 3.');
      await reader.submit(`${PAGE}${first!.id}/move/`, { position: '3' });
      expect(await ids()).toEqual(['VX-2', 'VX-3', 'VX-1']);
    });

    it('should change for several together', async () => {
      const all = await put(...['a', 'b', 'c', 'd', 'e'].map((resource_id) => ({ resource_id })));
      await reader.open(PAGE);
      await act('move/', [all[1]!.id, all[3]!.id], { position: '1' });
      expect(await ids()).toEqual(['b', 'd', 'a', 'c', 'e']);
      await act('move/', [all[1]!.id, all[0]!.id], { position: '4' });
      expect(await ids()).toEqual(['d', 'c', 'e', 'b', 'a']);
      await act('move/', [all[1]!.id, all[0]!.id], { position: '6' });
      expect(reader.page.status).toBe(422);
      expect(reader.text).toContain('This must be a whole number from 1 to 5.');
      // As the field's own Enter sends it, to the form's address.
      await act('select/', [all[0]!.id], { position: '99' });
      expect(reader.page.status).toBe(422);
      expect(reader.page.text.match(/id="mistakes"/g)).toHaveLength(1);
      const field = /<a href="#([\w-]+)">Position: This must be a whole number/.exec(reader.page.text)![1]!;
      expect(reader.page.text).toMatch(new RegExp(`<input [^>]*id="${field}"[^>]* aria-invalid="true"`));
      await act('select/', [all[0]!.id, all[1]!.id], { position: '1' });
      expect(await ids()).toEqual(['b', 'a', 'd', 'c', 'e']);
      await act('select/', [], { position: '1', all: 'true' });
      expect(reader.text).toContain('5 items are selected.');
      await act('move/', [all[3]!.id], { position: '1' });
      await act('move/', [all[1]!.id, all[0]!.id], { position: '4' });
      await act('move/', [], { position: '1' });
      expect(reader.text).toContain('Select first what is to be moved.');
      expect(await ids()).toEqual(['d', 'c', 'e', 'b', 'a']);
    });
  });

  it('should rename, and keep what was typed when it is too long', async () => {
    const [first] = await three();
    await reader.open(`${PAGE}?item=${first!.id}`);
    await reader.submit(`${PAGE}${first!.id}/`, { resource_name: 'Kickoff' });
    expect((await items())[0]!.resource_name).toBe('Kickoff');
    expect(reader.text).toContain('It is called “Kickoff” now.');
    await reader.open(`${PAGE}?item=${first!.id}`);
    await reader.submit(`${PAGE}${first!.id}/`, { resource_name: 'x'.repeat(256) });
    expect(reader.page.status).toBe(422);
    expect(reader.values(`${PAGE}${first!.id}/`).resource_name).toHaveLength(256);
    expect((await items())[0]!.resource_name).toBe('Kickoff');
    // Spaces are no name.
    await reader.submit(`${PAGE}${first!.id}/`, { resource_name: '   ' });
    expect(reader.text).toContain('It is called “VX-1” now.');
  });

  it('should add by ids, one or several, and keep them when one is wrong', async () => {
    await reader.open(PAGE);
    await reader.submit(`${PAGE}add/`, { resource_id: 'VX-1' });
    expect(reader.text).toContain('“VX-1” is in your bin.');
    await reader.submit(`${PAGE}add/`, { resource_id: 'VX-2\r\nVX-1\r\n\r\na b\r\n' });
    expect(await ids()).toEqual(['VX-1', 'VX-2', 'a b']);
    const wrong = `VX-9\r\n${'x'.repeat(256)}`;
    await reader.submit(`${PAGE}add/`, { resource_id: wrong });
    expect(reader.page.status).toBe(422);
    expect(reader.values(`${PAGE}add/`).resource_id).toBe(wrong);
    expect(await ids()).toHaveLength(3);
  });

  describe('many ids', () => {
    const why = (): string =>
      /<span class="why" id="f-mediabin-add-resource_id-why">([^<]*)</.exec(reader.page.text)![1]!;
    const long = 'x'.repeat(256);

    it('should be told by their lines what is wrong with them', async () => {
      await reader.open(PAGE);
      await reader.submit(`${PAGE}add/`, { resource_id: `VX-1\r\n${long}\r\n\r\n${long}` });
      const told = 'This has at most 255 characters.';
      expect(why()).toBe(`Line 2: ${told} Line 4: ${told}`);
      await me.patch('/API/v2/me/', { language: 'de' });
      await reader.submit(`${PAGE}add/`);
      expect(why()).toMatch(/^Zeile 2: Hier dürfen höchstens 255 Zeichen stehen\. Zeile 4: /);
    });

    it('should be counted once each', async () => {
      await reader.open(PAGE);
      await reader.submit(`${PAGE}add/`, { resource_id: 'VX-1\r\nVX-1' });
      expect(reader.text).toContain('One item was put into your bin.');
    });

    it('should be no more than a bin can hold', async () => {
      await reader.open(PAGE);
      const ids = Array.from({ length: 1200 }, (_, n) => `VX-${n}`).join('\r\n');
      await reader.submit(`${PAGE}add/`, { resource_id: ids });
      expect(reader.page.status).toBe(422);
      expect(why()).toBe('At most 1000 ids are added at once; these are 1200.');
      expect(reader.values(`${PAGE}add/`).resource_id).toBe(ids);
    });

    it('should fit into a form where a bin can hold them', async () => {
      await reader.open(PAGE);
      const [, most] = /<textarea[^>]* name="resource_id"[^>]* maxlength="(\d+)"/.exec(reader.page.text)!;
      const ids = Array.from({ length: 1000 }, (_, n) => `${n}`.padStart(255, '/'));
      expect(ids.join('\n').length).toBeLessThanOrEqual(Number(most));
      await reader.submit(`${PAGE}add/`, { resource_id: ids.join('\r\n') });
      expect(reader.text).toContain('1,000 items were put into your bin.');
    });
  });

  it('should show the ids that are to be copied, one a line', async () => {
    const [first, , third] = await three();
    await reader.open(PAGE);
    await act('ids/', [first!.id, third!.id]);
    expect(reader.page.text).toMatch(/<textarea id="ids"[^>]*readonly[^>]*>\nVX-1\nVX-3<\/textarea>/);
  });

  describe('a download', () => {
    const risky = '=HYPERLINK("http://evil.example")';

    it('should be CSV that no spreadsheet runs', async () => {
      const [first] = await put(
        { resource_id: 'VX-1', resource_name: risky },
        { resource_id: '+2', resource_name: 'a\nb' },
      );
      await reader.open(PAGE);
      const csv = await act('download/', [], { format: 'csv' });
      expect(csv.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="mediabin.csv"',
        'cache-control': 'private, no-store',
      });
      const [head, one] = csv.text.split('\r\n');
      expect(head).toBe('position,resource_id,resource_name,resource_type,thumbnail_uri,ui_selected,absolute_url');
      expect(one).toBe(`1,VX-1,"'${risky.replaceAll('"', '""')}",item,,false,/vs/item/VX-1/`);
      expect(csv.text).toContain(`2,'+2,"a\nb",item,,false,/vs/item/%2B2/`);
      await reader.open(PAGE);
      expect((await act('download/', [first!.id], { format: 'csv' })).text).not.toContain('+2');
    });

    it('should be JSON as it is', async () => {
      await put({ resource_id: 'VX-1', resource_name: risky }, { resource_id: 'VX-2' });
      await reader.open(PAGE);
      const { headers, json } = await act('download/', [], { format: 'json' });
      expect(headers['content-disposition']).toBe('attachment; filename="mediabin.json"');
      expect(json.map((one: Item) => one.resource_name)).toEqual([risky, '']);
    });
  });

  it('should refuse forms that no page of ours has made', async () => {
    await three();
    await reader.open(PAGE);
    await reader.post(`${PAGE}clear/`, new URLSearchParams());
    expect(reader.page.status).toBe(403);
    expect(await ids()).toHaveLength(3);
  });

  it('should speak German', async () => {
    await three();
    const german = await new Reader(service.client, { 'Accept-Language': 'de' }).signIn(user);
    await german.open(PAGE);
    expect(german.text).toContain('3 im Korb, keiner ausgewählt');
    expect(german.text).toContain('Alle 3 entfernen');
    expect(german.text).toContain('VX-1 Eintrag');
    await german.submit(`${PAGE}add/`, { resource_id: '' });
    expect(german.text).toContain('Ein Fehler');
  });

  it('should be quick with as much as a bin can hold', async () => {
    const thousand = Array.from({ length: 1000 }, (_, n) => ({ resource_id: `VX-${n}`, resource_name: `Take ${n}` }));
    await put(...thousand);
    await reader.open(PAGE);
    expect(reader.page.text.length).toBeLessThan(100_000);
    await act('select/', [], { all: 'true' });
    expect(labels().at(-1)).toBe('Remove 1000');
    await act(
      'remove/',
      (await items()).map(({ id }) => id),
    );
    expect(await ids()).toEqual([]);
  });

  describe('that is long', () => {
    const names = (): string[] =>
      [...reader.page.text.matchAll(/<a id="name-[1-9]\d*"[^>]*>([^<]*)</g)].map(([, name]) => name!);
    const fields = () => {
      const { shown, from } = reader.values(`${PAGE}select/`);
      return { shown: shown!, from: from! };
    };
    const selected = async (): Promise<string[]> =>
      (await items()).filter(({ ui_selected }) => ui_selected).map(({ resource_id }) => resource_id);
    let all: Item[];

    beforeEach(async () => {
      all = await put(...Array.from({ length: 100 }, (_, n) => ({ resource_id: `VX-${n + 1}` })));
      await reader.open(PAGE);
    });

    it('should stand on several pages', async () => {
      expect(names()).toEqual(all.slice(0, 30).map(({ resource_id }) => resource_id));
      expect(reader.page.text).not.toContain('rel="prev"');
      expect(reader.page.text).toContain('rel="next" href="/mediabin/?from=30"');
      // What goes over the edge of a page still goes one up or down.
      expect(reader.page.text).toMatch(
        new RegExp(`formaction="${PAGE}${all[29]!.id}/move/" name="position" value="31"`),
      );
      await reader.open(`${PAGE}?from=90`);
      expect(names()).toEqual([
        'VX-91',
        'VX-92',
        'VX-93',
        'VX-94',
        'VX-95',
        'VX-96',
        'VX-97',
        'VX-98',
        'VX-99',
        'VX-100',
      ]);
      expect(reader.page.text).toContain('rel="prev" href="/mediabin/?from=60"');
      expect(reader.page.text).not.toContain('rel="next"');
      // Of what is gone, or was never there, the end is shown.
      for (const from of ['960', '-1', 'x', '1e9']) {
        await reader.open(`${PAGE}?from=${from}`);
        expect(reader.page.status).toBe(200);
        expect(names().length).toBeGreaterThan(0);
      }
    });

    it('should end with its last page, where that is full, too', async () => {
      await act(
        'remove/',
        all.slice(90).map(({ id }) => id),
      );
      const last = all.slice(60, 90).map(({ resource_id }) => resource_id);
      for (const from of ['60', '90', '91', '999']) {
        await reader.open(`${PAGE}?from=${from}`);
        expect(names()).toEqual(last);
        expect(reader.page.text).not.toContain('rel="next"');
      }
    });

    it('should keep what is selected on other pages', async () => {
      await act('select/', [all[0]!.id, all[1]!.id], fields());
      expect(await selected()).toEqual(['VX-1', 'VX-2']);
      await reader.open(`${PAGE}?from=30`);
      await act('select/', [all[50]!.id], fields());
      expect(reader.path).toBe(`${PAGE}?from=30`);
      expect(await selected()).toEqual(['VX-1', 'VX-2', 'VX-51']);
      expect(labels().at(-1)).toBe('Remove 3');
      await act('select/', [], fields());
      expect(await selected()).toEqual(['VX-1', 'VX-2']);
      // Nothing is ticked here, but it is not all that would be removed.
      expect(reader.page.text).toContain('<span class="untick">Remove ticked</span>');
    });

    it('should act on what is selected on other pages, too', async () => {
      await act('select/', [all[0]!.id], fields());
      await reader.open(`${PAGE}?from=30`);
      await act('ids/', [all[40]!.id], fields());
      expect(reader.page.text).toMatch(/<textarea[^>]*>\nVX-1\nVX-41<\/textarea>/);
      await reader.open(`${PAGE}?from=30`);
      await act('move/', [all[40]!.id], { ...fields(), position: '100' });
      expect((await ids()).slice(-2)).toEqual(['VX-1', 'VX-41']);
      expect(reader.path).toBe(`${PAGE}?from=90#item-${all[0]!.id}`);
    });

    it('should lead to the page where an item stands', async () => {
      for (const [position, page] of [
        ['30', PAGE],
        ['31', `${PAGE}?from=30`],
      ] as const) {
        await act(`${all[0]!.id}/move/`, [], { position });
        expect(reader.path).toBe(`${page}#item-${all[0]!.id}`);
      }
      await reader.open(`${PAGE}?from=30`);
      expect(names()).toContain('VX-1');
      await reader.submit(`${PAGE}add/`, { resource_id: 'new' });
      expect(reader.path).toMatch(/^\/mediabin\/\?from=90#item-\d+$/);
    });
  });
});

e2e('the page of an item', (service) => {
  let me: Client;
  let reader: Reader;

  beforeEach(async () => {
    const user = await service.user();
    me = service.client.asBasic(user);
    reader = await new Reader(service.client).signIn(user);
  });

  it.each(['VX-1', 'a/b', '100% c?d#e&f=g', '<b>"\'', '港の朝 ☕', ' space ', '+1', 'a\\b', '...', 'x'.repeat(255)])(
    'should stand at the address that the item %j has',
    async (resource_id) => {
      await me.post(BIN, { resource_id, resource_name: 'Kickoff.mov' });
      const [item] = (await me.get(BIN)).json.objects;
      await reader.open(item.absolute_url);
      expect(reader.page.status).toBe(200);
      expect(reader.text).toMatch(/^Kickoff\.mov What is known of this item here\. Media bin In your bin/);
      await reader.submit(`${item.absolute_url}remove/`);
      expect(reader.text).toContain('Not in your bin');
      await reader.submit(`${item.absolute_url}undo/`);
      expect(reader.text).toContain('In your bin');
      expect((await me.get(BIN)).json.objects).toMatchObject([{ resource_id, resource_name: 'Kickoff.mov' }]);
    },
  );

  it('should not say of the item what was done to another one meanwhile', async () => {
    for (const resource_id of ['VX-1', 'VX-2']) await me.post(BIN, { resource_id });
    await reader.open('/vs/item/VX-1/');
    await reader.submit('/vs/item/VX-1/remove/');
    const [other] = (await me.get(BIN)).json.objects;
    await me.delete(`${BIN}${other.id}/`);
    await reader.submit('/vs/item/VX-1/undo/');
    expect(reader.text).toContain('1 brought back.');
    expect(reader.text).toContain('Not in your bin');
  });

  it('should add what is not in the bin, with what is known of it', async () => {
    const path = '/vs/item/VX%2F9/';
    await reader.open(path);
    expect(reader.text).toContain('Not in your bin');
    expect(reader.text).toContain('VX/9');
    const typed = { resource_name: 'Teaser', resource_type: 'video', thumbnail_uri: 'javascript:alert(1)' };
    await reader.submit(path, typed);
    expect(reader.page.status).toBe(422);
    expect(reader.values(path)).toMatchObject(typed);
    await reader.submit(path, { thumbnail_uri: 'https://media.example.org/9.png' });
    expect(reader.text).toContain('It is in your bin.');
    expect(String(reader.page.headers['content-security-policy'])).toContain(
      "img-src 'self' https://media.example.org;",
    );
    expect((await me.get(BIN)).json.objects).toMatchObject([
      { resource_id: 'VX/9', resource_name: 'Teaser', resource_type: 'video' },
    ]);
  });

  it('should be a page of the bin, and lead to where the item stands in it', async () => {
    await me.post(
      `${BIN}bulk/`,
      Array.from({ length: 31 }, (_, n) => ({ resource_id: `VX-${n}` })),
    );
    const last = (await me.get(`${BIN}?limit=1000`)).json.objects[30];
    const { text } = await reader.open('/vs/item/VX-30/');
    const place = `/mediabin/?from=30#item-${last.id}`;
    const change = `/mediabin/?from=30&amp;item=${last.id}#change`;
    const led = [...text.matchAll(/href="(\/mediabin\/\?from[^"]*)"/g)].map(([, path]) => path);
    expect(led).toEqual([place, place, change]);
    expect(/<a href="([^"]+)" aria-current/.exec(text)?.[1]).toBe(PAGE);
  });

  it('should add without anything being known', async () => {
    await reader.open('/vs/item/kickoff.wav/');
    await reader.submit('/vs/item/kickoff.wav/');
    expect((await me.get(BIN)).json.objects).toMatchObject([{ resource_name: '', resource_type: 'audio' }]);
  });
});
