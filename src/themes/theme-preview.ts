import { Marks } from './template/assemble.js';
import type { TemplateRenderer } from './template/template-renderer.service.js';
import { frameValues, type FrameParts, problemSentence } from './template/theme-frames.service.js';
import { type Look } from './theme-look.js';

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

/** A made-up page. */
export const samplePage: FrameParts = {
  head: '<title>Sample page</title>',
  title: 'Sample page',
  content: '<div class="content"><h1>Sample page</h1><p>This is where the content of a page stands.</p></div>',
  navigation: '<nav class="pages" aria-label="Main"><a href="/">Start</a> <a href="/mediabin/">Media bin</a></nav>',
  messages: '<p role="status">Saved.</p>',
  csrf_field: '<input type="hidden" name="csrfmiddlewaretoken" value="">',
  page: 'start',
  user: { id: '1', username: 'ann', first_name: 'Ann', last_name: 'Archer', permissions: [] },
};

/** A theme with its template filled with sample content. */
export async function previewOf(renderer: TemplateRenderer, look: Look): Promise<ThemePreview> {
  const { title, css = '', javascript = '', logo, template } = look;
  const shown = { title, css, javascript, logo_url: logo ?? null };
  if (template === undefined) return { ...shown, html: null, problem: null };
  const marks = new Marks();
  const { html, problem } = await renderer.trial({ template, values: frameValues(look, samplePage, marks) });
  return {
    ...shown,
    html: html && marks.fill(html, samplePage),
    problem: problem && problemSentence(problem),
  };
}
