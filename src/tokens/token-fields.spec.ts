import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TokenAccess, TokenRunAs } from '../auth/api-token.entity.js';
import { settings } from '../config/settings.js';
import { checkLabel, checkNewEnd, checkNewToken, checkOverlap, InvalidToken } from './token-fields.js';

const today = '2031-06-30T12:00:00.000000';
const days = (count: number): string => `${new Date(Date.UTC(2031, 5, 30 + count, 12)).toISOString().slice(0, 23)}000`;

/** The fields that are refused, with their faults. */
function faultsOf(work: () => unknown): Record<string, string[]> {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidToken) return error.fields;
    throw error;
  }
  return {};
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 5, 30, 12));
});
afterEach(() => {
  jest.restoreAllMocks();
  settings.tokenMaxDays = undefined;
});

describe('checkNewToken', () => {
  it('should have a standard for everything', () => {
    const standard = { label: '', access: 'full', runAs: 'allowed', createdAt: today, expiresAt: null };
    expect(checkNewToken({})).toEqual(standard);
    expect(checkNewToken({ expires: null })).toEqual(standard);
  });

  it('should take what is asked for, the end in any zone', () => {
    expect(
      checkNewToken({
        label: 'é'.repeat(150),
        access: 'read',
        runAs: 'required',
        expires: '2031-07-01T02:00:00.5+02:00',
      }),
    ).toEqual({
      label: 'é'.repeat(150),
      access: 'read',
      runAs: 'required',
      createdAt: today,
      expiresAt: '2031-07-01T00:00:00.500000',
    });
  });

  it('should tell all faults at once, by field and in its message', () => {
    const asked = { label: 'x\u0000', expires: 'soon', access: 'write' as TokenAccess, runAs: 'maybe' as TokenRunAs };
    const faults = faultsOf(() => checkNewToken(asked));
    expect(Object.keys(faults).sort()).toEqual(['access', 'expires_at', 'label', 'run_as']);
    expect(() => checkNewToken(asked)).toThrow(Object.values(faults).flat().join(' '));
  });

  it.each(['2031-06-30T12:00:00', '2031-06-30T11:59:59.999999', '2001-01-01', 'soon', '', '2031-02-30', '0'])(
    'should refuse the end %j',
    (expires) => {
      expect(Object.keys(faultsOf(() => checkNewToken({ expires })))).toEqual(['expires_at']);
    },
  );

  it('should let no token last longer than TOKEN_MAX_DAYS', () => {
    settings.tokenMaxDays = 30;
    expect(checkNewToken({}).expiresAt).toBe(days(30));
    expect(checkNewToken({ expires: `${days(30)}Z` }).expiresAt).toBe(days(30));
    const late = days(30).replace('.000000', '.000001');
    expect(faultsOf(() => checkNewToken({ expires: late }))).toEqual({
      expires_at: [expect.stringContaining('30 days')],
    });
  });
});

describe('checkLabel', () => {
  it.each(['', ' ', 'panel', '🎬'.repeat(150), 'می\u200cخواهم'])('should take %j', (label) => {
    expect(faultsOf(() => checkLabel(label))).toEqual({});
  });

  it.each(['x'.repeat(151), 'two\nlines', 'a\tb', '\u202e', 'null\u0000', '\ud800'])('should refuse %j', (label) => {
    expect(Object.keys(faultsOf(() => checkLabel(label)))).toEqual(['label']);
  });
});

describe('checkOverlap', () => {
  it.each([0, 1, 1440])('should take %d minutes', (minutes) => {
    expect(faultsOf(() => checkOverlap(minutes))).toEqual({});
  });

  it.each([-1, 1441, 0.5, NaN, Infinity, '5', null])('should refuse %j', (minutes) => {
    expect(Object.keys(faultsOf(() => checkOverlap(minutes as number)))).toEqual(['overlap_minutes']);
  });
});

describe('checkNewEnd', () => {
  const token = { createdAt: days(-20), expiresAt: days(5) as string | null };

  it.each([
    ['earlier', days(4), days(5), false],
    ['later', days(6), days(5), true],
    ['none', null, days(5), true],
    ['some, where there was none', days(400), null, false],
  ])('should know whether %s lets the token live longer', (_, expires, expiresAt, isLater) => {
    expect(checkNewEnd(expires, { ...token, expiresAt })).toEqual({ end: expires, isLater });
  });

  it('should ask for nothing where the end stays', () => {
    settings.tokenMaxDays = 1;
    expect(checkNewEnd(`${days(5)}Z`, token)).toBeUndefined();
    expect(checkNewEnd(null, { ...token, expiresAt: null })).toBeUndefined();
    expect(checkNewEnd(days(-1), { ...token, expiresAt: days(-1) })).toBeUndefined();
  });

  it.each([days(0), days(-1), 'soon', ''])('should refuse the end %j', (expires) => {
    expect(Object.keys(faultsOf(() => checkNewEnd(expires, token)))).toEqual(['expires_at']);
  });

  it('should count TOKEN_MAX_DAYS from the creation', () => {
    settings.tokenMaxDays = 30;
    expect(checkNewEnd(days(10), token)).toEqual({ end: days(10), isLater: true });
    for (const expires of [days(11), null]) {
      expect(faultsOf(() => checkNewEnd(expires, token))).toEqual({ expires_at: [expect.stringContaining('30 days')] });
    }
  });

  it('should let a token end earlier that lasts longer than TOKEN_MAX_DAYS allows by now', () => {
    settings.tokenMaxDays = 30;
    expect(checkNewEnd(days(300), { ...token, expiresAt: null })).toEqual({ end: days(300), isLater: false });
    expect(checkNewEnd(days(300), { ...token, expiresAt: days(301) })).toEqual({ end: days(300), isLater: false });
  });
});
