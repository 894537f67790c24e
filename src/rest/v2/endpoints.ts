import { Controller, Inject, Param, Req, UseInterceptors, applyDecorators, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { LastingPower, RequireAccess } from '../../auth/access.decorators.js';
import { Auth, type AuthContext } from '../../auth/auth-context.js';
import { Database, type Row } from '../../database/database.js';
import { publicOrigin } from '../origin.js';
import { resourceOf, type Resource } from '../declaration/resource.js';
import { Creations } from '../query/creations.js';
import { ResourceObjects, SharedByAll, type ResourceRules } from '../query/objects.js';
import { ResourceReader } from '../query/reader.js';
import { DeclaredWrites, prepare, type ResourceWrites } from '../query/writes.js';
import { decorate, offeredMethods } from '../offered-methods.js';
import { textOf } from '../pieces.js';
import { serves } from '../resource-of-controller.js';
import { V2AnswerInterceptor } from './answer.interceptor.js';
import { objectAnswer, ReadyPage, type Answer, type ObjectOptions } from './answers.js';
import { BulkBody, readObjectBody } from './body.pipe.js';
import { doAll, doEach, type Deed, type Work } from './bulk.js';
import { changedItems, confirmedItems, isEach, newItems, removedItems, type Items } from './bulk-body.js';
import { checked } from './checked.js';
import { objectTag, requireMatch } from './etag.js';
import { merged } from './merge-patch.js';
import { resourceRoutes, type Upsert, type WriteCodes } from './openapi/resource-routes.js';
import { readPage, readQuery, readWanted, type Page } from './page.js';
import { Provable } from './proof.guard.js';
import { V2_ROOT } from './paths.js';

/** Puts a controller at an address of the second version, with its answers. */
export function V2Controller(path: string, tag: string): ClassDecorator {
  return applyDecorators(Controller(`${V2_ROOT}/${path}`.slice(1)), UseInterceptors(V2AnswerInterceptor), ApiTags(tag));
}

export interface EndpointOptions {
  rules?: Type<ResourceRules>;
  writes?: Type<ResourceWrites>;
  /** Whether what is written outlasts the request as power: then never while acting as somebody else. */
  lasting?: boolean;
  /** Whether that goes for reading too. */
  lastingRead?: boolean;
  /** Whether some of what is created and changed asks for a fresh proof of the caller's password. */
  provable?: boolean;
  /**
   * Whether the name of what is to be deleted must be repeated; single objects are then deleted by a route of the
   * family.
   */
  confirmed?: boolean;
  /** What the family's own rules refuse writes with. */
  codes?: WriteCodes;
  /** Of a resource of which what is there already is updated by POST: what the document says of it. */
  upsert?: Upsert;
}

/** What the endpoints of a resource do, whatever the resource. */
abstract class ResourceEndpoints {
  readonly objects: ResourceObjects;
  readonly creations: Creations;

  constructor(
    readonly resource: Resource,
    reader: ResourceReader,
    rules: ResourceRules,
    readonly writes: ResourceWrites,
    readonly database: Database,
    readonly removedItems: (body: unknown) => Items | Promise<Items>,
  ) {
    this.objects = new ResourceObjects(resource, reader, rules);
    this.creations = new Creations(resource, this.objects, writes, database);
  }

  async list(@Auth() auth: AuthContext, @Req() request: Request): Promise<Page | ReadyPage> {
    const read = (): Promise<Page> => readPage(auth, this.resource, this.objects, readQuery(this.resource, request));
    if (!this.objects.areSameForAll) return read();
    // The same for everybody: kept as it is sent.
    return this.database.remember(
      `list ${request.url}`,
      async () => new ReadyPage(await textOf((await read()).pieces())),
      auth.user.asOf,
    );
  }

  async detail(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<Answer> {
    const wanted = readWanted(this.resource, request);
    return objectAnswer(this.resource, await this.objects.one(auth, id), { wanted });
  }

  async create(@Auth() auth: AuthContext, @Req() request: Request): Promise<Answer> {
    const body = await readObjectBody(request, this.resource);
    const prepared = await prepare(this.writes, await checked(this.work(auth), body), auth);
    const { row, isNew } = await this.creations.create(auth, prepared);
    return this.createdAnswer(row, request, { status: isNew ? 201 : 200 });
  }

  async createMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
    return inBulk(this.work(auth), request, 'create', () => newItems(this.resource, body));
  }

  async changeMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
    return inBulk(this.work(auth), request, 'change', () => changedItems(this.resource, body));
  }

  async removeMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
    return inBulk(this.work(auth), request, 'remove', () => this.removedItems(body));
  }

  async change(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<Answer> {
    const body = await readObjectBody(request, this.resource);
    const prepared = await prepare(this.writes, await checked(this.work(auth), body, id), auth);
    return this.changed(auth, id, request, (row) =>
      this.writes.change!(auth, row, merged(request, this.resource, row, prepared), this.resource),
    );
  }

  async remove(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<void> {
    await this.database.write(async () => {
      await this.writes.remove!(auth, await this.matching(auth, id, request), this.resource);
    });
  }

  /** What bodies are checked and bulk requests done with. */
  work(auth: AuthContext): Work {
    const { resource, objects, writes, database } = this;
    return { auth, resource, objects, writes, database };
  }

  /** Does something to an object that is locked meanwhile, if it is as the client thinks; returns it as it is then. */
  async changed(
    auth: AuthContext,
    id: string,
    request: Request,
    work: (row: Row) => Promise<unknown>,
  ): Promise<Answer> {
    return this.database.write(async () => {
      await work(await this.matching(auth, id, request));
      return objectAnswer(this.resource, await this.objects.one(auth, id));
    });
  }

  /** The answer to what was created. */
  async created(auth: AuthContext, id: string, request: Request, options: ObjectOptions = {}): Promise<Answer> {
    return this.createdAnswer(await this.objects.one(auth, id), request, options);
  }

  createdAnswer(row: Row, request: Request, options: ObjectOptions): Answer {
    const location = `${publicOrigin(request)}${V2_ROOT}/${this.resource.path}/${row.id as string}/`;
    return objectAnswer(this.resource, row, { status: 201, location, ...options });
  }

  /** As lockMatching. @throws Problem */
  async matching(auth: AuthContext, id: string, request: Request): Promise<Row> {
    return lockMatching(this.resource, this.objects, auth, id, request);
  }
}

async function inBulk(
  work: Work,
  request: Request,
  deed: Deed,
  itemsOf: () => Items | Promise<Items>,
): Promise<Answer> {
  const inMode = isEach(request) ? doEach : doAll; // a wrong mode is told before a wrong body
  return inMode(work, deed, await itemsOf());
}

/**
 * The base of a resource's v2 controller, with the endpoints that its declaration lists. What else the resource can do,
 * a subclass adds, under `@V2Controller`.
 */
export function v2Endpoints(type: new () => object, options: EndpointOptions = {}) {
  const resource = resourceOf(type, 'v2');
  const { rules = SharedByAll, writes = DeclaredWrites, confirmed = false } = options;

  class V2Endpoints extends ResourceEndpoints {
    constructor(
      @Inject(ResourceReader) reader: ResourceReader,
      @Inject(rules) rulesOfFamily: ResourceRules,
      @Inject(writes) writesOfFamily: ResourceWrites,
      @Inject(Database) database: Database,
    ) {
      super(resource, reader, rulesOfFamily, writesOfFamily, database, confirmed ? confirmedItems : removedItems);
    }
  }

  serves(V2Endpoints, resource);
  addRoutes(V2Endpoints, resource, { ...options, writes });
  return V2Endpoints;
}

/**
 * The object, locked until the running transaction ends, if it is as the client thinks.
 * @throws Problem
 */
export async function lockMatching(
  resource: Resource,
  objects: ResourceObjects,
  auth: AuthContext,
  id: string,
  request: Request,
): Promise<Row> {
  const row = await objects.lockOne(auth, id);
  requireMatch(request, objectTag(resource, row));
  return row;
}

/** A whole v2 controller for a resource that needs nothing but its declared endpoints. */
export function v2Controller(type: new () => object, options?: EndpointOptions): Type<object> {
  const base = v2Endpoints(type, options);
  const { path } = resourceOf(type, 'v2');
  @V2Controller(path, path.split('/')[0]!)
  class V2ResourceController extends base {}
  Object.defineProperty(V2ResourceController, 'name', { value: `${type.name}V2Controller` });
  return V2ResourceController;
}

/** What writes may be refused with; of declared ones that follows from the declaration, too. */
function codesOf(resource: Resource, { writes, codes = {} }: EndpointOptions): WriteCodes {
  const isTaken = writes === DeclaredWrites && resource.fields.some(({ unique, writable }) => unique && writable);
  if (!isTaken) return codes;
  const [create, change] = [codes.create, codes.change].map((some = []) => [
    ...new Set([...some, 'name_taken' as const]),
  ]);
  return { ...codes, create, change };
}

/** Makes routes of those methods that the resource has. */
function addRoutes(
  controller: Type<object>,
  resource: Resource,
  options: EndpointOptions & { writes: Type<ResourceWrites> },
): void {
  const { writes, lasting = false, lastingRead = false, provable = false } = options;
  const { list, detail } = offeredMethods(resource, writes);
  const about = resourceRoutes(resource, { ...options, codes: codesOf(resource, options) });
  const read = [RequireAccess(resource.access), ...(lastingRead ? [LastingPower()] : [])];
  const write = [RequireAccess(resource.write), ...(lasting ? [LastingPower()] : [])];
  const proof = provable ? [Provable()] : [];
  if (list.includes('get')) decorate(controller, 'list', about.list, ...read);
  if (list.includes('post')) {
    decorate(controller, 'create', about.create, ...write, ...proof);
    decorate(controller, 'createMany', about.createMany, ...write, ...proof);
  }
  if (detail.includes('get')) decorate(controller, 'detail', about.detail, ...read);
  if (detail.includes('patch')) {
    decorate(controller, 'changeMany', about.changeMany, ...write, ...proof);
    decorate(controller, 'change', about.change, ...write, ...proof);
  }
  if (detail.includes('delete')) {
    decorate(controller, 'removeMany', about.removeMany, ...write);
    decorate(controller, 'remove', about.remove, ...write);
  }
}
