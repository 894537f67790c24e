import { describe, expect, it } from '@jest/globals';
import { ProblemError } from '../../../client/src/index.js';
import { fieldHtml, type FieldOptions, type FormInView } from './fields.js';
import { FormValues } from './form-values.js';
import { Catalogue, Words } from './words.js';

const messages = {
  'form.now': 'Now: {value}',
  'form.now-empty': 'Now empty',
  'form.now-long': 'Now something long',
  'form.now-ticked': 'Now ticked',
  'form.now-not-ticked': 'Now not ticked',
  label: 'Label',
  help: 'Help',
};
const words = new Words(new Catalogue({ en: messages, de: {} }), 'en');

/** What is said at a field of what somebody else has stored meanwhile. */
function said(typed: string | string[], options: Omit<FieldOptions, 'name'>) {
  const problem = new ProblemError(new Response(null, { status: 412 }), { code: 'precondition_failed' });
  const values = new FormValues({ x: typed });
  const form: FormInView = {
    path: '/x/',
    prefix: 'x',
    refused: { action: 'x', values, problem, isTold: false, address: '/', isUnsent: false },
  };
  const html = fieldHtml(words, form, { name: 'x', label: 'label', ...options });
  const [, now] = /<span class="now" id="f-x-x-now">(.*?)<\/span>/.exec(html) ?? [];
  expect(/aria-describedby="[^"]*f-x-x-now/.test(html)).toBe(now !== undefined);
  return now;
}

describe('a field that somebody else has changed meanwhile', () => {
  const choices = [
    { value: '1', label: 'News' },
    { value: '2', label: 'Sports' },
  ];

  it.each<[string, string | string[], Omit<FieldOptions, 'name'>, string | undefined]>([
    ['what is stored, harmless', 'a', { value: '<b>"b"' }, 'Now: &lt;b&gt;&quot;b&quot;'],
    ['that it is empty', 'a', { value: '' }, 'Now empty'],
    ['that it is long', 'a', { value: 'b'.repeat(201) }, 'Now something long'],
    ['all of it where it is not', 'a', { value: 'b'.repeat(200), help: 'help' }, `Now: ${'b'.repeat(200)}`],
    ['a choice by its label', '1', { type: 'select', choices, value: '2' }, 'Now: Sports'],
    ['choices by their labels', [], { type: 'checkboxes', choices, value: ['1', '2'] }, 'Now: News and Sports'],
    ['that a box is ticked', ['false'], { type: 'checkbox', value: true }, 'Now ticked'],
    ['that a box is not ticked', ['false', 'true'], { type: 'checkbox', value: false }, 'Now not ticked'],
    ['nothing where it is the same', 'a', { value: 'a' }, undefined],
    [
      'nothing of the ends of lines, which forms send as the network does',
      'a\r\nb',
      { type: 'textarea', value: 'a\nb' },
      undefined,
    ],
    ['nothing of a password', 'a', { type: 'password', value: 'b' }, undefined],
    ['nothing where it has no value of its own', 'a', {}, undefined],
  ])('should say %s', (_, typed, options, expected) => {
    expect(said(typed, options)).toBe(expected);
  });
});

describe('a field of a time', () => {
  it.each([
    ['2026-11-29T13:05:00.123456Z', '2026-11-29T13:05'],
    ['2026-11-29T13:05:00.123456', '2026-11-29T13:05'],
    ['2026-11-29T13:05:00+02:00', '2026-11-29T11:05'],
    ['2026-11-29', '2026-11-29T00:00'],
    ['day 5', 'day 5'],
    ['tomorrow', 'tomorrow'],
  ])('should show %s as browsers take it', (value, shown) => {
    const html = fieldHtml(
      words,
      { path: '/x/', prefix: 'x' },
      { name: 'x', label: 'label', type: 'datetime-local', value },
    );
    expect(/ value="([^"]*)"/.exec(html)![1]).toBe(shown);
  });

  it.each([
    ['2026-11-29T13:05', '2026-11-29T13:05:00Z'],
    ['2026-11-29T13:05:30', '2026-11-29T13:05:30Z'],
    ['2026-11-29T13:05:30.5', '2026-11-29T13:05:30.5Z'],
    ['2026-11-29T13:05:00Z', '2026-11-29T13:05:00Z'],
    ['tomorrow', 'tomorrow'],
    ['', null],
  ])('should send %s as version 2 takes it', (typed, sent) => {
    expect(new FormValues({ x: typed }).moment('x')).toBe(sent);
  });
});
