import type { Request, Response } from 'express';
import { unwrap, type PlatformClient, type ProblemError } from '../../../client/src/index.js';
import type { AuthContext, AuthenticatedRequest, UsedSession } from '../../auth/auth-context.js';
import { cookieOf, CSRF_COOKIE } from '../../auth/cookies.js';
import type { Look } from '../../themes/theme-look.js';
import type { Scheme } from '../../themes/look.js';
import { clientFor, type Crumbs } from './in-process.js';
import { FormValues } from './form-values.js';
import type { Person } from './person.js';
import type { Notice } from './notices.js';
import type { Arguments, Words } from './words.js';

export interface VisitingRequest extends AuthenticatedRequest {
  visit: Visit;
  /** What a form has sent, see form-body.ts. */
  form?: FormValues;
  /** Whether the form was sent once already, when nobody was signed in any more: it is shown again, and nothing done. */
  resumed?: boolean;
}

/** What a page shows: a view with its data, in the page's frame. */
export interface View {
  /** The file of the view below `src/web`, such as `mediabin/bin`, or of a family's own `views`. */
  view: string;
  data?: Record<string, unknown>;
  /** Instead of its data, of a view that is the same for everybody. */
  kept?: KeptView;
  /** The page's title where it is more exact than the declared one; text, not a key. */
  title?: string;
  /** Its first sentence, where it is another than the declared page's; text, not a key. */
  lead?: string;
  /** The path of the place in the navigation that it belongs to, where that is not the one above its own path. */
  under?: string;
  status?: number;
  /** Further origins that the page's pictures come from. */
  pictures?: readonly string[];
  /** What it is shown in to be looked at, instead of the theme that is applied. */
  trial?: Trial;
}

/** What makes a view's data, and all that they follow from: nothing else of the visit or the person may be in them. */
export interface KeptView {
  /** As version 2 has answered it. */
  text: string;
  /** All else but the language. */
  key: string;
  data: () => Record<string, unknown>;
}

/** A theme that is only looked at: it runs no script and sends no form. */
export interface Trial {
  look: Look;
  /** Instead of the one that the reader has chosen. */
  scheme?: Scheme;
}

/** Where the browser goes next. */
export class GoTo {
  constructor(
    readonly path: string,
    readonly notice?: Notice,
  ) {}
}

/** A form that was refused: what was typed, and what is wrong with it. */
export interface RefusedForm {
  /** The handler that took it. */
  action: string;
  values: FormValues;
  problem: ProblemError;
  /** Whether a form of the page has told what is wrong. */
  isTold: boolean;
  /** The page that has it. */
  address: string;
  /** Whether it was not sent yet, as its session had ended: nothing is wrong with it. */
  isUnsent: boolean;
}

export type CallMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** What a call of a family's own route sends. */
export interface Call {
  /** The values of the path's parameters. */
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  /** Sent as JSON. */
  body?: unknown;
  /** Such as `If-Match`. */
  headers?: Record<string, string>;
}

interface UntypedClient<T> {
  request(method: string, path: string, init: object): Promise<{ data: T; response: globalThis.Response }>;
}

/** One request of a page: who asks, in which words, and what was sent. */
export class Visit {
  /** What protects forms from now on, where that has just begun. */
  newCsrf?: string;
  /** Set while a page is shown again after a refusal. */
  refused?: RefusedForm;
  readonly query: URLSearchParams;
  /** Of the form that was sent; empty for a page that is only read. */
  readonly form: FormValues;
  /** What the page's own requests leave for the browser. */
  readonly crumbs: Crumbs = { cookies: [] };
  /** Version 2 of the API, as the one who asks. */
  readonly api: PlatformClient;

  constructor(
    readonly request: Request,
    readonly response: Response,
    readonly words: Words,
    /** Undefined on pages that are open to all. */
    readonly person?: Person,
  ) {
    this.query = new URLSearchParams(/\?.*/s.exec(request.url)?.[0]);
    this.form = (request as VisitingRequest).form ?? new FormValues({});
    this.api = clientFor(request, this.crumbs);
  }

  /** Who is signed in. @throws Error on a page that is open to all */
  get auth(): AuthContext {
    const { auth } = this.request as AuthenticatedRequest;
    if (!auth) throw new Error('This page is open to all.');
    return auth;
  }

  /** The files that the form has sent. */
  get files(): readonly Express.Multer.File[] {
    const { files } = this.request;
    return Array.isArray(files) ? files : [];
  }

  get session(): UsedSession | undefined {
    return (this.request as AuthenticatedRequest).auth?.session;
  }

  /** What protects the page's forms. */
  get csrf(): string {
    return this.newCsrf ?? this.session?.csrfToken ?? cookieOf(this.request, CSRF_COOKIE) ?? '';
  }

  /** A parameter of the path. */
  param(name: string): string {
    return String(this.request.params[name] ?? '');
  }

  get path(): string {
    return this.request.path;
  }

  say(key: string, values?: Arguments): string {
    return this.words.say(key, values);
  }

  /**
   * The header of a call that a form with `once: true` makes: sent once more, by a reload or a second press, it does
   * nothing and gets the same answer.
   * @param part of several such calls, which one
   */
  once(part = ''): { 'Idempotency-Key': string | undefined } {
    const key = this.form.optional('idempotency_key');
    return { 'Idempotency-Key': key && key + part };
  }

  /** The body of a success of version 2. @throws ProblemError, which the page then tells */
  async ask<R extends Parameters<typeof unwrap>[0]>(answer: Promise<R>): Promise<ReturnType<typeof unwrap<R>>> {
    return unwrap(await answer);
  }

  /**
   * As `ask`, for routes of a family's own, which the typed client does not know: whoever calls says what is answered.
   * @param path with its parameters, such as `/API/v2/notes/{id}/`
   * @throws ProblemError, which the page then tells
   */
  async call<T = unknown>(method: CallMethod, path: string, { params, query, body, headers }: Call = {}): Promise<T> {
    const client = this.api as unknown as UntypedClient<T>;
    return unwrap(await client.request(method, path, { params: { path: params, query }, body, headers }));
  }

  /** Goes to a page after something was done. @param notice what is said there, and what undoes it */
  done(path: string, notice?: string, values?: Arguments, undo?: Notice['undo']): GoTo {
    return new GoTo(path, notice === undefined ? undefined : { key: notice, values: values ?? {}, undo });
  }
}

/** What a route of version 2 for one object is asked with: the `id` in the page's path. */
export const byId = (visit: Visit) => ({ params: { path: { id: visit.param('id') } } });
