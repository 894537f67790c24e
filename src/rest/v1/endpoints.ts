import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
  UseInterceptors,
  applyDecorators,
  type Type,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RequireAccess } from '../../auth/access.decorators.js';
import { Auth, type AuthContext } from '../../auth/auth-context.js';
import { Problem } from '../../config/problem.js';
import { settings } from '../../config/settings.js';
import { publicOrigin } from '../origin.js';
import { resourceOf, type Resource } from '../declaration/resource.js';
import { condition, findFilter } from '../query/filters.js';
import { Creations } from '../query/creations.js';
import { ResourceObjects, SharedByAll, type ResourceRules } from '../query/objects.js';
import { orderTerms } from '../query/ordering.js';
import { Parameters } from '../query/parameters.js';
import { ResourceReader } from '../query/reader.js';
import { Database } from '../../database/database.js';
import { decorate, offeredMethods } from '../offered-methods.js';
import { textOf } from '../pieces.js';
import { DeclaredWrites, prepare, type ResourceWrites, type Values } from '../query/writes.js';
import { V1Body } from './body.pipe.js';
import { serves } from '../resource-of-controller.js';
import { V1EnvelopeInterceptor } from './envelope.interceptor.js';
import { pageMeta, readLimitAndOffset } from './paging.js';
import { V1_ROOT } from './paths.js';
import { objectUri } from './render.js';
import { V1List, V1Object, V1Set, type V1Result } from './results.js';
import { schemaDocument } from './schema.js';

/** The most ids that one set may name. */
const SET_LIMIT = 1000;

/** Parameters of a list that are no filters. */
const RESERVED = ['limit', 'offset', 'order_by', 'format'];

/** Puts a controller at its resource's v1 address, behind the resource's permission, with the v1 envelope. */
export function V1Controller(resource: Resource): ClassDecorator {
  const paths = [resource.path, ...(resource.alias ? [resource.alias] : [])];
  return applyDecorators(
    Controller(paths.map((path) => `${V1_ROOT}/${path}`)),
    RequireAccess(resource.access),
    UseInterceptors(V1EnvelopeInterceptor),
    ApiTags(`v1 ${resource.name}`),
    (target: object) => serves(target, resource),
  );
}

export interface EndpointOptions {
  rules?: Type<ResourceRules>;
  /** What POST and DELETE mean, where the declaration has them. Default: as declared. */
  writes?: Type<ResourceWrites>;
}

/**
 * The base of a resource's v1 controller: list, schema, set, detail, POST and DELETE as declared. What else the
 * resource can do, a subclass adds, under `@V1Controller` again.
 */
export function v1Endpoints(type: new () => object, options: EndpointOptions = {}) {
  const resource = resourceOf(type);
  const { rules = SharedByAll, writes = DeclaredWrites } = options;

  let schema: string | undefined;

  class V1Endpoints {
    readonly resource = resource;
    readonly objects: ResourceObjects;
    readonly creations: Creations;

    constructor(
      @Inject(ResourceReader) reader: ResourceReader,
      @Inject(rules) rulesOfFamily: ResourceRules,
      @Inject(writes) readonly writes: ResourceWrites,
      @Inject(Database) readonly database: Database,
    ) {
      this.objects = new ResourceObjects(resource, reader, rulesOfFamily);
      this.creations = new Creations(resource, this.objects, writes, database);
    }

    @Get()
    async list(@Auth() auth: AuthContext, @Req() request: Request): Promise<V1Result> {
      if (!this.objects.areSameForAll) return this.read(auth, request);
      // The same for everybody: kept as it is sent.
      const make = async () => ({ text: await textOf((await this.read(auth, request)).pieces()) });
      return this.database.remember(`list ${request.url}`, make, auth.user.asOf);
    }

    async read(auth: AuthContext, request: Request): Promise<V1List> {
      const parameters = new Parameters(request.url);
      const page = readLimitAndOffset(parameters.values, resource.limit, settings.v1.maxLimit);
      const order = orderTerms(resource, parameters.values('order_by'));
      const filters = parameters.names(...RESERVED).flatMap((name) => {
        const asked = findFilter(resource, name);
        return asked ? [condition(asked, parameters.values(name))] : [];
      });
      const { rows, total } = await this.objects.list(auth, filters, { order, ...page });
      const path = request.path.endsWith('/') ? request.path : `${request.path}/`;
      const parts = this.objects.parts(auth, rows);
      return new V1List(resource, parts, pageMeta(path, parameters.raws('limit', 'offset'), page, total));
    }

    @Get('schema')
    schema(): V1Result {
      return { text: (schema ??= JSON.stringify(schemaDocument(resource))) };
    }

    @Get('set/:ids')
    async set(@Auth() auth: AuthContext, @Param('ids') ids: string): Promise<V1Set> {
      if (ids.includes('/')) throw new Problem('not_found', 'There is nothing at this address.');
      const wanted = [...new Set(ids.split(';').filter(Boolean))];
      if (wanted.length > SET_LIMIT) throw new Problem('invalid_parameter', `A set has at most ${SET_LIMIT} ids.`);
      const { found, missing } = await this.objects.named(auth, wanted);
      return new V1Set(resource, this.objects.parts(auth, found), missing);
    }

    @Get(':id')
    async detail(@Auth() auth: AuthContext, @Param('id') id: string): Promise<V1Object> {
      return new V1Object(resource, await this.objects.one(auth, id));
    }

    async create(
      @Auth() auth: AuthContext,
      @V1Body(type) values: Values,
      @Res({ passthrough: true }) response: Response,
    ): Promise<V1Object> {
      const { row } = await this.creations.create(auth, await prepare(this.writes, values, auth));
      // Where it is; v1 clients expect 200.
      const uri = objectUri(resource, row.id);
      response.status(200).setHeader('Location', publicOrigin(response.req) + uri);
      return new V1Object(resource, row);
    }

    @HttpCode(204)
    async remove(@Auth() auth: AuthContext, @Param('id') id: string): Promise<void> {
      await this.database.write(async () => {
        await this.writes.remove!(auth, await this.objects.lockOne(auth, id), resource);
      });
    }
  }

  const { list, detail } = offeredMethods(resource, writes);
  if (list.includes('post')) decorate(V1Endpoints, 'create', Post());
  if (detail.includes('delete')) decorate(V1Endpoints, 'remove', Delete(':id'));
  return V1Endpoints;
}

/** A whole v1 controller for a resource that needs nothing but its declared endpoints. */
export function v1Controller(type: new () => object, options?: EndpointOptions): Type<object> {
  const resource = resourceOf(type);
  const base = v1Endpoints(type, options);
  @V1Controller(resource)
  class V1ResourceController extends base {}
  Object.defineProperty(V1ResourceController, 'name', { value: `${type.name}V1Controller` });
  return V1ResourceController;
}
