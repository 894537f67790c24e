import { Catch, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { ProblemError } from '../../../client/src/index.js';
import { PermissionDenied } from '../../accounts/granting/permission-denied.js';
import { Origin } from '../../audit-log/origin.js';
import { Sessions } from '../../auth/sessions.service.js';
import { clearSessionCookies, cookieOf, SESSION_COOKIE } from '../../auth/cookies.js';
import { isForeign } from '../../auth/request-headers.js';
import { ErrorFilter } from '../../rest/error.filter.js';
import { publicOrigin } from '../../rest/origin.js';
import type { Failure } from '../../rest/errors.js';
import { DeclaredPages } from './declared.js';
import { Frames } from './frames.service.js';
import { leaveNotice } from './notices.js';
import { draftText, textsIn, type Draft } from './form-values.js';
import { isApi, isLeaving, wantsPage } from './paths.js';
import { protectForms } from './protection.js';
import { Visits } from './visits.service.js';
import type { View, Visit, VisitingRequest } from './visit.js';

/** Errors of pages, for those who read them in a browser; all others stay as they are. */
@Catch()
@Injectable()
export class PageErrorFilter extends ErrorFilter {
  private readonly log = new Logger('Pages');

  constructor(
    private readonly visits: Visits,
    private readonly frames: Frames,
    private readonly sessions: Sessions,
    private readonly pages: DeclaredPages,
  ) {
    super();
  }

  protected override send(failure: Failure, request: Request, response: Response): void {
    if (isApi(request.path) || !wantsPage(request)) return super.send(failure, request, response);
    this.page(failure, request as VisitingRequest, response).catch((error: unknown) => {
      // The page asks who reads it, which may be refused likewise.
      if (!(error instanceof ProblemError && error.status < 500)) this.log.error({ path: request.path, error });
      if (!response.headersSent) super.send(failure, request, response);
    });
  }

  /** Whatever is wrong with the session, the page is shown. */
  private async recognise(request: VisitingRequest): Promise<void> {
    const signedIn = await this.sessions.resume(cookieOf(request, SESSION_COOKIE)!).catch(() => undefined);
    if (signedIn) request.auth ??= { ...signedIn, origin: new Origin(request) };
  }

  private async page(failure: Failure, request: VisitingRequest, response: Response): Promise<void> {
    response.removeHeader('WWW-Authenticate'); // a browser would ask for a password by itself
    const hadSession = cookieOf(request, SESSION_COOKIE) !== undefined;
    if (failure.status === 401) {
      if (hadSession) clearSessionCookies(response);
      // Cookies come with no POST of another site's page: a session that it does not show is left alone.
      if (request.method !== 'POST' || isForeign(request)) {
        return response.redirect(303, `/login/?next=${encodeURIComponent(request.originalUrl)}`);
      }
    }
    // The address that a form was sent to, such as from the browser's own line after a refusal.
    const page = failure.status === 405 && request.method === 'GET' ? this.pages.above(request.path) : undefined;
    if (page !== undefined) return response.redirect(303, page);
    // What is refused before a guard was asked who calls, such as what there is not.
    if (failure.status !== 401 && hadSession && !request.auth) await this.recognise(request);
    const visit = await this.visits.of(request, response);
    const sent = isOwn(request) ? request.form : undefined;
    const signIn = failure.status === 401;
    if (signIn && sent && isLeaving(request.path)) {
      leaveNotice(visit, { key: 'signout.done', values: {} }); // which it is already
      return response.redirect(303, '/login/');
    }
    if (signIn) protectForms(visit, hadSession);
    const lacked = lacking(visit, failure.exception);
    const form = sent && resendable(request);
    // Whose form is of another session may do what it does.
    const called = failure.code === 'csrf_failed' ? 'error.title' : `error.${failure.status}`;
    const view: View = {
      view: signIn ? 'signin/login' : 'layout/error',
      status: failure.status,
      title: visit.say(visit.words.has(called) ? called : 'error.title'),
      data: {
        status: failure.status,
        sentence: lacked ?? failure.sentence,
        // By which a sentence of the API is said in other languages; what is lacking is said in the reader's already.
        code: lacked === undefined ? failure.code : undefined,
        requestId: failure.requestId,
        // What was typed is not lost with the session that it was sent in.
        ...(signIn ? this.signInData(request, form) : {}),
        sent: failure.code === 'csrf_failed' || retriable.includes(failure.status) ? form : undefined,
        typed: failure.status === 404 && form ? textsIn(form.fields) : [],
      },
    };
    const html = await this.frames.show(
      visit,
      { name: 'error', title: 'error.title', access: 'public', safe: true },
      view,
    );
    response.end(html);
  }

  /** Where what was sent cannot be kept, at least its page is gone back to. */
  private signInData({ path }: Request, sent: Draft | undefined) {
    const draft = sent && draftText(sent);
    return {
      path: '/login/',
      next: this.pages.nearest(path),
      draft,
      isKept: draft && textsIn(sent.fields).length > 0,
    };
  }
}

/** What powers it takes, by the names that pages have for them. */
function lacking({ words }: Visit, exception: unknown): string | undefined {
  if (!(exception instanceof PermissionDenied)) return undefined;
  const names = exception.powers.map((power) => {
    const key = power === administratorRole ? 'users.administrator' : `users.permission.${power}`;
    return words.has(key) ? words.say(key) : power; // of a family that does not name its own
  });
  const powers = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);
  return words.say('error.lacking', { powers });
}

/** What may be done a moment later. */
const retriable = [503, 507];

/**
 * Whether a form was sent by a page of this site: another's must not be offered to be sent once more. Without https
 * browsers do not say Sec-Fetch-Site.
 */
function isOwn(request: Request): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return site === undefined ? origin === publicOrigin(request) : site === 'same-origin';
}

function resendable({ originalUrl: path, form }: VisitingRequest): Draft {
  return {
    path,
    fields: Object.entries(form!.shown()).flatMap(([name, values]) =>
      [values].flat().map((value) => ({ name, value })),
    ),
  };
}
