import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Resource } from '../declaration/resource.js';
import { resourceOfController } from '../resource-of-controller.js';
import { resourceFinder, type FindResource } from './paths.js';
import { twinOf, type Twin } from './twins.js';

/** Every resource that has a v1 controller in this application. */
@Injectable()
export class V1Registry implements OnModuleInit {
  private found: Resource[] = [];
  private find?: FindResource;

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.found = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype && resourceOfController(metatype)) || [])
      .filter(({ version }) => version === 'v1');
  }

  /** By path. */
  resources(): Resource[] {
    return [...this.found].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** What takes the place of a route of v1. @param route below the root, for example `GET theme/:id` */
  twin(route: string): Twin | null {
    this.find ??= resourceFinder(this.found);
    return twinOf(this.find, route);
  }
}
