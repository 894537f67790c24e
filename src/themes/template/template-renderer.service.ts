import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type GaveUp, ThreadQueue } from '../../kit/index.js';
import { TEMPLATE_LIMIT } from '../theme.resource.js';
import type { TemplateJob, TemplateResult } from './template.worker.js';

const script = 'themes/template/template.worker.js';

const gaveUp: Record<GaveUp, string> = {
  late: 'it takes too long',
  full: 'it needs too much memory',
  busy: 'others took too long before it',
};

/** What came of a template, and whether it is to blame for what did not. */
export type Rendered = TemplateResult & { isBusy?: true };

/**
 * Fills templates in threads. Those that were approved have one of their own: what is only looked at, or written just
 * now, keeps no page waiting.
 */
@Injectable()
export class TemplateRenderer implements OnModuleDestroy {
  private readonly pages = new ThreadQueue<TemplateJob, TemplateResult>({
    script,
    timeout: 500, // none of the limits of the language is looked at all the time
    busy: 'Too many pages wait.',
    most: 1000,
    wait: 1500,
  });
  private readonly trials = new ThreadQueue<TemplateJob, TemplateResult>({
    script,
    timeout: 700,
    busy: 'Too many previews are being made; try again later.',
  });

  /** A template filled for a page that somebody waits for. */
  async page(job: TemplateJob): Promise<Rendered> {
    return this.run(this.pages, job);
  }

  /** A template filled to be looked at. @throws Problem unavailable when too many wait already */
  async trial(job: TemplateJob): Promise<Rendered> {
    return this.run(this.trials, job);
  }

  onModuleDestroy(): void {
    this.pages.close();
    this.trials.close();
  }

  private async run(queue: ThreadQueue<TemplateJob, TemplateResult>, job: TemplateJob): Promise<Rendered> {
    if (Buffer.byteLength(job.template) > TEMPLATE_LIMIT) {
      return { html: null, problem: { message: `it has more than ${TEMPLATE_LIMIT} bytes` } };
    }
    const result = await queue.run(job);
    if (typeof result !== 'string') return result;
    return {
      html: null,
      problem: { message: gaveUp[result] },
      ...(result === 'busy' ? { isBusy: true } : {}),
    };
  }
}
