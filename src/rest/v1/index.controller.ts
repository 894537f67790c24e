import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.decorators.js';
import { V1_ROOT } from './paths.js';
import { V1Registry } from './registry.js';

@ApiTags('v1 index')
@Public()
@Controller(V1_ROOT)
export class V1IndexController {
  constructor(private readonly registry: V1Registry) {}

  @Get()
  index(): Record<string, { list_endpoint: string; schema: string }> {
    const entries = this.registry.resources().map(({ path }) => {
      const address = `${V1_ROOT}/${path}/`;
      return [path, { list_endpoint: address, schema: `${address}schema/` }] as const;
    });
    return Object.fromEntries(entries);
  }
}
