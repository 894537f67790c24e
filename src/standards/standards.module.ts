import { Module } from '@nestjs/common';
import { classesIn } from '../config/classes-in.js';
import { v1Controller } from '../rest/v1/endpoints.js';
import { v2Controller } from '../rest/v2/endpoints.js';

/** Every catalogue: one file each, and no list to edit. */
export const catalogues = await classesIn(import.meta.dirname, '*.resource');

@Module({ controllers: catalogues.flatMap((resource) => [v1Controller(resource), v2Controller(resource)]) })
export class StandardsModule {}
