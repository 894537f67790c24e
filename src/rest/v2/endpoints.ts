import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Req,
  UseInterceptors,
  applyDecorators,
  type Type,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { LastingPower, RequireAccess } from '../../auth/access.decorators.js';
import { Auth, type AuthContext } from '../../auth/auth-context.js';
import { Database, type Row } from '../../database/database.js';
import { publicOrigin } from '../origin.js';
import { resourceOf, type Resource } from '../declaration/resource.js';
import type { JsonObject } from '../json-body.js';
import { ResourceObjects, SharedByAll, type ResourceRules } from '../query/objects.js';
import { ResourceReader } from '../query/reader.js';
import { DeclaredWrites, prepare, type ResourceWrites } from '../query/writes.js';
import { decorate, offeredMethods } from '../offered-methods.js';
import { serves } from '../resource-of-controller.js';
import { V2AnswerInterceptor } from './answer.interceptor.js';
import { objectAnswer, type Answer, type ObjectOptions } from './answers.js';
import { BulkBody, ObjectBody } from './body.pipe.js';
import { doAll, doEach, type Work } from './bulk.js';
import { changedItems, confirmedItems, isEach, newItems, removedItems } from './bulk-body.js';
import { checked } from './checked.js';
import { objectTag, requireMatch } from './etag.js';
import { describe, type WriteCodes } from './openapi/resource-operations.js';
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
  /** Whether the name of what is to be deleted must be repeated; single objects are then deleted by a route of the family. */
  confirmed?: boolean;
  /** What the family's own rules refuse writes with. */
  codes?: WriteCodes;
}

/**
 * The base of a resource's v2 controller, with the endpoints that its declaration lists. What else the resource can do, a
 * subclass adds, under `@V2Controller`.
 */
export function v2Endpoints(type: new () => object, options: EndpointOptions = {}) {
  const resource = resourceOf(type, 'v2');
  const { rules = SharedByAll, writes = DeclaredWrites, confirmed = false } = options;

  class V2Endpoints {
    readonly resource = resource;
    readonly objects: ResourceObjects;

    constructor(
      @Inject(ResourceReader) reader: ResourceReader,
      @Inject(rules) rulesOfFamily: ResourceRules,
      @Inject(writes) readonly writes: ResourceWrites,
      @Inject(Database) readonly database: Database,
    ) {
      this.objects = new ResourceObjects(resource, reader, rulesOfFamily);
    }

    async list(@Auth() auth: AuthContext, @Req() request: Request): Promise<Page> {
      return readPage(auth, resource, this.objects, readQuery(resource, request));
    }

    async detail(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<Answer> {
      const wanted = readWanted(resource, request);
      const row = await this.objects.one(auth, id);
      return objectAnswer(resource, row, { wanted });
    }

    async create(
      @Auth() auth: AuthContext,
      @ObjectBody(resource) body: JsonObject,
      @Req() request: Request,
    ): Promise<Answer> {
      const prepared = await prepare(this.writes, await checked(this.work(auth), body), auth);
      return this.database.write(async () =>
        this.created(auth, await this.writes.create!(auth, prepared, resource), request),
      );
    }

    async createMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
      return (isEach(request) ? doEach : doAll)(this.work(auth), 'create', newItems(resource, body));
    }

    // Before `change` and `remove`, for which the address would be an id.
    async changeMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
      return (isEach(request) ? doEach : doAll)(this.work(auth), 'change', changedItems(resource, body));
    }

    async removeMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
      const itemsOf = confirmed ? confirmedItems : removedItems;
      return (isEach(request) ? doEach : doAll)(this.work(auth), 'remove', itemsOf(body));
    }

    async change(
      @Auth() auth: AuthContext,
      @Param('id') id: string,
      @ObjectBody(resource) body: JsonObject,
      @Req() request: Request,
    ): Promise<Answer> {
      const prepared = await prepare(this.writes, await checked(this.work(auth), body, id), auth);
      return this.changed(auth, id, request, (row) => this.writes.change!(auth, row, prepared, resource));
    }

    @HttpCode(204)
    async remove(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<void> {
      await this.database.write(async () => {
        await this.writes.remove!(auth, await this.matching(auth, id, request), resource);
      });
    }

    /** What bodies are checked and bulk requests done with. */
    work(auth: AuthContext): Work {
      return { auth, resource, objects: this.objects, writes: this.writes, database: this.database };
    }

    /** Does something to an object that is held meanwhile, if it is as the client thinks; returns it as it is then. */
    async changed(
      auth: AuthContext,
      id: string,
      request: Request,
      work: (row: Row) => Promise<unknown>,
    ): Promise<Answer> {
      return this.database.write(async () => {
        await work(await this.matching(auth, id, request));
        return objectAnswer(resource, await this.objects.one(auth, id));
      });
    }

    /** The answer to what was created. */
    async created(auth: AuthContext, id: string, request: Request, options: ObjectOptions = {}): Promise<Answer> {
      const location = `${publicOrigin(request)}${V2_ROOT}/${resource.path}/${id}/`;
      return objectAnswer(resource, await this.objects.one(auth, id), { status: 201, location, ...options });
    }

    /** As holdMatching. @throws Problem */
    async matching(auth: AuthContext, id: string, request: Request): Promise<Row> {
      return holdMatching(resource, this.objects, auth, id, request);
    }
  }

  serves(V2Endpoints, resource);
  addRoutes(V2Endpoints, resource, options);
  return V2Endpoints;
}

/**
 * The object, held until the running write ends, if it is as the client thinks.
 * @throws Problem
 */
export async function holdMatching(
  resource: Resource,
  objects: ResourceObjects,
  auth: AuthContext,
  id: string,
  request: Request,
): Promise<Row> {
  const row = await objects.held(auth, id);
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

/** Makes routes of those methods that the resource has. */
function addRoutes(controller: Type<object>, resource: Resource, options: EndpointOptions): void {
  const { lasting = false, lastingRead = false, provable = false, confirmed = false } = options;
  const { codes, writes = DeclaredWrites } = options;
  const { list, detail } = offeredMethods(resource, writes);
  const about = describe(resource, { provable, confirmed, codes });
  const read = [RequireAccess(resource.access), ...(lastingRead ? [LastingPower()] : [])];
  const write = [RequireAccess(resource.write), ...(lasting ? [LastingPower()] : [])];
  const proof = provable ? [Provable()] : [];
  if (list.includes('get')) decorate(controller, 'list', Get(), about.list, ...read);
  if (list.includes('post')) {
    decorate(controller, 'create', Post(), about.create, ...write, ...proof);
    decorate(controller, 'createMany', Post('bulk'), about.createMany, ...write, ...proof);
  }
  if (detail.includes('get')) decorate(controller, 'detail', Get(':id'), about.detail, ...read);
  if (detail.includes('patch')) {
    decorate(controller, 'changeMany', Patch('bulk'), about.changeMany, ...write, ...proof);
    decorate(controller, 'change', Patch(':id'), about.change, ...write, ...proof);
  }
  if (detail.includes('delete')) {
    decorate(controller, 'removeMany', Delete('bulk'), about.removeMany, ...write);
    decorate(controller, 'remove', Delete(':id'), about.remove, ...write);
  }
}
