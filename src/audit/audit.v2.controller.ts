import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  administratorRole,
  AuditLog,
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  Database,
  LastingPower,
  Limited,
  listQuery,
  type Page,
  Parameters,
  Problem,
  readFilters,
  readPage,
  readQuery,
  RequirePermission,
  RESERVED,
  ResourceObjects,
  resourceOf,
  ResourceReader,
  Route,
  SharedByAll,
  single,
  V2Controller,
  v2Endpoints,
} from '../kit/index.js';
import { AuditEntryResource } from './audit-entry.resource.js';
import { AuditExport, exportFormats, type ExportFormat } from './audit-export.js';
import { verifyAuditTrail, type Verification } from './audit-verification.js';

const resource = resourceOf(AuditEntryResource, 'v2');
const mediaTypes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' } as const;

const filters = Object.fromEntries(Object.entries(listQuery(resource)).filter(([name]) => !RESERVED.includes(name)));

/** All that was noted, for other programs: comes before the entries' own addresses. */
@ApiTags('audit')
@LastingPower()
@Controller('API/v2/audit/export')
export class AuditExportController {
  constructor(
    private readonly source: AuditExport,
    private readonly audit: AuditLog,
  ) {}

  @Route('get', '', {
    id: 'exportAudit',
    summary: 'Export audit entries, the oldest first, as CSV or JSON lines',
    description: 'Takes the filters of the list. The export itself leaves an entry.',
    query: {
      format: {
        type: 'string',
        enum: exportFormats,
        default: 'csv',
        description: 'CSV, or a JSON object on each line',
      },
      ...filters,
    },
    produces: ['text/csv', 'application/jsonl'],
    answers: { 200: { type: 'string' } },
    codes: ['unknown_parameter', 'invalid_parameter'],
  })
  @Limited({ name: 'export', quota: 30, seconds: 60 })
  @RequirePermission(administratorRole)
  async export(@Auth() auth: AuthContext, @Req() request: Request, @Res() response: Response): Promise<void> {
    const parameters = new Parameters(request.url);
    const format = (single(parameters, 'format') ?? 'csv') as ExportFormat;
    if (!exportFormats.includes(format)) {
      throw new Problem('invalid_parameter', `format must be one of ${exportFormats.join(', ')}.`);
    }
    const conditions = readFilters(resource, parameters, ['format']);
    if (request.method !== 'HEAD') {
      await this.audit.changed(auth, { event: 'audit', target: 'audit', detail: `exported as ${format}` });
    }
    response.setHeader('Content-Type', mediaTypes[format]);
    response.setHeader('Content-Disposition', `attachment; filename="audit.${format}"`);
    if (request.method === 'HEAD') return void response.end();
    await pipeline(Readable.from(this.source.chunks(format, conditions), { objectMode: false }), response);
  }
}

/** Whether the trail can be trusted: comes before the entries' own addresses. */
@V2Controller('audit/chain', 'audit')
@LastingPower()
export class AuditChainController {
  /** The verification that is running, for all who ask meanwhile. */
  private running?: Promise<Verification>;

  constructor(private readonly database: Database) {}

  @Route('get', '', {
    id: 'verifyAudit',
    summary: 'Verify all audit entries: whether one was changed, removed or slipped in',
    description: 'All hashes are worked out anew, which takes a while; whoever asks meanwhile gets the same answer.',
    answers: {
      200: {
        type: 'object',
        required: ['entries', 'hash', 'fault'],
        properties: {
          entries: { type: 'integer', description: 'How many there are, up to the first that is at fault' },
          hash: { type: 'string', description: 'The hash of the last of them; worth keeping somewhere else' },
          fault: { type: ['string', 'null'], description: 'What is wrong; null when nothing is' },
        },
      },
    },
  })
  @Limited({ name: 'verification', quota: 10, seconds: 60 })
  @RequirePermission(administratorRole)
  async verify(): Promise<object> {
    this.running ??= verifyAuditTrail(this.database).finally(() => (this.running = undefined));
    const { entries, hash, fault = null } = await this.running;
    return { entries, hash, fault };
  }
}

@V2Controller('audit', 'audit')
export class AuditV2Controller extends v2Endpoints(AuditEntryResource, { lastingRead: true }) {}

/** What others did as the caller. */
@V2Controller('me/acted-as', 'me')
export class ActedAsController {
  private readonly objects: ResourceObjects;

  constructor(reader: ResourceReader, @Inject(SharedByAll) rules: SharedByAll) {
    this.objects = new ResourceObjects(resource, reader, rules);
  }

  @Route('get', '', {
    id: 'listActedAs',
    summary: 'List who acted as oneself, when, and what they asked for',
    description: 'Every request that somebody sent by RUNAS with the name of the caller, and that was let in.',
    query: listQuery(resource),
    answers: { 200: { $ref: '#/components/schemas/AuditEntryPage' } },
    codes: ['unknown_parameter', 'invalid_parameter', 'invalid_cursor'],
  })
  @AuthenticatedOnly()
  actedAs(@Auth() auth: AuthContext, @Req() request: Request): Promise<Page> {
    const query = readQuery(resource, request);
    const id = BigInt(auth.user.id);
    query.filters.push({
      sql: "t.effective_id = ? AND t.actor_id <> ? AND t.outcome = 'granted'",
      values: [id, id],
      column: 't.effective_id',
      isEquality: true,
    });
    return readPage(auth, resource, this.objects, query);
  }
}
