import { Catch, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clearSessionCookies, cookieOf, SESSION_COOKIE } from '../../auth/cookies.js';
import { ErrorFilter } from '../../rest/error.filter.js';
import type { Failure } from '../../rest/errors.js';
import { Frames } from './frames.service.js';
import { isApi, wantsPage } from './paths.js';
import { protectForms } from './protection.js';
import { Visits } from './visits.service.js';
import type { View, VisitingRequest } from './visit.js';

/** Errors of pages, for those who read them in a browser; all others stay as they are. */
@Catch()
@Injectable()
export class PageErrorFilter extends ErrorFilter {
  private readonly log = new Logger('Pages');

  constructor(
    private readonly visits: Visits,
    private readonly frames: Frames,
  ) {
    super();
  }

  protected override send(failure: Failure, request: Request, response: Response): void {
    if (isApi(request.path) || !wantsPage(request)) return super.send(failure, request, response);
    this.page(failure, request as VisitingRequest, response).catch((error: unknown) => {
      this.log.error({ path: request.path, error });
      if (!response.headersSent) super.send(failure, request, response);
    });
  }

  private async page(failure: Failure, request: VisitingRequest, response: Response): Promise<void> {
    response.removeHeader('WWW-Authenticate'); // a browser would ask for a password by itself
    const hadSession = cookieOf(request, SESSION_COOKIE) !== undefined;
    if (failure.status === 401) {
      if (hadSession) clearSessionCookies(response);
      if (request.method !== 'POST') {
        return response.redirect(303, `/login/?next=${encodeURIComponent(request.originalUrl)}`);
      }
    }
    const visit = await this.visits.of(request, response);
    const sent = isOwn(request) ? request.form : undefined;
    const signIn = failure.status === 401;
    if (signIn) protectForms(visit, hadSession);
    const view: View = {
      view: signIn ? 'signin/login' : 'layout/error',
      status: failure.status,
      title: visit.words.has(`error.${failure.status}`)
        ? visit.say(`error.${failure.status}`)
        : visit.say('error.title'),
      data: {
        status: failure.status,
        sentence: failure.sentence,
        code: failure.code,
        requestId: failure.requestId,
        // What was typed is not lost with the session that it was sent in.
        ...(signIn ? { path: '/login/', draft: sent && JSON.stringify(resendable(request)) } : {}),
        sent: sent && failure.code === 'csrf_failed' ? resendable(request) : undefined,
      },
    };
    const html = await this.frames.show(
      visit,
      { name: 'error', title: 'error.title', access: 'public', safe: true },
      view,
    );
    response.end(html);
  }
}

/** Whether a form was sent by a page of this site: another's must not be offered to be sent once more. */
const isOwn = ({ headers }: Request): boolean => headers['sec-fetch-site'] === 'same-origin';

function resendable({ path, form }: VisitingRequest): object {
  return {
    path,
    fields: Object.entries(form!.shown()).flatMap(([name, values]) =>
      [values].flat().map((value) => ({ name, value })),
    ),
  };
}
