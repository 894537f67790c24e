import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { isSafe } from '../../auth/request-headers.js';
import { Problem } from '../../config/problem.js';
import { readBytes, readJsonObject } from '../json-body.js';
import { Answer, ReadyPage } from './answers.js';
import { NO_BODY, NO_MATCH, NO_QUERY } from './openapi/route.js';
import { sendLong } from '../pieces.js';
import { PromiseInterceptor } from '../promise-interceptor.js';
import { Page, parametersOf } from './page.js';
import { etagOf, isKnown, singleHeader } from './etag.js';
import { Idempotency } from './idempotency.service.js';
import type { Finished } from './kept-answer.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends what v2 handlers return: as JSON, with its entity tag, and once only where the client sends an Idempotency-Key.
 */
@Injectable()
export class V2AnswerInterceptor extends PromiseInterceptor {
  constructor(private readonly idempotency: Idempotency) {
    super();
  }

  async around(context: ExecutionContext, next: () => Promise<unknown>): Promise<string | undefined> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<AuthenticatedRequest>(), http.getResponse<Response>()];
    const usual = response.statusCode;
    const handler = context.getHandler();
    if (Reflect.getMetadata(NO_QUERY, handler)) parametersOf(request);
    if (!isSafe(request)) {
      if (Reflect.getMetadata(NO_MATCH, handler)) refuseMatch(request);
      if (Reflect.getMetadata(NO_BODY, handler)) await refuseBody(request);
    }
    if (request.method === 'POST') {
      return send(request, response, await this.once(request, async () => finish(await next(), usual)));
    }
    const result = await next();
    if (result instanceof Page) return sendPage(request, response, result);
    return send(request, response, result instanceof ReadyPage ? ready(result) : finish(result, usual));
  }

  private async once(request: AuthenticatedRequest, work: () => Promise<Finished>): Promise<Finished> {
    const key = singleHeader(request, 'idempotency-key');
    if (key === undefined || !request.auth) return work();
    const { user, via, token } = request.auth;
    // By the same credential: one token must not be shown the new key of another that has rotated itself.
    const address = request.originalUrl.replace(/\/(?=\?|$)/, ''); // with and without it is the same
    const head = `${request.method} ${address} ${user.id} ${via} ${token?.id}\n`;
    // Before the transaction begins: a client that sends slowly must not hold it up.
    const asked = Buffer.concat([Buffer.from(head), await readBytes(request)]);
    return this.idempotency.run(request.auth, key, asked, work);
  }
}

/** Whoever sends an entity tag relies on its being compared. @throws Problem for one */
function refuseMatch(request: AuthenticatedRequest): void {
  if (request.headers['if-match'] === undefined) return;
  throw new Problem('invalid_header', 'If-Match is compared where one object is changed or deleted, not here.');
}

/** What is said to who does not listen would not be done. @throws Problem for a body with anything in it */
async function refuseBody(request: AuthenticatedRequest): Promise<void> {
  if ((await readBytes(request)).length === 0) return;
  const body = await readJsonObject(request);
  if (Object.keys(body).length > 0) throw new Problem('invalid_body', 'No body is expected here.');
}

/** What is too long to be gathered has no entity tag, which would need all of it, and so is not kept. */
async function sendPage(request: AuthenticatedRequest, response: Response, page: Page): Promise<string | undefined> {
  const text = await sendLong(request, response, page.pieces(), () => {
    response.setHeader('Content-Type', JSON_TYPE);
  });
  if (text === undefined) return undefined;
  return send(request, response, ready(new ReadyPage(text)));
}

const ready = ({ text, etag }: ReadyPage): Finished => ({ status: 200, headers: { ETag: etag }, body: text });

function finish(result: unknown, usual: number): Finished {
  const { body, options } = result instanceof Answer ? result : new Answer(result);
  const { status = usual, location, etag } = options;
  const headers: Record<string, string> = location === undefined ? {} : { Location: location };
  if (body === undefined) return { status, headers };
  const text = JSON.stringify(body);
  headers.ETag = etag ?? etagOf(text);
  return { status, headers, body: text };
}

function send(request: AuthenticatedRequest, response: Response, { status, headers, body }: Finished) {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === undefined) return undefined;
  if (request.method === 'GET' || request.method === 'HEAD') {
    response.setHeader('Cache-Control', 'private, no-cache');
    if (status === 200 && isKnown(request, headers.ETag!)) {
      response.status(304);
      return undefined;
    }
  }
  response.setHeader('Content-Type', JSON_TYPE);
  return body;
}
