import { describe, expect, it } from '@jest/globals';
import { NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { Problem } from '../config/problem.js';
import { refusalOf } from './errors.js';

const failed = (error: object) => new QueryFailedError('INSERT', [], Object.assign(new Error('of the driver'), error));

describe('refusalOf', () => {
  it.each([
    ['a problem', new Problem('name_taken', 'Taken.'), { status: 409, code: 'name_taken', sentence: 'Taken.' }],
    ['what the framework throws', new NotFoundException('Nothing.'), { status: 404, code: 'not_found', sentence: 'Nothing.' }],
    ['what Express throws', Object.assign(new Error('secret'), { status: 413 }), { status: 413, code: 'too_large', sentence: 'The request could not be read.' }],
    ['a file that another process writes to', failed({ errcode: 5 }), { status: 503, code: 'unavailable', sentence: 'The database is busy; try again later.' }],
    ['a lock that was waited for too long', failed({ errno: 1205 }), { status: 503, code: 'unavailable', sentence: 'The database is busy; try again later.' }],
    ['one deadlock too many', failed({ errno: 1213 }), { status: 503, code: 'unavailable', sentence: 'The database is busy; try again later.' }],
  ])('should know %s', (_, exception, refusal) => {
    expect(refusalOf(exception)).toEqual(refusal);
  }); // prettier-ignore

  it('should not know what nobody foresaw', () => {
    const unforeseen = [new Error('x'), failed({ errno: 1054 }), Object.assign(new Error('x'), { status: 500 }), undefined, 'x']; // prettier-ignore
    expect(unforeseen.map(refusalOf)).toEqual(unforeseen.map(() => undefined));
  });
});
