import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AuthContext } from '../../src/auth/auth-context.js';
import { Problem } from '../../src/config/problem.js';
import { engine } from '../../src/database/columns.js';
import { Database } from '../../src/database/database.js';
import {
  BIN_LIMIT,
  MediabinService,
  type BinItemChanges,
  type BinItemValues,
  type BinWish,
} from '../../src/mediabin/mediabin.service.js';
import { ValidationFailed } from '../../src/rest/errors.js';
import type { Stored } from '../../src/rest/query/writes.js';
import { e2e } from '../support/service.js';

interface Item {
  id: string;
  position: number;
  resource_id: string;
  resource_name: string;
  resource_type: string;
  thumbnail_uri: string;
  ui_selected: boolean;
  created_at: string;
}

/** A list of resources from letters. */
const resources = (letters: string): BinItemValues[] => [...letters].map((resource_id) => ({ resource_id }));
const numbered = (count: number, prefix = 'VX-'): BinItemValues[] =>
  Array.from({ length: count }, (_, n) => ({ resource_id: `${prefix}${n}` }));

/** The code of the Problem that a promise is rejected with. */
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw new Error('It was not refused by a Problem.', { cause: error });
  return error.code;
};

e2e('the media bin', (service) => {
  let bins: MediabinService;
  let auth: AuthContext;
  let other: AuthContext;

  const caller = async (): Promise<AuthContext> => ({ user: { id: (await service.user()).id } }) as AuthContext;

  const itemsOf = async ({ user }: AuthContext): Promise<Item[]> => {
    const rows = await service.sql<Item>('SELECT * FROM bin_item WHERE user_id = ? ORDER BY position, id', [user.id]);
    return rows.map((row) => ({ ...row, id: String(row.id), ui_selected: Boolean(row.ui_selected) }));
  };

  /** The resources of a bin in order, as a text; every position must be the place in the list. */
  const order = async (of = auth): Promise<string> => {
    const items = await itemsOf(of);
    expect(items.map(({ position }) => Number(position))).toEqual(items.map((_, n) => n + 1));
    expect(new Set(items.map(({ resource_id }) => resource_id)).size).toBe(items.length);
    return items.map(({ resource_id }) => resource_id).join('');
  };

  const ids = async (letters: string, of = auth): Promise<string[]> => {
    const items = await itemsOf(of);
    return [...letters].map((letter) => items.find(({ resource_id }) => resource_id === letter)!.id);
  };
  const id = async (letter: string): Promise<string> => (await ids(letter))[0]!;

  const addMany = async (
    to: AuthContext,
    list: readonly BinWish['values'][],
    field = String as (index: number) => string,
  ): Promise<Stored[]> =>
    bins.placeAll(
      list.map((values) => ({ auth: to, values })),
      field,
    );
  const add = (to: AuthContext, values: BinItemValues): Promise<Stored[]> => addMany(to, [values]);

  beforeAll(() => void (bins = service.app.get(MediabinService)));
  beforeEach(async () => {
    [auth, other] = [await caller(), await caller()];
    await addMany(auth, resources('abcdef'));
    await addMany(other, resources('fab'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    expect(await order(other)).toBe('fab');
  });

  describe('adding many', () => {
    it('should put them behind the others in their order and tell which were new', async () => {
      const [b, d] = await ids('bd');
      const added = await addMany(auth, resources('xbydx'));
      expect(await order()).toBe('abcdefxy');
      const [x, y] = await ids('xy');
      expect(added).toEqual([
        { id: x, isNew: true },
        { id: b, isNew: false },
        { id: y, isNew: true },
        { id: d, isNew: false },
        { id: x, isNew: false },
      ]);
      expect(await addMany(auth, [])).toEqual([]);
    });

    it('should update what is there with what is given, and nothing else', async () => {
      const full = {
        resource_id: 'b',
        resource_name: 'b.mov',
        resource_type: 'clip',
        thumbnail_uri: '/b.jpg',
        ui_selected: true,
      };
      await addMany(auth, [full]);
      const before = await itemsOf(auth);
      const changes = [
        { resource_id: 'b', resource_name: '' },
        { resource_id: 'a', ui_selected: true },
        { resource_id: 'b', ui_selected: false },
        { resource_id: 'z', resource_name: 'z.wav' },
        { resource_id: 'z', thumbnail_uri: '/z.jpg' },
      ];
      await addMany(auth, changes);
      const [a, b, ...rest] = before;
      const z = {
        resource_id: 'z',
        position: 7,
        resource_name: 'z.wav',
        resource_type: 'audio',
        thumbnail_uri: '/z.jpg',
        ui_selected: false,
      };
      expect(await itemsOf(auth)).toEqual([
        { ...a, ui_selected: true },
        { ...b, resource_name: '', ui_selected: false },
        ...rest,
        expect.objectContaining(z),
      ]);
    });

    it('should fill a bin at once, and add nothing when it is too much', async () => {
      expect(await refusal(addMany(auth, numbered(BIN_LIMIT - 5)))).toBe('bin_full');
      expect(await order()).toBe('abcdef');
      await addMany(auth, numbered(BIN_LIMIT - 6));
      expect(await itemsOf(auth)).toHaveLength(BIN_LIMIT);
      expect(await refusal(add(auth, resources('x')[0]!))).toBe('bin_full');
      const again = await addMany(auth, numbered(BIN_LIMIT - 6).reverse());
      expect(again.filter(({ isNew }) => isNew)).toEqual([]);
      await order();
    });

    it('should be one bin when many callers add at once', async () => {
      await Promise.all(resources('abcdefghijklmnopqrst').map((one) => add(auth, one)));
      expect((await order()).slice(0, 6)).toBe('abcdef');
      expect([...(await order())].sort().join('')).toBe('abcdefghijklmnopqrst');
      const full = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => addMany(auth, numbered(100, `${n}-`))),
      );
      expect(full.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
      expect(await itemsOf(auth)).toHaveLength(920);
    });

    it('should not get in the way of other users who add at the same time', async () => {
      const callers = await Promise.all(Array.from({ length: 12 }, caller));
      await Promise.all(callers.flatMap((one) => [addMany(one, resources('abc')), addMany(one, resources('xyz'))]));
      await Promise.all(callers.map(async (one) => bins.remove(one, await ids('by', one))));
      const undone = await Promise.all(callers.map((one) => bins.undo(one)));
      expect(undone.map((restored) => restored.length)).toEqual(callers.map(() => 2));
      for (const one of callers) expect(['abcxyz', 'xyzabc']).toContain(await order(one));
    });
  });

  describe('changing', () => {
    it.each([
      ['d', 1, 'dabcef'],
      ['a', 6, 'bcdefa'],
      ['b', 4, 'acdbef'],
      ['e', 2, 'aebcdf'],
      ['c', 3, 'abcdef'],
    ])('should move %s to place %d', async (letter, position, expected) => {
      const before = await itemsOf(auth);
      await bins.change(auth, await id(letter), { position });
      expect(await order()).toBe(expected);
      expect((await itemsOf(auth)).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    });

    it('should change the name and the selection, alone and with the place', async () => {
      await bins.change(auth, await id('c'), { resource_name: 'c.mov' });
      await bins.change(auth, await id('c'), { ui_selected: true });
      expect((await itemsOf(auth))[2]).toMatchObject({
        resource_id: 'c',
        resource_name: 'c.mov',
        ui_selected: true,
        resource_type: 'item',
      });
      await bins.change(auth, await id('c'), { ui_selected: false, resource_name: '', position: 1 });
      expect(await order()).toBe('cabdef');
      expect((await itemsOf(auth))[0]).toMatchObject({ resource_name: '', ui_selected: false });
      await bins.change(auth, await id('c'), {});
      expect(await order()).toBe('cabdef');
    });

    it('should be done to several as to one after the other, in one step', async () => {
      const one = async (of: AuthContext, letter: string) => (await ids(letter, of))[0]!;
      const third = await caller();
      await addMany(third, resources('abcdef'));
      const changes: [string, BinItemChanges][] = [
        ['e', { position: 1, resource_name: 'e.mov' }],
        ['a', { position: 6 }],
        ['b', { position: 1, ui_selected: true }],
        ['c', { ui_selected: true, resource_name: '' }],
        ['f', { position: 3 }],
      ];
      for (const [letter, change] of changes) await bins.change(auth, await one(auth, letter), change);
      const all = await Promise.all(
        changes.map(async ([letter, change]) => ({ id: await one(third, letter), ...change })),
      );
      expect(await bins.changeAll(third, all)).toEqual(changes.map(() => undefined));
      const shown = async (of: AuthContext) =>
        (await itemsOf(of)).map(({ position, resource_id, resource_name, ui_selected }) => {
          return { position, resource_id, resource_name, ui_selected };
        });
      expect(await shown(third)).toEqual(await shown(auth));
      const before = await shown(third);
      const refused = await bins.changeAll(third, [
        { id: all[0]!.id, position: 6 },
        { id: await one(auth, 'a'), position: 1 },
        { id: all[1]!.id, position: 7 },
      ]);
      expect(refused.map((problem) => problem?.code)).toEqual([undefined, 'not_found', 'validation_failed']);
      expect(await shown(third)).toEqual(before);
    });

    it('should be what several resources can be added with, one after the other', async () => {
      const added = await addMany(
        auth,
        [{ resource_id: 'x' }, { resource_id: 'y', position: 1 }, { resource_id: 'a', position: 8 }],
        (place) => `${place}.position`,
      );
      expect(added.map((one) => one.isNew)).toEqual([true, true, false]);
      expect(await order()).toBe('ybcdefxa');
      const wrong = addMany(
        auth,
        [{ resource_id: 'p' }, { resource_id: 'q', position: 11 }],
        (place) => `${place}.position`,
      );
      await expect(wrong).rejects.toMatchObject({
        fields: { '1.position': [expect.stringContaining('from 1 to 10')] },
      });
      expect(await order()).toBe('ybcdefxa');
    });

    it('should be refused to a user who has just been deleted', async () => {
      const gone = await caller();
      await service.sql('DELETE FROM account WHERE id = ?', [gone.user.id]);
      expect(await refusal(addMany(gone, resources('a')))).toBe('unauthenticated');
    });

    it.each([0, 7, -1, 1.5, NaN, 2 ** 60])('should refuse the place %d and change nothing', async (position) => {
      const before = await itemsOf(auth);
      const change = bins.change(auth, await id('c'), { position, resource_name: 'new' });
      await expect(change).rejects.toMatchObject({
        resource: 'mediabin',
        fields: { position: ['This must be a whole number from 1 to 6.'] },
      });
      await expect(change).rejects.toBeInstanceOf(ValidationFailed);
      expect(await itemsOf(auth)).toEqual(before);
    });

    it("should not find another user's item, nor what is none", async () => {
      const [foreign] = await ids('f', other);
      const before = await itemsOf(other);
      for (const one of [foreign!, '999999', '0']) {
        expect(await refusal(bins.change(auth, one, { ui_selected: true }))).toBe('not_found');
      }
      expect(await itemsOf(other)).toEqual(before);
      for (const one of [foreign!, '999999', '0', 'abc', '1;2', '']) {
        expect(await refusal(bins.change(auth, one, { resource_name: 'new', position: 1 }))).toBe('not_found');
        expect(await refusal(bins.reorder(auth, [one]))).toBe('not_found');
        expect(await refusal(bins.remove(auth, one))).toBe('not_found');
        expect(await refusal(bins.remove(auth, [...(await ids('ab')), one]))).toBe('not_found');
      }
      expect(await order()).toBe('abcdef');
    });
  });

  describe('reordering', () => {
    it.each([
      ['fedcba', 'fedcba'],
      ['f', 'fabcde'],
      ['eb', 'ebacdf'],
      ['', 'abcdef'],
    ])('should put "%s" first and leave the others behind: %s', async (first, expected) => {
      await bins.reorder(auth, await ids(first));
      expect(await order()).toBe(expected);
    });

    it('should refuse an item that is named twice', async () => {
      const [c, d] = await ids('cd');
      await expect(bins.reorder(auth, [d!, c!, d!])).rejects.toMatchObject({
        resource: 'mediabin',
        fields: { ids: [expect.any(String)] },
      });
      expect(await order()).toBe('abcdef');
    });

    it('should turn a full bin around', async () => {
      await addMany(auth, numbered(BIN_LIMIT - 6));
      const before = (await itemsOf(auth)).map((item) => item.id);
      await bins.reorder(auth, before.toReversed());
      expect((await itemsOf(auth)).map((item) => item.id)).toEqual(before.toReversed());
      await order();
    });
  });

  describe('removing', () => {
    it('should close the gaps', async () => {
      await bins.remove(auth, await id('c'));
      expect(await order()).toBe('abdef');
      await bins.remove(auth, await ids('faa'));
      expect(await order()).toBe('bde');
      await add(auth, resources('c')[0]!);
      expect(await order()).toBe('bdec');
    });

    it('should tell how many there were when everything is removed', async () => {
      expect(await bins.clear(auth)).toBe(6);
      expect(await order()).toBe('');
      expect(await bins.clear(auth)).toBe(0);
    });

    it('should close gaps that somebody else has left', async () => {
      await service.sql('UPDATE bin_item SET position = position * 10 WHERE user_id = ?', [auth.user.id]);
      await bins.remove(auth, await id('c'));
      expect(await order()).toBe('abdef');
      await service.sql("DELETE FROM bin_item WHERE user_id = ? AND resource_id = 'd'", [auth.user.id]);
      await addMany(auth, resources('xy'));
      expect((await itemsOf(auth)).map(({ position }) => Number(position))).toEqual([1, 2, 4, 5, 6, 7]);
      await bins.remove(auth, await id('y'));
      expect(await order()).toBe('abefx');
      await service.sql('UPDATE bin_item SET position = 3 WHERE user_id = ?', [auth.user.id]);
      await bins.change(auth, await id('x'), { position: 1 });
      expect(await order()).toBe('xabef');
    });
  });

  describe('undoing', () => {
    /** What is kept for it. */
    const kept = async (): Promise<number> =>
      (await service.sql('SELECT id FROM removed_bin_item WHERE user_id = ?', [auth.user.id])).length;

    it('should bring back one item as it was, under its id', async () => {
      const full = {
        resource_id: 'c',
        resource_name: 'c.mov',
        resource_type: 'clip',
        thumbnail_uri: '/c.jpg',
        ui_selected: true,
      };
      await add(auth, full);
      const before = await itemsOf(auth);
      const c = await id('c');
      await bins.remove(auth, c);
      expect(await bins.undo(auth)).toEqual([c]);
      expect(await itemsOf(auth)).toEqual(before);
      expect(await refusal(bins.undo(auth))).toBe('nothing_to_undo');
      await bins.remove(auth, c);
      expect(await bins.undo(auth)).toEqual([c]);
      expect(await itemsOf(auth)).toEqual(before);
    });

    it.each(['bdf', 'abcdef', 'fa'])(
      'should bring back %s to where they were, whatever the order of removing',
      async (gone) => {
        const before = await itemsOf(auth);
        await bins.remove(auth, (await ids(gone)).reverse());
        expect((await bins.undo(auth)).sort()).toEqual((await ids(gone)).sort());
        expect(await itemsOf(auth)).toEqual(before);
      },
    );

    it('should bring back a full bin that was cleared', async () => {
      await addMany(auth, numbered(BIN_LIMIT - 6));
      const before = await itemsOf(auth);
      expect(await bins.clear(auth)).toBe(BIN_LIMIT);
      expect(await bins.undo(auth)).toHaveLength(BIN_LIMIT);
      expect(await itemsOf(auth)).toEqual(before);
    });

    it('should put them as near as possible to where they were when the bin has changed', async () => {
      await bins.remove(auth, await ids('bf'));
      await bins.reorder(auth, await ids('edca'));
      await add(auth, resources('x')[0]!);
      await bins.undo(auth);
      expect(await order()).toBe('ebdcafx');
    });

    it('should leave out what is in the bin again', async () => {
      const [a, , c] = await ids('abc');
      await bins.remove(auth, await ids('abc'));
      await add(auth, { resource_id: 'b', resource_name: 'again' });
      expect(await bins.undo(auth)).toEqual([a, c]);
      expect(await order()).toBe('adcefb');
      expect((await itemsOf(auth)).find(({ resource_id }) => resource_id === 'b')!.resource_name).toBe('again');
      expect(await kept()).toBe(0);
      await bins.remove(auth, await id('b'));
      await add(auth, resources('b')[0]!);
      expect(await refusal(bins.undo(auth))).toBe('nothing_to_undo');
    });

    it('should know the last removal only', async () => {
      await bins.remove(auth, await ids('ab'));
      const [e] = await ids('e');
      await bins.remove(auth, e!);
      expect(await kept()).toBe(1);
      expect(await bins.undo(auth)).toEqual([e]);
      expect(await refusal(bins.undo(auth))).toBe('nothing_to_undo');
      expect(await order()).toBe('cdef');
    });

    it('should not forget the last removal for one that fails or removes nothing', async () => {
      await bins.remove(auth, await id('a'));
      expect(await refusal(bins.remove(auth, [...(await ids('bc')), '999999']))).toBe('not_found');
      await bins.remove(auth, []);
      await bins.undo(auth);
      expect(await order()).toBe('abcdef');
      await bins.clear(auth);
      await bins.clear(auth);
      await bins.undo(auth);
      expect(await order()).toBe('abcdef');
    });

    it('should be possible for a quarter of an hour', async () => {
      const start = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
      await bins.remove(auth, await id('a'));
      clock.mockReturnValue(start + 15 * 60_000 + 1);
      expect(await refusal(bins.undo(auth))).toBe('nothing_to_undo');
      clock.mockReturnValue(start + 15 * 60_000);
      expect(await bins.undo(auth)).toHaveLength(1);
    });

    it('should restore nothing when the bin has not enough space for all', async () => {
      await bins.remove(auth, await ids('ab'));
      await addMany(auth, numbered(BIN_LIMIT - 5));
      expect(await refusal(bins.undo(auth))).toBe('bin_full');
      expect(await itemsOf(auth)).toHaveLength(BIN_LIMIT - 1);
      expect(await kept()).toBe(2);
      await service.sql("DELETE FROM bin_item WHERE user_id = ? AND resource_id = 'VX-0'", [auth.user.id]);
      expect(await bins.undo(auth)).toHaveLength(2);
      expect(await itemsOf(auth)).toHaveLength(BIN_LIMIT);
      await order();
    });

    it("should never touch another user's removal", async () => {
      await bins.clear(other);
      await bins.remove(auth, await id('a'));
      expect(await bins.undo(auth)).toHaveLength(1);
      expect(await refusal(bins.undo(auth))).toBe('nothing_to_undo');
      expect(await bins.undo(other)).toHaveLength(3);
    });

    it('should be done once when it is asked for several times at once', async () => {
      await bins.remove(auth, await ids('bd'));
      const tries = await Promise.allSettled(Array.from({ length: 6 }, () => bins.undo(auth)));
      const won = tries.filter((one) => one.status === 'fulfilled');
      expect(won).toHaveLength(1);
      const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Problem).code] : []));
      expect(reasons).toEqual(Array(5).fill('nothing_to_undo'));
      expect(await order()).toBe('abcdef');
    });
  });

  it('should lose and double nothing when everything is done at once', async () => {
    const all = await ids('abcdef');
    for (let round = 0; round < 5; round++) {
      const results = await Promise.allSettled([
        bins.reorder(auth, all.toReversed()),
        bins.remove(auth, all[1]!),
        bins.change(auth, all[2]!, { position: 3 }), // of the three that are sure to be there
        bins.reorder(auth, [all[3]!, all[0]!]),
        bins.remove(auth, [all[4]!, all[5]!]),
        add(auth, { resource_id: `new ${round}` }),
        bins.undo(auth),
        bins.change(auth, all[0]!, { position: 1 }),
      ]);
      const reasons = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Problem).code] : []));
      expect(reasons.filter((code) => !['not_found', 'nothing_to_undo'].includes(code))).toEqual([]);
      await order();
      const present = await itemsOf(auth);
      expect(present.map(({ id }) => id)).toEqual(expect.arrayContaining([all[0], all[2], all[3]]));
      expect(present.filter(({ resource_id }) => resource_id.startsWith('new'))).toHaveLength(round + 1);
      const removed = await service.sql('SELECT resource_id FROM removed_bin_item WHERE user_id = ?', [auth.user.id]);
      const names = [...present.map(({ resource_id }) => resource_id), ...removed.map((row) => row.resource_id)];
      expect(new Set(names).size).toBe(names.length);
      await addMany(auth, resources('abcdef'));
      [all[1], all[4], all[5]] = (await ids('bef')) as [string, string, string];
    }
  });

  it('should go by what is true now, whatever the write that it is a part of has read before', async () => {
    const database = service.app.get(Database);
    const begun = Promise.withResolvers<void>();
    const meanwhile = begun.promise.then(() => add(auth, resources('y')[0]!));
    await database.write(async () => {
      await database.read('SELECT COUNT(*) AS n FROM bin_item');
      begun.resolve();
      // On SQLite there is one writer at a time: it comes after this one.
      if (engine === 'mysql') await meanwhile;
      await add(auth, resources('x')[0]!);
    });
    await meanwhile;
    expect(await order()).toBe(engine === 'mysql' ? 'abcdefyx' : 'abcdefxy');
  });
});
