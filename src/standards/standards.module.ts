import { Module } from '@nestjs/common';
import { v1ReadOnly } from '../rest/v1/endpoints.js';
import { standards } from './standards.resources.js';

@Module({ controllers: standards.map((resource) => v1ReadOnly(resource)) })
export class StandardsModule {}
