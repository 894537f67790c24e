import { fieldRequired } from '../../config/invalid-fields.js';
import { escaped } from '../../rest/v2/openapi/html.js';
import { sentence } from './sentences.js';
import { timeHtml } from './times.js';
import type { RefusedForm } from './visit.js';
import type { Words } from './words.js';

/** A form as the tags inside it see it. */
export interface FormInView {
  path: string;
  /** Begins the ids of its fields. */
  prefix: string;
  refused?: RefusedForm;
  /** What its fields are called, by their names, in their order; of a form that was refused. */
  labels?: Map<string, string>;
  /** Those of its fields that were left empty and must not be, where the refusal does not tell. */
  missed?: string[];
  /** Whether it edits what was changed meanwhile. */
  isLate?: boolean;
}

export interface Choice {
  value: string;
  /** Text, not a key. */
  label: string;
  /** A point in time that the label of a radio button names as it stands: its day is shown, in the reader's zone. */
  time?: string;
  help?: string;
}

export interface FieldOptions {
  /** That of the member of version 2 that it is for. */
  name: string;
  /** The key of the message above it; `text` instead of it is text as it stands. */
  label?: string;
  text?: string;
  /** The key of the message below it. */
  help?: string;
  type?:
    | 'text'
    | 'email'
    | 'password'
    | 'number'
    | 'date'
    | 'datetime-local'
    | 'search'
    | 'tel'
    | 'url'
    | 'file'
    | 'hidden'
    | 'textarea'
    | 'select'
    | 'checkbox'
    | 'radio'
    | 'checkboxes'
    | 'group';
  value?: unknown;
  /** Of `select`, `radio` and `checkboxes`. */
  choices?: readonly Choice[];
  required?: boolean;
  autocomplete?: string;
  maxlength?: number;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  rows?: number;
  /** Of a file: the types that are taken. */
  accept?: string;
  /** Of `group`: the controls, as HTML, and what is stored now instead of what was typed. */
  inner?: string;
  now?: string;
  /** Whether it is as wide as there is room. */
  wide?: boolean;
  /** Whether it holds code or keys. */
  code?: boolean;
  autofocus?: boolean;
  spellcheck?: boolean;
  placeholder?: string;
  /** What is offered while one types; anything else may be typed. */
  suggestions?: readonly Choice[];
}

/** The fields by which people prove who they are, the first of those that a form has. */
const proofs = ['current_password', 'old_password', 'password'];

/** What is wrong with a form that was refused, by its fields; a missing proof of the password is the field's for it. */
function faultsIn(words: Words, { refused, labels }: FormInView): readonly { field: string; message: string }[] {
  const { problem, values } = refused!;
  if (problem.code === 'confirmation_required' && values.has('confirm')) {
    return [{ field: 'confirm', message: words.say('form.confirm') }];
  }
  if (problem.code !== 'proof_required') return problem.errors;
  // The field for it may have come with the refusal.
  const field = proofs.find((name) => values.has(name)) ?? proofs.find((name) => labels?.has(name)) ?? 'password';
  return [{ field, message: values.text(field) === '' ? words.say('form.proof') : problem.detail }];
}

/** What is wrong with a field. Who has to prove who they are first is told with it what else is lacking. */
function faultsOf(words: Words, form: FormInView, { name, required }: FieldOptions): string[] {
  const { refused } = form;
  if (!refused) return [];
  const faults = faultsIn(words, form).filter(({ field }) => field === name);
  const isMissed = required && refused.values.has(name) && refused.values.text(name) === '';
  if (isMissed && faults.length === 0 && refused.problem.code === 'proof_required') {
    (form.missed ??= []).push(name);
    return [fieldRequired];
  }
  return faults.map(({ message }) => message);
}

/** So much of what others have written stands beside a field. */
const mostShown = 200;

/** What is stored now instead of what was typed, where it was changed meanwhile; else nothing. */
function storedNow(words: Words, form: FormInView, options: FieldOptions): string {
  const { name, type, value, choices = [] } = options;
  const { refused } = form;
  if (refused?.problem.code !== 'precondition_failed' || value === undefined || type === 'password') return '';
  if (!refused.values.has(name)) return '';
  form.isLate = true;
  const plain = (values: readonly string[]): string => values.filter(Boolean).join('\n').replaceAll('\r', '');
  const stored = valuesOf({ ...form, refused: undefined }, options);
  if (plain(stored) === plain(valuesOf(form, options))) return '';
  if (type === 'checkbox') return words.say(stored.includes('true') ? 'form.now-ticked' : 'form.now-not-ticked');
  const said = stored.filter(Boolean).map((one) => choices.find((choice) => choice.value === one)?.label ?? one);
  const text = words.list(said);
  return text.length > mostShown ? words.say('form.now-long') : nowSaid(words, text);
}

/** What is stored now. */
export const nowSaid = (words: Words, value: string): string =>
  value === '' ? words.say('form.now-empty') : words.say('form.now', { value });

/** A field with its label above it, its help under it, and what is wrong with it beside it. */
export function fieldHtml(words: Words, form: FormInView, options: FieldOptions): string {
  const { name, type = 'text', help, required } = options;
  const id = idOf(form, name);
  const values = valuesOf(form, options);
  if (type === 'hidden') return `<input type="hidden" name="${escaped(name)}" value="${escaped(values[0] ?? '')}">`;
  const called = options.text ?? words.say(options.label ?? name);
  form.labels?.set(name, called);
  const faults = faultsOf(words, form, options);
  const now = options.now ?? storedNow(words, form, options);
  const describedBy = [faults.length > 0 && `${id}-why`, now && `${id}-now`, help && `${id}-help`]
    .filter(Boolean)
    .join(' ');
  const label = escaped(called);
  const mark =
    required && type !== 'checkbox' ? ` <span class="required">${escaped(words.say('form.required'))}</span>` : '';
  const faulty = faults.map((fault) => escaped(sentence(words, fault))).join(' ');
  const why =
    (faulty && `<span class="why" id="${id}-why">${faulty}</span>`) +
    (now && `<span class="now" id="${id}-now">${escaped(now)}</span>`);
  const hint = help ? `<span class="help" id="${id}-help">${escaped(words.say(help))}</span>` : '';
  const common = [describedBy && ` aria-describedby="${describedBy}"`, faults.length > 0 && ' aria-invalid="true"']
    .filter(Boolean)
    .join('');
  const row = (inner: string, tag = 'div', extra = ''): string =>
    `<${tag} class="row${options.wide ? ' wide' : ''}${faults.length > 0 ? ' mistake' : ''}"${extra}>${inner}</${tag}>`;

  const group = (inner: string): string =>
    row(`<legend>${label}${mark}</legend>${why}${hint}${inner}`, 'fieldset', ` id="${id}"${common}`);

  if (type === 'group') return group(options.inner!);
  if (type === 'radio' || type === 'checkboxes') {
    const kind = type === 'radio' ? 'radio' : 'checkbox';
    const boxes = (options.choices ?? []).map((choice, n) => {
      const tied = choice.help ? ` aria-describedby="${id}-${n}-help"` : '';
      const more = choice.help ? `<span class="help" id="${id}-${n}-help">${escaped(choice.help)}</span>` : '';
      return `<div class="option"><label for="${id}-${n}"><input type="${kind}" id="${id}-${n}" name="${escaped(name)}" value="${escaped(choice.value)}"${
        values.includes(choice.value) ? ' checked' : ''
      }${tied}> ${saidBy(words, choice)}</label>${more}</div>`;
    });
    return group(boxes.join(''));
  }
  if (type === 'checkbox') {
    const input = `<input type="checkbox" id="${id}" name="${escaped(name)}" value="true"${values.includes('true') ? ' checked' : ''}${common}>`;
    // A box that is not ticked sends nothing: the hidden field says that it was there.
    return row(
      `<input type="hidden" name="${escaped(name)}" value="false"><label for="${id}">${input} ${label}</label>${why}${hint}`,
    );
  }
  const typed = control(id, common, values[0] ?? '', options);
  // What is to be remembered is typed once: who wants to may read it.
  const inner =
    options.autocomplete === 'new-password' ? `<div class="shown-or-not">${typed}${reveal(words, id)}</div>` : typed;
  return row(`<label for="${id}">${label}${mark}</label>${why}${inner}${hint}`);
}

function saidBy(words: Words, { label, time }: Choice): string {
  const said = escaped(label);
  if (time === undefined) return said;
  return `<span>${said.replace(time, () => timeHtml(words, time, 'day'))}</span>`; // one cell beside its button
}

const reveal = (words: Words, id: string): string =>
  `<button type="button" class="quiet" hidden aria-controls="${id}" data-hide="${escaped(words.say('form.hide-password'))}">${escaped(words.say('form.show-password'))}</button>`;

function control(id: string, common: string, value: string, options: FieldOptions): string {
  const { name, type = 'text', required, code } = options;
  const attributes = [
    ` id="${id}" name="${escaped(name)}"`,
    required ? ' required' : '',
    ...(['autocomplete', 'maxlength', 'min', 'max', 'step', 'rows', 'accept', 'placeholder'] as const).map((key) =>
      options[key] === undefined || options[key] === null ? '' : ` ${key}="${escaped(String(options[key]))}"`,
    ),
    options.autofocus ? ' autofocus' : '',
    code || options.spellcheck === false ? ' spellcheck="false"' : '',
    code ? ' class="code"' : '',
    common,
  ].join('');
  if (type === 'textarea') return `<textarea${attributes}>\n${escaped(value)}</textarea>`;
  if (type === 'select') {
    const choices = (options.choices ?? []).map(
      (choice) =>
        `<option value="${escaped(choice.value)}"${choice.value === value ? ' selected' : ''}>${escaped(choice.label)}</option>`,
    );
    return `<select${attributes}>${choices.join('')}</select>`;
  }
  const shown = type === 'password' || type === 'file' ? '' : ` value="${escaped(value)}"`;
  const { suggestions = [] } = options;
  if (suggestions.length === 0) return `<input type="${type}"${shown}${attributes}>`;
  const offered = suggestions.map((one) => `<option value="${escaped(one.value)}">${escaped(one.label)}</option>`);
  return `<input type="${type}"${shown}${attributes} list="${id}-list"><datalist id="${id}-list">${offered.join('')}</datalist>`;
}

/** What was typed, after a refusal; else what there is. */
function valuesOf({ refused }: FormInView, { name, type, value }: FieldOptions): string[] {
  if (refused && type === 'checkbox') return [String(refused.values.flag(name))];
  const present = value === undefined || value === null ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
  const values = refused && type !== 'password' ? refused.values.all(name) : present.map(String);
  return type === 'datetime-local' ? values.map(minuteOf) : [...values];
}

/** A point in time as a field of type `datetime-local` takes it, in UTC; as it stands where it is none. */
export function minuteOf(text: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return text; // JavaScript takes "day 5" for one
  const time = new Date(/T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`);
  return Number.isNaN(time.getTime()) ? text : time.toISOString().slice(0, 16);
}

const idOf = ({ prefix }: FormInView, name: string): string => `f-${prefix}-${name.replace(/\W+/g, '-')}`;

/** The field that a sentence is about, before it. */
const named = ({ labels }: FormInView, field: string): string => {
  const label = labels?.get(field);
  return label === undefined ? '' : `${label}: `;
};

/** What was wrong with a form, on top of it: one sentence, and links to the fields. */
export function problemSummary(words: Words, form: FormInView): string {
  const { problem, isUnsent } = form.refused!;
  if (isUnsent) {
    const text = `<h2>${escaped(words.say('form.unsent-title'))}</h2><p>${escaped(words.say('form.unsent'))}</p>`;
    return `<div class="tip unsent" tabindex="-1" id="mistakes"><div role="status">${text}</div></div>`;
  }
  if (form.isLate) {
    const text = `<h2>${escaped(words.say('form.changed-title'))}</h2><p>${escaped(words.say('form.changed'))}</p>`;
    return `<div class="summary" tabindex="-1" id="mistakes"><div role="alert">${text}</div></div>`;
  }
  const faults = [...faultsIn(words, form), ...(form.missed ?? []).map((field) => ({ field, message: fieldRequired }))];
  const names = [...(form.labels?.keys() ?? [])];
  const known = faults.filter(({ field }) => names.includes(field));
  known.sort((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
  const others = faults.filter(({ field }) => !names.includes(field));
  const items = [
    ...known.map(
      ({ field, message }) =>
        `<li><a href="#${idOf(form, field)}">${escaped(named(form, field) + sentence(words, message))}</a></li>`,
    ),
    ...others.map(({ message }) => `<li>${escaped(sentence(words, message))}</li>`),
  ];
  const title = words.say(faults.length > 0 ? 'form.mistakes' : 'form.refused', { count: faults.length });
  const text =
    faults.length > 0
      ? `<ul>${items.join('')}</ul>`
      : `<p>${escaped(sentence(words, problem.detail, problem.code))}</p>`;
  return `<div class="summary" tabindex="-1" id="mistakes"><div role="alert"><h2>${escaped(title)}</h2>${text}</div></div>`;
}
