import { Injectable, Logger } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import type { Look } from '../theme-look.js';
import { type FrameKind, frameFault, kindOf, Marks } from './assemble.js';
import type { Trusted } from './frame.js';
import { TemplateRenderer } from './template-renderer.service.js';
import type { TemplateProblem } from './template.worker.js';

/** What a template gets: pieces of HTML that are printed as they are, and values that are escaped. */
export interface FrameParts extends Record<Exclude<Trusted, 'csrf_field'>, string> {
  /** The hidden field that forms need. */
  csrf_field?: string;
  title: string;
  /** The name of the page. */
  page: string;
  /** What templates may know of who is signed in; null when nobody is. */
  user: object | null;
  /** Replaces the theme's own. */
  logo?: string;
  /** The path of the page. */
  path?: string;
  language?: string;
  /** What the person has chosen: light, dark, or what their system says when it is empty. */
  scheme?: string;
  /** Texts in the language of the page, by those of the template. */
  words?: Readonly<Record<string, string>>;
}

export type Frame =
  | { html: string; kind: FrameKind; reason?: undefined }
  /** Why there is none, in one sentence for administrators. */
  | { html?: undefined; reason: string };

/** Why a theme's template could not be shown the last time. */
export interface FrameFailure {
  /** Milliseconds since 1970. */
  at: number;
  page: string;
  reason: string;
}

interface Failing extends FrameFailure {
  template: string;
  /** For how long it is not tried again, in milliseconds. */
  pause: number;
}

const [shortestPause, longestPause] = [10_000, 600_000];

/** Pages in the frames of themes. A template that fails is left alone for a while, longer each time. */
@Injectable()
export class ThemeFrames {
  private readonly failing = new QuickLRU<string, Failing>({ maxSize: 1000 });
  private readonly logger = new Logger('Themes');

  constructor(private readonly renderer: TemplateRenderer) {}

  /**
   * A page in the frame of a theme that is applied, or why not; never throws.
   * @param isTrial whether somebody only looks at the theme, which is tried anew each time
   */
  async render(look: Look & { template: string }, parts: FrameParts, isTrial = false): Promise<Frame> {
    const before = this.failing.get(look.id);
    if (!isTrial && before?.template === look.template && Date.now() < before.at + before.pause) {
      return { reason: before.reason };
    }
    const marks = new Marks();
    const result = await this.rendered(look, parts, marks, isTrial);
    if (!('reason' in result)) {
      if (before && !isTrial) this.failing.delete(look.id);
      const kind = kindOf(result.html);
      // A body stands in a document that has its head.
      return { kind, html: marks.fill(result.html, kind === 'body' ? { ...parts, head: '' } : parts) };
    }
    if (!isTrial && !result.isBusy) this.keep(look, parts.page, result.reason, before);
    return { reason: result.reason };
  }

  /** Why the template of a theme could not be shown by this process, as long as that is so. */
  failureOf({ id, template }: Look): FrameFailure | undefined {
    return this.failing.get(id)?.template === template ? this.lastFailureOf(id) : undefined;
  }

  /** The same by its id alone: it may have been mended since, and not been shown again. */
  lastFailureOf(id: string): FrameFailure | undefined {
    const failing = this.failing.get(id);
    return failing && { at: failing.at, page: failing.page, reason: failing.reason };
  }

  private async rendered(
    look: Look & { template: string },
    parts: FrameParts,
    marks: Marks,
    isTrial: boolean,
  ): Promise<{ html: string } | { reason: string; isBusy?: true }> {
    const job = { template: look.template, values: frameValues(look, parts, marks) };
    try {
      const { html, problem, isBusy } = await (isTrial ? this.renderer.trial(job) : this.renderer.page(job));
      if (html === null) return { reason: problemSentence(problem!), ...(isBusy ? { isBusy } : {}) };
      const fault = frameFault(html, marks);
      return fault ? { reason: fault.sentence } : { html };
    } catch (error) {
      this.logger.error(error);
      return { reason: 'The template cannot be shown at the moment.', isBusy: true };
    }
  }

  private keep({ id, template }: Look & { template: string }, page: string, reason: string, before?: Failing): void {
    const again = before?.template === template;
    const pause = again ? Math.min(before.pause * 2, longestPause) : shortestPause;
    this.failing.set(id, { at: Date.now(), page, reason, template, pause });
    if (!again) this.logger.warn({ message: 'A theme is shown in the built-in frame.', themeId: id, page, reason });
  }
}

/** What a template is filled with. */
export function frameValues(look: Look, parts: FrameParts, marks: Marks): Record<string, unknown> {
  const { id, title, css = '', javascript = '', logo } = look;
  const { page, user, path = '/', language = 'en', scheme = '', words } = parts;
  return {
    ...marks.values,
    title: parts.title,
    page,
    user,
    logo: parts.logo ?? logo ?? '',
    theme: { id, title, css, javascript, logo_url: logo ?? '' },
    site: { name: 'Media Asset Platform' },
    STATIC_URL: '/media/themes/',
    request: { path },
    language,
    scheme,
    words,
  };
}

export function problemSentence({ message, line, column }: TemplateProblem): string {
  const place = line === undefined ? '' : ` (line ${line}, column ${column})`;
  return `The template cannot be shown: ${message}${place}.`;
}
