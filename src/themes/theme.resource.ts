import {
  addressFault,
  administratorRole,
  Choice,
  type Condition,
  everything,
  EXACT,
  Flag,
  Id,
  mediaPathFault,
  NULLABLE,
  NUMBER,
  Reference,
  Resource,
  SelfUri,
  TEXT,
  Text,
} from '../kit/index.js';
import { Theme, ThemeStatus } from './theme.entity.js';

/** The most bytes of a template, in UTF-8. */
export const TEMPLATE_LIMIT = 64 * 1024;

export function templateFault(text: string): string | undefined {
  return Buffer.byteLength(text) > TEMPLATE_LIMIT ? `This has at most ${TEMPLATE_LIMIT} bytes.` : undefined;
}

const location = {
  max: 1000,
  writable: true,
  blank: true,
  check: addressFault,
  form: 'a relative path or an http(s) URL',
} as const;
export const styleSheet = { ...location, help: 'Location of a CSS file', example: '/media/themes/night.css' } as const;
export const script = { ...location, help: 'Location of a script file', example: '/media/themes/night.js' } as const;

/** A theme that is not the default has no value. */
const byDefault = ({ values }: Condition): Condition => {
  const [yes, no] = [values.includes(true), values.includes(false)];
  if (yes && no) return everything;
  if (yes) return { sql: 't.is_default = TRUE', values: [], column: 't.is_default', isEquality: true };
  return { sql: 't.is_default IS NULL', values: [] }; // all but one: no index is of use
};

@Resource({
  path: 'theme',
  v2: {
    path: 'themes',
    title: 'Theme',
    write: ['theme', administratorRole],
    writable: ['title', 'template_string', 'css', 'javascript'],
    filtering: { submitted_by: [...EXACT, ...NULLABLE] },
  },
  access: 'theme',
  entity: Theme,
  list: ['get', 'post'],
  filtering: {
    title: TEXT,
    status: NUMBER,
    is_default: { lookups: EXACT, column: 'is_default', type: 'boolean', within: byDefault },
  },
  ordering: ['title', 'status', 'is_default'],
  counted: true,
})
export class ThemeResource {
  @Id() id: string;

  @Text({ help: 'Name of the theme', max: 255, writable: true, required: true, example: 'Night shift' })
  title: string;

  @Text({
    help: 'Template used when a page is rendered; docs/themes.md tells what it gets',
    writable: true,
    nullable: true,
    blank: true,
    check: templateFault,
    onDemand: true,
    form: 'at most 64 KiB',
    example: '<header>{{ navigation }}</header>{{ messages }}{{ content }}',
  })
  template_string: string | null;

  @Text({ ...styleSheet, default: '' }) css: string;

  @Text({ ...script, default: '' }) javascript: string;

  @Choice(ThemeStatus, {
    help: '1 EDITING, 2 PENDING, 3 APPROVED, 4 HIDDEN',
    writable: true,
    default: ThemeStatus.Editing,
  })
  status: ThemeStatus;

  @Text({
    help: 'Path of the logo below `/media/`, where it is served',
    max: 255,
    writable: true,
    blank: true,
    default: '',
    check: mediaPathFault,
  })
  logoimage: string;

  @Flag({
    help: 'Whether this is the default theme of the site',
    writable: true,
    default: false,
    expression: '(t.is_default IS NOT NULL)',
    // In the same order, and there is an index.
    orderedBy: 'is_default',
  })
  is_default: boolean;

  @Reference({ help: 'Who asked for its approval last', column: 'submitted_by_id', nullable: true, only: 'v2' })
  submitted_by: number | null;

  @Text({ help: 'Why it was last rejected', blank: true, only: 'v2' }) note: string;

  @SelfUri() resource_uri: string;
}
