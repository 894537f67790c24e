import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { Response as Outgoing } from 'express';
import { ProblemError } from '../../../client/src/index.js';
import { Problem } from '../../config/problem.js';
import { isId } from '../../database/ids.js';
import { PromiseInterceptor } from '../../rest/promise-interceptor.js';
import { ACTION, PAGE, pathOf, type ActionOptions, type PageOptions } from './declared.js';
import { Frames } from './frames.service.js';
import { leaveNotice } from './notices.js';
import { Visits } from './visits.service.js';
import { Shown } from './shown.js';
import { GoTo, type RefusedForm, type View, type Visit, type VisitingRequest } from './visit.js';

type Handlers = Record<string, (visit: Visit) => Promise<View> | View>;

/** What a form shows again with what was typed; anything else is an answer of its own. */
const shownAgain = [400, 403, 409, 412, 413, 415, 422, 429];

/** Parameters of paths that are ids of objects. */
const ids = ['id', 'token'];

/** Fields that version 2 is sent as headers: no form of a page has anything there but ASCII. */
const passedOn = ['etag', 'idempotency_key'];

/** What the answer says of a page that is shown in it. */
const ofPage = ['content-type', 'content-security-policy', 'cross-origin-opener-policy', 'referrer-policy', 'vary'];

/** What a file is, which has no frame. */
const file: PageOptions = { name: 'file', title: 'error.title', access: 'authenticated' };

/** Makes pages of what their handlers return, and shows a form again that was refused. */
@Injectable()
export class PageInterceptor extends PromiseInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly visits: Visits,
    private readonly frames: Frames,
  ) {
    super();
  }

  async around(context: ExecutionContext, next: () => Promise<unknown>): Promise<string | undefined> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<VisitingRequest>(), http.getResponse<Outgoing>()];
    const visit = (request.visit = await this.visits.of(request, response));
    // What is no id would be asked of version 2 as an address of its own, such as its exports.
    if (ids.some((name) => request.params[name] !== undefined && !isId(visit.param(name)))) {
      throw new Problem('not_found', 'There is nothing at this address.');
    }
    const action = this.reflector.get<ActionOptions | undefined>(ACTION, context.getHandler());
    if (action && !request.form) throw new Problem('unsupported_media_type', 'The body must be a form.');
    if (action && passedOn.some((name) => !/^[\x20-\x7e]*$/.test(visit.form.text(name)))) {
      throw new Problem('malformed_request', 'The form could not be read.');
    }
    const handlers = this.modules.get<Handlers>(context.getClass(), { strict: false });
    // What a form leads to is shown in the frame of the page that has the form.
    const handler = action ? handlers[action.page]! : context.getHandler();
    const page = this.reflector.get<PageOptions | undefined>(PAGE, handler) ?? file;
    if (page.safe) refuseScripts(request);
    if (action && request.resumed) return this.resume(visit, page, handlers[action.page]!, context);
    try {
      const result = (await next()) as View | GoTo | Shown | undefined;
      return await this.send(visit, page, result);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      // Where anybody signs in, a wrong password is a mistake like others.
      const isMistake = shownAgain.includes(error.status) || (error.status === 401 && page.access === 'public');
      if (!action || !isMistake) throw problemOf(error);
      visit.refused = refusedForm(visit, context, handlers[action.page]!, error);
      const again = async (): Promise<View> => handlers[action.page]!(visit);
      const shown = await again().catch((second: unknown) => {
        throw second instanceof ProblemError ? problemOf(error) : second;
      });
      const status = error.status === 400 ? 422 : error.status;
      return this.send(visit, page, { ...shown, status });
    }
  }

  /** Shows a form again that was sent too late. @throws Problem where the page has that form no more */
  private async resume(
    visit: Visit,
    page: PageOptions,
    show: Handlers[string],
    context: ExecutionContext,
  ): Promise<string | undefined> {
    const nothing = new ProblemError(new Response(null), { detail: visit.say('form.unsent') });
    const refused = (visit.refused = { ...refusedForm(visit, context, show, nothing), isUnsent: true });
    const html = await this.send(
      visit,
      page,
      await show.call(this.modules.get(context.getClass(), { strict: false }), visit),
    );
    if (!refused.isTold) throw new Problem('not_found', 'There is nothing at this address.');
    return html;
  }

  private async send(
    visit: Visit,
    page: PageOptions,
    result: View | GoTo | Shown | undefined,
  ): Promise<string | undefined> {
    const { response, crumbs } = visit;
    if (response.headersSent) return undefined; // a file that the handler has sent
    for (const cookie of crumbs.cookies) response.append('Set-Cookie', cookie);
    if (result === undefined) return undefined;
    response.setHeader('Cache-Control', 'private, no-store');
    if (result instanceof GoTo) {
      if (result.notice) leaveNotice(visit, result.notice);
      response.redirect(303, result.path);
      return undefined;
    }
    if (result instanceof Shown) {
      response.status(200);
      for (const name of ofPage) if (result.headers[name]) response.setHeader(name, result.headers[name]);
      return result.html;
    }
    return this.frames.show(visit, page, result);
  }
}

/** What shows secrets is opened by people: no script reads it, not even that of a theme. @throws Problem */
function refuseScripts({ headers }: VisitingRequest): void {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') {
    throw new Problem('permission_denied', 'This page can only be opened by itself.');
  }
}

/** What version 2 has answered to the page, for the page's own answer. */
function problemOf(error: ProblemError): Problem {
  const { code = 'internal_error', detail, response } = error;
  const retryAfter = Number(response.headers.get('retry-after'));
  return Object.assign(new Problem(code, detail), retryAfter > 0 ? { retryAfter } : {});
}

/** The form of a visit, which the page that is shown by `show` has. */
function refusedForm(
  visit: Visit,
  context: ExecutionContext,
  show: Handlers[string],
  problem: ProblemError,
): RefusedForm {
  const path = pathOf(context.getClass(), show).replace(/:(\w+)/g, (_, name: string) => visit.param(name));
  const address = visit.query.size > 0 ? `${path}?${visit.query.toString()}` : path;
  const { name: action } = context.getHandler();
  return { action, values: visit.form, problem, isTold: false, address, isUnsent: false };
}
