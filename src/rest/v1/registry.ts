import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Resource } from '../declaration/resource.js';
import { v1ResourceOf } from './endpoints.js';

/** Every resource that has a v1 controller in this application. */
@Injectable()
export class V1Registry implements OnModuleInit {
  private found: Resource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.found = this.discovery.getControllers().flatMap(({ metatype }) => (metatype && v1ResourceOf(metatype)) || []);
  }

  /** By path. */
  resources(): Resource[] {
    return [...this.found].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}
