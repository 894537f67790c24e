import { Module } from '@nestjs/common';
import { classesIn, v1Controller, v2Controller } from '../kit/index.js';

/** Every catalogue: one file each, and no list to edit. */
export const catalogues = await classesIn(import.meta.dirname, '*.resource');

@Module({ controllers: catalogues.flatMap((resource) => [v1Controller(resource), v2Controller(resource)]) })
export class StandardsModule {}
