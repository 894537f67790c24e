import type { TemplateJob, TemplateResult } from './template.worker.js';
import { ThreadQueue, type GaveUp } from './thread-queue.js';

/** What a preview is made of; any theme's row has it. */
export interface Previewed {
  title: string;
  css: string;
  javascript: string;
  logoimage: string;
  template_string: string | null;
}

export interface ThemePreview {
  title: string;
  css: string;
  javascript: string;
  /** The address of the logo on this site. */
  logo_url: string | null;
  /**
   * A page by the template, with made-up content; whatever the template says, scripts too: for a sandboxed frame only.
   */
  html: string | null;
  /** One sentence on why there is no `html`. */
  problem: string | null;
}

/** The most bytes of a template, in UTF-8. */
export const TEMPLATE_LIMIT = 64 * 1024;

const limits = { parse: TEMPLATE_LIMIT, milliseconds: 200, memory: 4_000_000, output: 1024 * 1024 };

const threads = new ThreadQueue<TemplateJob, TemplateResult>({
  script: 'themes/template.worker.js',
  patience: 700, // none of the limits above is looked at all the time
  busy: 'Too many previews are being made; try again later.',
});

const gaveUp: Record<GaveUp, TemplateResult> = {
  late: { html: null, problem: 'it takes too long' },
  full: { html: null, problem: 'it needs too much memory' },
};

/**
 * A theme with its template filled with sample content. A template is code of somebody else: it runs in a thread of its
 * own, one at a time, without files, and not for long.
 */
export async function previewOf({ template_string, logoimage, ...theme }: Previewed): Promise<ThemePreview> {
  const { title, css, javascript } = theme;
  const look = { title, css, javascript, logo_url: logoUrl(logoimage) };
  const { html, problem } = template_string === null ? nothing : await rendered(template_string, look);
  return { ...look, html, problem: problem === null ? null : `The template cannot be shown: ${problem}.` };
}

/** The address of what `logoimage` names, which is a path under the media, with or without their folder in front. */
export function logoUrl(logoimage: string): string | null {
  const path = logoimage.trim().replace(/^\/(media\/)?/, '');
  // What is encoded in it already stays as it is.
  return path === '' ? null : `/media/${encodeURI(Buffer.from(path).toString()).replaceAll('%25', '%')}`;
}

const nothing: TemplateResult = { html: null, problem: null };

async function rendered(template: string, theme: object): Promise<TemplateResult> {
  if (Buffer.byteLength(template) > TEMPLATE_LIMIT) {
    return { html: null, problem: `it has more than ${TEMPLATE_LIMIT} bytes` };
  }
  const result = await threads.run({ template, values: { ...sample, theme }, limits });
  return typeof result === 'string' ? gaveUp[result] : result;
}

const sample = {
  site: { name: 'Media Asset Platform' },
  page: {
    title: 'Sample page',
    content: 'This is where the content of a page stands.',
  },
  user: { first_name: 'Ann' },
  items: [
    { title: 'Harbour at dawn', kind: 'video', duration: '00:01:30' },
    { title: 'Interview', kind: 'audio', duration: '00:12:05' },
    { title: 'Front page', kind: 'image', duration: null },
  ],
};
