import { Controller, HttpStatus, Req, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { KnowsCallers } from '../kit/administration.js';
import {
  Answer,
  type AuthenticatedRequest,
  component,
  Public,
  Route,
  settings,
  V2AnswerInterceptor,
  version,
} from '../kit/index.js';
import { Readiness } from './readiness.service.js';

const status = (words: string[]) => ({ type: 'string', enum: words });

const simple = component('Health', { type: 'object', required: ['status'], properties: { status: status(['ok']) } });
const ready = component('Readiness', {
  type: 'object',
  required: ['status'],
  properties: {
    status: status(['ok', 'not ok']),
    database: { ...status(['ok', 'unreachable']), description: 'Only for callers who are signed in' },
    migrations: { ...status(['ok', 'missing']), description: 'Only for callers who are signed in' },
    storage: { ...status(['ok', 'full']), description: 'Only for callers who are signed in' },
  },
});
const index = component('Index', {
  type: 'object',
  required: ['documentation', 'openapi'],
  properties: { documentation: { type: 'string' }, openapi: { type: 'string' } },
});
const about = component('Version', {
  type: 'object',
  required: ['version', 'api'],
  properties: {
    version: { type: 'string', description: 'The version of the service', examples: [version] },
    api: { type: 'array', items: { type: 'string' }, description: 'The versions of the API that it serves' },
  },
});

@ApiTags('system')
@Public()
@UseInterceptors(V2AnswerInterceptor)
@Controller('API/v2')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Where the first version's index leads its readers. */
  @Route('get', '', {
    id: 'getIndex',
    summary: 'Where the documentation is',
    description: 'The addresses of this document and of the page that shows it.',
    answers: { 200: index },
  })
  index(): { documentation: string; openapi: string } {
    return { documentation: '/API/v2/docs', openapi: '/API/v2/openapi.json' };
  }

  /** Alive: says nothing about the database. */
  @Route('get', 'healthcheck/simple', {
    id: 'getHealth',
    summary: 'Whether the service is alive',
    description: 'Asks nothing of the database: as long as the process serves, it is `ok`.',
    anyQuery: true,
    answers: { 200: simple },
  })
  simple(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether requests can be served; what is missing is for those who are signed in. */
  @Route('get', 'healthcheck/ready', {
    id: 'getReadiness',
    summary: 'Whether the service can do its work',
    description: 'Asks the database. What is missing is told to callers who are signed in only.',
    anyQuery: true,
    answers: { 200: ready, 503: ready },
    codes: ['run_as_invalid', 'run_as_required', 'run_as_forbidden', 'run_as_unknown_user'],
  })
  @KnowsCallers()
  async ready(@Req() { auth }: AuthenticatedRequest): Promise<Answer> {
    const report = await this.readiness.report();
    const status = report.status === 'ok' ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE;
    return new Answer(auth ? report : { status: report.status }, { status });
  }

  @Route('get', 'version', {
    id: 'getVersion',
    summary: 'The version of the service',
    description: 'And the versions of the API that it serves.',
    answers: { 200: about },
  })
  version(): { version: string; api: string[] } {
    return { version, api: settings.v1.enabled ? ['v1', 'v2'] : ['v2'] };
  }
}
