import { Module } from '@nestjs/common';
import { v1ReadOnly } from '../rest/v1/endpoints.js';
import { v2Controller } from '../rest/v2/endpoints.js';
import { standards } from './standards.resources.js';

@Module({ controllers: standards.flatMap((resource) => [v1ReadOnly(resource), v2Controller(resource)]) })
export class StandardsModule {}
