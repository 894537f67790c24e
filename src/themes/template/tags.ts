import { condition, dateForm, isQuoted, unquoted, value, wordsOf } from './expressions.js';

export type FindingCode =
  'unknown-tag' | 'unknown-filter' | 'unknown-page' | 'unknown-part' | 'unknown-region' | 'without-meaning';

export interface TagContext {
  /** Inside of how many `switch`. */
  switches: number;
  /** Whether the template fills regions of our frame, and prints nothing by itself. */
  extendsFrame: boolean;
  complain: (code: FindingCode, what: string) => void;
}

/** What stands in the place of a tag. */
type Tag = (args: string, context: TagContext, name: string) => string;

/** The regions of our frame that templates may fill, see frame.ts. */
const regions = new Set(
  'content body heading navigation footer drawer icon theme extra_head extra_css messages extra_script inlinejs'.split(
    ' ',
  ),
);

/** Parts of a page that other templates may take in. */
const parts = new Set(['navigation', 'messages', 'content', 'head']);

/** Pages by the names that templates of the old platform call them by. */
const pages: Record<string, string> = {
  home: '/',
  index: '/',
  login: '/login/',
  logout: '/logout/',
  profile: '/profile/',
  user_profile: '/profile/',
  tokens: '/profile/tokens/',
  bin: '/mediabin/',
  mediabin: '/mediabin/',
  themes: '/themes/',
  users: '/users/',
  groups: '/groups/',
};
const itemPages = new Set(['item', 'vs_item', 'item_detail', 'vidispine_item']);

const asIs: Tag = (args, _context, name) => tag(name, args);
const nothing: Tag = () => '';
const end =
  (name: string): Tag =>
  () =>
    tag(name);
const tag = (name: string, args = ''): string => `{% ${[name, args.trim()].filter(Boolean).join(' ')} %}`;
const unsaid: Tag = (_args, { complain }, name) => {
  complain('without-meaning', `the tag "${name}"`);
  return '';
};

const test =
  (operator: string): Tag =>
  (args) => {
    const [left = 'nil', right = 'nil'] = wordsOf(args);
    return tag('if', `${left} ${operator} ${right}`);
  };

const branch =
  (name: string): Tag =>
  (args, { complain }) =>
    tag(name, condition(args, complain));

const loop: Tag = (args, { complain }) => {
  const found = /^\s*([\w\s,]+?)\s+in\s+(.+?)\s*$/s.exec(args);
  if (!found) return tag('for', args);
  const [, variables = '', of = ''] = found;
  const all = variables.split(',').map((name) => name.trim());
  const [source = '', ...filters] = of.replace(/\.items\b/, '').split('|');
  if (filters.length > 0) complain('without-meaning', `a filter in the loop over "${of}"`);
  if (all.length === 1) return tag('for', `${all[0]} in ${source}`);
  const pair = all.join('_');
  return tag('for', `${pair} in ${source}`) + all.map((name, at) => tag('assign', `${name} = ${pair}[${at}]`)).join('');
};

const block: Tag = (args, { extendsFrame, complain }) => {
  const [name = ''] = wordsOf(args);
  if (extendsFrame && !regions.has(name)) complain('unknown-region', name);
  return tag('block', name);
};

/** Gives the rest of the words a name when they end with `as name`. */
function kept(all: string[], make: (rest: string[]) => string): string {
  const at = all.length - 2;
  return all[at] === 'as' ? tag('assign', `${all.at(-1)} = ${make(all.slice(0, at))}`) : `{{ ${make(all)} }}`;
}

const trans: Tag = (args) =>
  kept(wordsOf(args), ([text = '""', ...rest]) => {
    const from = rest.includes('noop') ? '' : ' | trans';
    return isQuoted(text) || /^[\w.]+$/.test(text) ? `${text}${from}` : '""';
  });

const url: Tag = (args, { complain }) =>
  kept(wordsOf(args), ([name = '', ...rest]) => {
    const plain = unquoted(name).split(':').at(-1)!.replace(/-/g, '_');
    const [id] = rest.map((word) => word.replace(/^\w+=/, ''));
    if (itemPages.has(plain) && id !== undefined) return `${value(id, complain)} | prepend: "/vs/item/" | append: "/"`;
    const path = Object.hasOwn(pages, plain) ? pages[plain] : undefined;
    if (path === undefined) complain('unknown-page', unquoted(name));
    return JSON.stringify(path ?? '#');
  });

const include: Tag = (args, { complain }) => {
  const [file = ''] = wordsOf(args);
  const name = unquoted(file)
    .split('/')
    .at(-1)!
    .replace(/\.html?$/, '');
  if (parts.has(name)) return `{{ ${name} }}`;
  complain('unknown-part', unquoted(file));
  return '';
};

const assignments: Tag = (args, { complain }) => {
  const all = wordsOf(args);
  // with value as name
  if (all[1] === 'as') return tag('assign', `${all[2]} = ${value(all[0]!, complain)}`);
  const pairs = [...args.matchAll(/(\w+)=("[^"]*"|'[^']*'|[^\s"']+(?:"[^"]*")?)/g)];
  return pairs.map(([, name, given]) => tag('assign', `${name} = ${value(given!, complain)}`)).join('');
};

const assign: Tag = (args, { complain }, name) => {
  const [, variable, given] = /^\s*([\w-]+)\s*=(.*)$/s.exec(args) ?? [];
  return given === undefined ? tag(name, args) : tag(name, `${variable} = ${value(given, complain).trim()}`);
};

const frame: Tag = (_args, context) => {
  context.extendsFrame = true;
  return tag('layout', '"frame"');
};

const printed: Tag = (args, { complain }) => `{{ ${value(args, complain)} }}`;

const cycle: Tag = (args) => tag('cycle', args.includes(',') || args.includes(':') ? args : wordsOf(args).join(', '));

const choice: Tag = (args, context) => {
  context.switches++;
  return tag('case', args);
};

/** All tags that mean something. What is not among them is dropped, its content stays. */
export const tags: Readonly<Record<string, Tag>> = {
  // Of this language
  assign,
  capture: asIs,
  endcapture: asIs,
  decrement: asIs,
  increment: asIs,
  break: asIs,
  continue: asIs,
  tablerow: asIs,
  endtablerow: asIs,
  liquid: asIs,
  when: asIs,
  echo: printed,
  '#': nothing,
  // Of both
  if: branch('if'),
  elsif: branch('elsif'),
  elif: branch('elsif'),
  unless: branch('unless'),
  else: asIs,
  endif: end('endif'),
  endunless: asIs,
  for: loop,
  endfor: end('endfor'),
  cycle,
  block,
  endblock: end('endblock'),
  case: (args, { switches }) => tag(switches > 0 ? 'when' : 'case', args),
  endcase: (_args, { switches }) => (switches > 0 ? '' : tag('endcase')),
  // Of the old platform
  empty: end('else'),
  ifequal: test('=='),
  ifnotequal: test('!='),
  endifequal: end('endif'),
  endifnotequal: end('endif'),
  switch: choice,
  endswitch: (_args, context) => {
    context.switches--;
    return tag('endcase');
  },
  extends: frame,
  layout: frame,
  themeextends: frame,
  include,
  render: include,
  themeinclude: include,
  with: assignments,
  endwith: nothing,
  trans,
  translate: trans,
  blocktrans: nothing,
  endblocktrans: nothing,
  blocktranslate: nothing,
  endblocktranslate: nothing,
  csrf_token: () => '{{ csrf_field }}',
  url,
  static: (args) => `{{ ${wordsOf(args)[0] ?? '""'} | prepend: STATIC_URL }}`,
  now: (args) => `{{ "now" | date: ${JSON.stringify(dateForm(unquoted(args.trim())))} }}`,
  firstof: (args) => {
    const [first = '""', ...others] = wordsOf(args);
    return `{{ ${first}${others.map((other) => ` | default: ${other}`).join('')} }}`;
  },
  permissionrequired: (args) => tag('if', `user.permissions contains ${wordsOf(args)[0] ?? '""'}`),
  endpermissionrequired: end('endif'),
  load: nothing,
  spaceless: nothing,
  endspaceless: nothing,
  compress: nothing,
  endcompress: nothing,
  cache: nothing,
  endcache: nothing,
  pluginblock: nothing,
  endpluginblock: nothing,
  current_nav: unsaid,
  create_thumbnails: unsaid,
  qstring: unsaid,
  autoescape: unsaid,
  endautoescape: nothing,
};

/** Tags whose content is not looked at, by what ends it; `docstring` is what the old platform calls a comment. */
export const untouched: Readonly<Record<string, 'comment' | 'raw'>> = {
  comment: 'comment',
  docstring: 'comment',
  raw: 'raw',
  verbatim: 'raw',
};
