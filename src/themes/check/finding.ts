/** What would break a page; what people would see or miss; what could be better. */
export const levels = ['error', 'warning', 'advice'] as const;
export type Level = (typeof levels)[number];

interface Rule {
  level: Level;
  rule: string;
  help: string;
}

const dialect = 'What means nothing here prints nothing: take it out, or write it as docs/themes.md shows.';

/** All that a theme is held to. */
export const rules = {
  'template-fails': {
    level: 'error',
    rule: 'The template renders for every page.',
    help: 'Mend what stands at that place; until then pages have the built-in frame.',
  },
  'required-part': {
    level: 'error',
    rule: 'A template prints {{ content }} once; a whole document {{ head }} too.',
    help: 'Put {{ content }} where the page belongs, and {{ head }} between <head> and </head>.',
  },
  'misplaced-part': {
    level: 'error',
    rule: '{{ content }} stands where a page can show it, and {{ head }} in the head.',
    help: 'Take it out of the comment, script, attribute or element that it stands in.',
  },
  'sent-away': {
    level: 'error',
    rule: 'A page stays where it was asked for.',
    help: 'Take http-equiv out: it could send readers elsewhere, and what is needed of it is set for every page.',
  },
  unreadable: {
    level: 'error',
    rule: 'Text can be told from what is behind it.',
    help: 'Below 2 to 1 nobody can read it: choose another value for one of the two variables.',
  },
  contrast: {
    level: 'warning',
    rule: 'Text has a contrast of 4.5 to 1, borders of fields and what has the focus 3 to 1 (WCAG 2.2 AA).',
    help: 'Make one of the two darker or lighter, in this scheme.',
  },
  'address-missing': {
    level: 'warning',
    rule: 'What the theme names is there.',
    help: 'Put the file below the folder media/themes of the data directory: it is served below /media/themes/.',
  },
  'foreign-host': {
    level: 'warning',
    rule: 'Nothing is loaded from a host that is not allowed.',
    help: 'Serve the file from here, or have the operator add the host to THEME_HOSTS; until then it is not loaded.',
  },
  'unread-style': {
    level: 'warning',
    rule: 'The style sheet can be read.',
    help: 'Browsers skip what they cannot read: mend what stands at that place.',
  },
  'unknown-variable': {
    level: 'warning',
    rule: 'Variables that begin with --map- are those of the contract.',
    help: 'docs/themes.md lists them; name those of your own differently.',
  },
  'hidden-focus': {
    level: 'warning',
    rule: 'One sees where the keyboard is.',
    help: 'Leave the outline, or set --map-focus to give it another colour.',
  },
  'fixed-width': {
    level: 'advice',
    rule: 'Pages fit into 320 pixels.',
    help: 'Use max-width, or put the rule into a media query with a min-width.',
  },
  'large-file': {
    level: 'advice',
    rule: 'A style sheet has at most 100,000 bytes, a script 50,000.',
    help: 'Each visitor loads it before the page looks right.',
  },
  'imported-style': {
    level: 'advice',
    rule: 'A style sheet stands in one file.',
    help: 'What is imported comes late, and is not looked at by this check.',
  },
  'no-variables': {
    level: 'advice',
    rule: 'A style sheet sets the variables of the contract.',
    help: 'With --map-bg, --map-text and the others it holds for pages that come later, and contrast can be checked.',
  },
  'blocked-by-policy': {
    level: 'warning',
    rule: 'A template holds no script and no style of its own.',
    help: 'The policy of the pages does not let it run: put it into the files of javascript and css.',
  },
  'no-main': {
    level: 'warning',
    rule: '{{ content }} stands in the main landmark.',
    help: 'Write <main id="main" tabindex="-1">{{ messages }}{{ content }}</main>: screen readers and the skip link go there.',
  },
  'missing-part': {
    level: 'warning',
    rule: 'A template prints {{ navigation }} and {{ messages }}.',
    help: 'Without them nobody gets to other pages, signs out, or reads what was done and undoes it.',
  },
  'no-language': {
    level: 'warning',
    rule: 'A whole document says its language.',
    help: 'Write <html lang="{{ language }}" data-scheme="{{ scheme }}">.',
  },
  'unknown-tag': { level: 'warning', rule: 'A template uses tags that there are.', help: dialect },
  'unknown-filter': { level: 'warning', rule: 'A template uses filters that there are.', help: dialect },
  'unknown-page': {
    level: 'warning',
    rule: 'A template leads to pages that there are.',
    help: 'The link leads to "#": write its path.',
  },
  'unknown-part': { level: 'warning', rule: 'A template takes in parts that there are.', help: dialect },
  'unknown-region': {
    level: 'warning',
    rule: 'A template fills regions that the frame has.',
    help: 'docs/themes.md lists them; what stands in others is not shown.',
  },
  'unknown-name': { level: 'warning', rule: 'A template prints values that there are.', help: dialect },
  'without-meaning': { level: 'warning', rule: 'A template says what means something here.', help: dialect },
  'prints-raw': {
    level: 'warning',
    rule: 'A template prints values escaped.',
    help: 'With raw, what somebody else typed becomes a part of the page. {{ content }} and the like need no filter.',
  },
} as const satisfies Record<string, Rule>;

export type FindingCode = keyof typeof rules;

/** The file is a member of the theme, such as `template_string`, or the address of a style sheet. */
export interface FindingPlace {
  file: string;
  line: number | null;
  column: number | null;
}

export interface Finding extends Rule {
  code: FindingCode;
  place: FindingPlace;
  /** What is wrong here. */
  message: string;
}

export function finding(code: FindingCode, message: string, file: string, line?: number, column?: number): Finding {
  return { code, ...rules[code], place: { file, line: line ?? null, column: column ?? null }, message };
}
