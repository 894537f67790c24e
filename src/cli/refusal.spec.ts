import { expect, it } from '@jest/globals';
import { sentenceOf } from './refusal.js';

it.each([
  [new Error('There is no role "x".'), 'There is no role "x".'],
  [new Error('connect ECONNREFUSED 127.0.0.1:1'), 'connect ECONNREFUSED 127.0.0.1:1.'],
  [new Error('two\n  lines'), 'two lines.'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED.'],
  [new Error(), 'Something went wrong.'],
  [
    Object.assign(new Error('database disk image is malformed'), { errcode: 11 }),
    'database disk image is malformed; restore a backup, or save what is left of it as README.md says under "When something is wrong".',
  ],
])('should say of %p one sentence', (error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence);
});
