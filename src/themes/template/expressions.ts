/** Something of a template that means nothing here. */
export type Complain = (code: 'unknown-filter' | 'without-meaning', what: string) => void;

const quoted = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const words = new RegExp(`${quoted}|[^\\s"']+`, 'g');
const outsideQuotes = new RegExp(`(${quoted})|([^"']+|["'])`, 'g');

/** The words of a tag, quoted texts whole. */
export const wordsOf = (text: string): string[] => text.match(words) ?? [];

export const isQuoted = (word: string): boolean => /^(["']).*\1$/s.test(word);

/** What stands between the quotes, or the word itself. */
export const unquoted = (word: string): string => (isQuoted(word) ? word.slice(1, -1) : word);

/** Names that the old platform has for what loops are told; its parents have none here. */
const loopNames: Record<string, string> = {
  counter: 'index',
  counter0: 'index0',
  revcounter: 'rindex',
  revcounter0: 'rindex0',
};

const outside = (text: string, change: (part: string) => string): string =>
  text.replace(outsideQuotes, (whole, quote?: string) => (quote === undefined ? change(whole) : quote));

const names = (text: string): string =>
  outside(text, (part) =>
    part.replace(/\bforloop\.(counter0?|revcounter0?)\b/g, (_, name: string) => `forloop.${loopNames[name]}`),
  );

/** Filters under other names; an empty one does nothing, as all values are escaped. */
const filterNames: Record<string, string> = {
  safe: '',
  escape: '',
  force_escape: '',
  length: 'size',
  upper: 'upcase',
  lower: 'downcase',
  title: 'capitalize',
  capfirst: 'capitalize',
  add: 'plus',
  cut: 'remove',
  default_if_none: 'default',
  truncatechars: 'truncate',
  linebreaksbr: 'newline_to_br',
  striptags: 'strip_html',
  urlencode: 'url_encode',
  wordcount: 'number_of_words',
  dictsort: 'sort',
};

/** Those of the template language itself, and ours. */
const knownFilters = new Set(
  (
    'escape_once xml_escape newline_to_br strip_html abs at_least at_most ceil divided_by floor minus plus modulo times round ' +
    'url_decode url_encode cgi_escape uri_escape slugify join last first reverse sort sort_natural size map sum compact ' +
    'concat push unshift pop shift slice where reject where_exp reject_exp group_by group_by_exp has has_exp find_index ' +
    'find_index_exp find find_exp uniq sample date date_to_xmlschema date_to_rfc822 date_to_string date_to_long_string ' +
    'append prepend lstrip downcase upcase remove remove_first remove_last rstrip split strip strip_newlines squish ' +
    'capitalize replace replace_first replace_last truncate truncatewords normalize_whitespace number_of_words ' +
    'array_to_sentence_string base64_encode base64_decode sha256 default raw jsonify to_integer json trans pluralize yesno divisibleby'
  ).split(' '),
);

const dateNames: Record<string, string> = {
  DATETIME_FORMAT: '%Y-%m-%d %H:%M',
  SHORT_DATETIME_FORMAT: '%Y-%m-%d %H:%M',
  DATE_FORMAT: '%Y-%m-%d',
  SHORT_DATE_FORMAT: '%Y-%m-%d',
  TIME_FORMAT: '%H:%M',
};
const dateLetters: Record<string, string> = {
  d: '%d',
  j: '%-d',
  D: '%a',
  l: '%A',
  m: '%m',
  n: '%-m',
  M: '%b',
  N: '%b',
  F: '%B',
  y: '%y',
  Y: '%Y',
  H: '%H',
  G: '%-H',
  h: '%I',
  g: '%-I',
  i: '%M',
  s: '%S',
  A: '%p',
  a: '%P',
  e: '%Z',
  T: '%Z',
  O: '%z',
};

/** The form of a date, in the letters of this language. */
export function dateForm(form: string): string {
  if (form.includes('%')) return form;
  if (Object.hasOwn(dateNames, form)) return dateNames[form]!;
  return form.replace(/[A-Za-z]/g, (letter) => dateLetters[letter] ?? '');
}

function filter(text: string, complain: Complain): string {
  const [, name = '', argument = ''] = /^\s*(\w*)\s*(?::\s*(.*?))?\s*$/s.exec(text) ?? [];
  const known = filterNames[name] ?? name;
  if (known === '') return '';
  const isForeignSlice = name === 'slice' && isQuoted(argument);
  if (isForeignSlice || !knownFilters.has(known)) {
    complain('unknown-filter', name || text.trim());
    return '';
  }
  if ((name === 'date' || name === 'time') && isQuoted(argument)) {
    return `| date: ${JSON.stringify(dateForm(unquoted(argument)))} `;
  }
  return name === known ? `|${text}` : `| ${known}${argument ? `: ${argument}` : ''} `;
}

/** A value with its filters, as this language has it; the same text where nothing has to be changed. */
export function value(text: string, complain: Complain): string {
  const plain = text.replace(/(^|[\s|(:,])_\(\s*((?:"[^"]*")|(?:'[^']*'))\s*\)/g, '$1$2 | trans');
  const parts: string[] = [''];
  for (const [whole, quote] of plain.matchAll(outsideQuotes)) {
    const [first = '', ...further] = quote === undefined ? whole.split('|') : [whole];
    parts.push(parts.pop()! + first, ...further);
  }
  return (
    names(parts[0]!) +
    parts
      .slice(1)
      .map((part) => filter(names(part), complain))
      .join('')
  );
}

/** A condition, as this language has it. */
export function condition(text: string, complain: Complain): string {
  const sized = text.replace(/\|\s*length\b/g, '.size');
  const all = wordsOf(sized).map((word) => (isQuoted(word) ? word : names(word)));
  const result: string[] = [];
  for (let at = 0; at < all.length; at++) {
    const word = all[at]!;
    const next = all[at + 1];
    if (word === 'in' || (word === 'not' && next === 'in')) {
      const isNot = word === 'not';
      if (isNot) at++;
      const needle = result.pop() ?? '';
      result.push(...(isNot ? ['not'] : []), all[++at] ?? '', 'contains', needle);
    } else if (word === 'is') {
      if (next === 'not') at++;
      result.push(next === 'not' ? '!=' : '==');
    } else result.push(word === 'None' ? 'nil' : word === 'True' ? 'true' : word === 'False' ? 'false' : word);
  }
  const whole = result.join(' ');
  const isOne = !/\s(and|or|not|contains|[=!<>]=?)\s/.test(` ${whole} `);
  if (isOne && whole.includes('|')) return value(sized, complain);
  return outside(whole, (part) => {
    if (!part.includes('|')) return part;
    // Filters apply to the whole of a condition here, not to one of its values.
    complain('without-meaning', `a filter in the condition "${text.trim()}"`);
    return part.replace(/\s*\|\s*\w+(:\S+)?/g, '');
  });
}
