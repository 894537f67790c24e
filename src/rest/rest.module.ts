import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CatalogueSeeds } from './catalogue-seeds.service.js';
import { SharedByAll } from './query/objects.js';
import { ResourceReader } from './query/reader.js';
import { V1IndexController } from './v1/index.controller.js';
import { V1Registry } from './v1/registry.js';
import { V1Usages } from './v1/v1-usages.service.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [V1IndexController],
  providers: [CatalogueSeeds, ResourceReader, SharedByAll, V1Registry, V1Usages],
  exports: [CatalogueSeeds, ResourceReader, SharedByAll, V1Registry, V1Usages],
})
export class RestModule {}
