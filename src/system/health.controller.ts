import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.decorators.js';

@ApiTags('system')
@Public()
@Controller('API/v2/healthcheck')
export class HealthController {
  /** Alive: says nothing about the database. */
  @Get('simple')
  simple(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
