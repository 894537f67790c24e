import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { Problem } from '../config/problem.js';
import { sendProblem } from './error.filter.js';

/** The setting of the Express application that is its Direct. */
export const DIRECT = 'platform:direct';

/** By what the application answers: the listener of its server, and the classes of what that is given. */
export interface Direct {
  listener: RequestListener;
  IncomingMessage: new (socket: Socket) => IncomingMessage;
  ServerResponse: new (request: never) => ServerResponse;
}

type RouteHandler = (request: Request, response: Response, next: NextFunction) => unknown;

/** Patterns whose parts are spelled out or a parameter; what others mean, Express knows. */
const plainPattern = /^(\/[\w.-]+|\/:\w+)+\/?$/;

/** Paths in which there is nothing to decode. */
const plainPath = /^(\/[\w.~-]+)+\/?$/;

/**
 * Leads plain requests to their routes by a tree. Express asks each of its routes in turn, whether it matches: with 250
 * of them that takes an eighth of the time of a short answer. Whatever is not plain goes to Express, which has all
 * routes too.
 */
export class DirectRoutes {
  private readonly tree = findMyWay({ ignoreTrailingSlash: true });
  private readonly before: RequestHandler[] = [];
  private readonly refusals = new WeakMap<object, unknown>();
  private isComplete = false;

  /** What Express calls first: passes on the refusal of a handler that has been called already. */
  readonly refused: RequestHandler = (request, _, next) => {
    next(this.refusals.get(request));
  };

  /** A handler that Express calls before that of a route. */
  use(handler: RequestHandler): void {
    if (!this.isComplete) this.before.push(handler);
  }

  /** A route as Express gets it, in the same order: of two that are alike the first one is taken. */
  add(method: string, pattern: string, handler: RouteHandler): void {
    this.isComplete = true;
    if (!plainPattern.test(pattern) || this.tree.hasRoute(method as HTTPMethod, pattern)) return;
    this.tree.on(method as HTTPMethod, pattern, () => undefined, { path: pattern, handler });
  }

  listener(express: Application): RequestListener {
    const { tree, before } = this;
    const lead = (
      [incoming, outgoing]: Parameters<RequestListener>,
      finish: (request: Request, response: Response) => unknown,
    ): void => {
      const [request, response] = dressed(express as unknown as Prototypes, incoming, outgoing);
      let at = 0;
      const next = (refusal?: unknown): void => {
        if (refusal !== undefined) {
          this.refusals.set(incoming, refusal);
          return void express(incoming, outgoing);
        }
        const handle = before[at++];
        if (handle) return void handle(request, response, next);
        finish(request, response);
      };
      next();
    };
    return (incoming, outgoing) => {
      if (!incoming.url!.startsWith('/') || incoming.url!.includes('#')) {
        const target = pathOf(incoming.url!);
        incoming.url = target.path;
        if (!target.isSound) return lead([incoming, outgoing], refuseTarget);
      }
      const url = incoming.url!;
      const end = url.indexOf('?');
      const path = end < 0 ? url : url.slice(0, end);
      const found = plainPath.test(path) ? tree.find(incoming.method as HTTPMethod, path) : null;
      if (!found) return void express(incoming, outgoing);
      const { path: pattern, handler } = found.store as { path: string; handler: RouteHandler };
      lead([incoming, outgoing], (request, response) => {
        request.params = found.params as Request['params'];
        request.route = { path: pattern };
        handler(request, response, notHere);
      });
    };
  }
}

/**
 * The path and the query of what a request is sent to, and whether the URL that this may be is one. Express's parser,
 * which answers nothing that it cannot parse, would warn of all but paths, with the client's words.
 */
export function pathOf(target: string): { path: string; isSound: boolean } {
  const [, whole, path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^#]*)/i.exec(target)!;
  return { path: path.startsWith('/') ? path : `/${path}`, isSound: whole === undefined || URL.canParse(whole) };
}

function refuseTarget(request: Request, response: Response): void {
  sendProblem(new Problem('malformed_request', 'The target of the request is no URL.'), request, response);
}

/** What Express makes requests and answers descend from. */
export interface Prototypes {
  request: object;
  response: object;
}

/** A request and its answer with what Express gives them. */
export function dressed(
  { request: requests, response: responses }: Prototypes,
  incoming: Parameters<RequestListener>[0],
  outgoing: Parameters<RequestListener>[1],
): [Request, Response] {
  const request = Object.setPrototypeOf(incoming, requests) as Request;
  const response = Object.setPrototypeOf(outgoing, responses) as Response;
  request.res = response;
  response.req = request;
  request.originalUrl = request.url;
  request.baseUrl = '';
  response.locals = {};
  return [request, response];
}

function notHere(): never {
  throw new Error('A route leaves its request to no other.');
}
