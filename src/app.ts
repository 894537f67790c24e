import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, {
  type Application,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { AppModule } from './app.module.js';
import { createServer, ServerResponse } from './config/node-http.js';
import { settings } from './config/settings.js';
import { admit } from './database/admission.js';
import { requireWritable } from './database/schema.js';
import { keepTurnsBrief } from './database/turns.js';
import { logger } from './logger.js';
import { answerBatch } from './rest/answer-batch.js';
import { BoundedRequest, LEAST_RATE, limitBodies } from './rest/body-bounds.js';
import { BODY_LIMIT } from './rest/json-body.js';
import { DIRECT, DirectRoutes, dressed, pathOf, type Direct, type Prototypes } from './rest/direct-routes.js';
import { sendProblem } from './rest/error.filter.js';
import { endIdleConnections } from './rest/idle-connections.js';
import { answeredWithoutHost, answerRefused, type Refuse } from './rest/node-refusals.js';
import { schemeOf } from './rest/origin.js';
import { afterThoseBefore } from './rest/pipelining.js';
import { literalPaths } from './rest/routes.js';
import { cutOffSlowReaders } from './rest/slow-readers.js';
import { deprecation } from './rest/v1/deprecation.js';
import { V1Registry } from './rest/v1/registry.js';
import { ApiDocument } from './rest/v2/openapi/api-document.service.js';
import { serveAssets } from './web/kit/assets.js';
import { readForms } from './web/kit/form-body.js';
import { isApi } from './web/kit/paths.js';
import { checkFirstAdministrator, Installation, type FirstAdministrator } from './system/installation.service.js';

/** Headers that browsers hide from or keep back for scripts of other origins unless they are named. */
const requestHeaders = [
  'Accept',
  'AUTH-TOKEN',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'RUNAS',
  'X-CSRFToken',
  'X-Requested-With',
];
const responseHeaders = [
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'X-Effective-User',
  'X-Token-Expires',
];

/** The service, ready to listen: its database is migrated and seeded. */
export async function createApp(): Promise<{ app: NestExpressApplication; firstAdministrator?: FirstAdministrator }> {
  checkFirstAdministrator();
  if (settings.database.engine === 'sqlite') requireWritable(settings.database.file);
  const adapter = new LeanAdapter(configuredExpress());
  const app = await NestFactory.create<NestExpressApplication>(AppModule, adapter, {
    bodyParser: false, // bodies are read after the guards, see rest/json-body.ts
    logger,
    abortOnError: false,
  });
  app.use(limitBodies);
  app.use(noSniffing);
  if (settings.corsOrigins.length > 0) {
    const shared = {
      origin: settings.corsOrigins,
      credentials: true,
      allowedHeaders: requestHeaders,
      exposedHeaders: responseHeaders,
      preflightContinue: true, // OPTIONS says what is allowed to browsers and to others alike
    };
    // Not the pages: they hold what protects their forms.
    app.enableCors((request: Request, decide: (error: null, options: object) => void) =>
      decide(null, isApi(request.path) ? shared : { origin: false }),
    );
  }
  adapter.mark = deprecation(() => app.get(V1Registry).resources(), settings.v1);
  app.use(adapter.mark);
  app.use(literalPaths);
  app.use('/assets', serveAssets());
  app.use(readForms);
  await app.init();
  app.get(ApiDocument).describe(app);
  cutOffSlowReaders(app.getHttpServer(), settings.readerTimeout);
  endIdleConnections(app.getHttpServer());
  const firstAdministrator = await app.get(Installation).prepare();
  return { app, firstAdministrator };
}

type RegisterRoute = (path: string, handler: RequestHandler) => unknown;

/**
 * Sends what the envelopes have rendered as it is; Express would look at its type, its freshness and its encoding
 * first.
 */
class LeanAdapter extends ExpressAdapter {
  /** A handler of `use` through which those answers go, too, that are given before it would be called. */
  mark?: RequestHandler;
  private readonly routes = new DirectRoutes();

  constructor(instance: Application) {
    super(instance);
    instance.use(this.routes.refused);
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const register = this[method].bind(this) as unknown as RegisterRoute;
      const both: RegisterRoute = (path, handler) => {
        this.routes.add(method.toUpperCase(), path, handler);
        return register(path, handler);
      };
      Object.assign(this, { [method]: both });
    }
  }

  override use(...handlers: unknown[]): unknown {
    const [handler] = handlers;
    if (handlers.length === 1) this.routes.use(handler as RequestHandler);
    return super.use(...handlers);
  }

  /** A server that waits for nobody without end; see also limitBodies. */
  override initHttpServer(): void {
    const { head, body, keepAlive } = settings.timeouts;
    const express = this.getInstance<Application>();
    const listener = this.routes.listener(express);
    const refuse: Refuse = (incoming, outgoing, problem) => {
      incoming.url = pathOf(incoming.url!).path;
      const [request, response] = dressed(express as unknown as Prototypes, incoming, outgoing);
      const send = (): void => sendProblem(problem, request, response);
      noSniffing(request, response, () => this.mark?.(request, response, send));
    };
    const messages = messagesOf(express);
    express.set(DIRECT, { listener, ...messages } satisfies Direct); // for requests of our own, see web/kit/in-process.ts
    this.httpServer = createServer(
      {
        ...messages,
        headersTimeout: head * 1000,
        requestTimeout: (head + body + BODY_LIMIT / LEAST_RATE) * 1000,
        keepAliveTimeout: keepAlive * 1000,
        connectionsCheckingInterval: 1000,
        requireHostHeader: false, // see answeredWithoutHost
      },
      (request, response) => {
        void request.socket.remoteAddress; // known from now on, also when its client leaves before it has begun
        afterThoseBefore(request, response, () => {
          if (!answeredWithoutHost(request, response, refuse)) admit(() => listener(request, response));
        });
      },
    );
    this.httpServer.on('connection', keepTurnsBrief);
    answerRefused(this.httpServer, refuse);
  }

  override reply(response: Response, body: unknown, status?: number): unknown {
    if (response.headersSent) return undefined; // as it was read, see rest/pieces.ts
    if (typeof body !== 'string') return super.reply(response, body, status);
    if (status) response.statusCode = status;
    return answerBatch.send(response, body);
  }
}

/**
 * Classes of requests and answers that have Express's methods from the start. Giving each another prototype, as Express
 * does, takes a tenth of the time of a short answer.
 */
function messagesOf(express: Application) {
  class PlatformRequest extends BoundedRequest {}
  class PlatformResponse extends ServerResponse<PlatformRequest> {}
  const app = express as unknown as Record<'request' | 'response', object>;
  for (const [name, type] of [
    ['request', PlatformRequest],
    ['response', PlatformResponse],
  ] as const) {
    const methods = Object.getPrototypeOf(app[name]) as object;
    Object.defineProperties(type.prototype, {
      ...Object.getOwnPropertyDescriptors(methods),
      ...Object.getOwnPropertyDescriptors(app[name]),
    });
    app[name] = type.prototype;
  }
  return { IncomingMessage: PlatformRequest, ServerResponse: PlatformResponse };
}

function configuredExpress() {
  const instance = express();
  instance.enable('case sensitive routing');
  instance.disable('x-powered-by');
  instance.disable('etag');
  instance.set('query parser', false); // see rest/query/parameters.ts
  instance.set('trust proxy', settings.trustProxy);
  // What `secure` follows from, too.
  Object.defineProperty(instance.request, 'protocol', {
    get(this: Request) {
      return schemeOf(this);
    },
    configurable: true,
  });
  return instance;
}

function noSniffing(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  next();
}
