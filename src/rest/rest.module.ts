import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { CallCounter } from './calls/call-counter.js';
import { CallCounts } from './calls/call-counts.service.js';
import { SharedByAll } from './query/objects.js';
import { ResourceReader } from './query/reader.js';
import { FAMILIES, type Family } from './family.js';
import { Seeds } from './seeds.service.js';
import { V1IndexController } from './v1/index.controller.js';
import { V1Registry } from './v1/registry.js';
import { V1Usages } from './v1/v1-usages.service.js';
import { DeclaredWrites } from './query/writes.js';
import { Idempotency } from './v2/idempotency.service.js';
import { ApiDocument } from './v2/openapi/api-document.service.js';
import { DocsController } from './v2/openapi/docs.controller.js';

const shared = [
  ApiDocument,
  CallCounts,
  DeclaredWrites,
  Idempotency,
  ResourceReader,
  Seeds,
  SharedByAll,
  V1Registry,
  V1Usages,
];

@Module({
  imports: [DiscoveryModule],
  controllers: [DocsController, V1IndexController],
  providers: [...shared, { provide: APP_INTERCEPTOR, useClass: CallCounter }],
  exports: shared,
})
export class RestModule {
  /** The wire kit of an application of these families. */
  static with(families: readonly Family[]): DynamicModule {
    return {
      module: RestModule,
      global: true,
      providers: [{ provide: FAMILIES, useValue: families }],
      exports: [FAMILIES],
    };
  }
}
