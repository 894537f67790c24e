import { Module } from '@nestjs/common';
import { Database, defineFamily, v1Controller, v2Controller } from 'media-asset-platform/kit';
import { Annotations1795400000000 } from './1795400000000-annotations.js';
import { AnnotationIndexes1795970000000 } from './1795970000000-annotation-indexes.js';
import { Annotation, AnnotationKind } from './annotation.entity.js';
import { AnnotationKindResource, AnnotationResource } from './annotation.resource.js';
import { AnnotationRules } from './annotation.rules.js';
import { AnnotationWrites } from './annotation.writes.js';
import { AnnotationsPages } from './annotations.pages.js';

declare global {
  namespace MediaAssetPlatform {
    interface Permissions {
      annotation: true;
    }
    interface Problems {
      annotation_settled: true;
    }
    interface AuditEvents {
      annotation: true;
    }
  }
}

const options = {
  rules: AnnotationRules,
  writes: AnnotationWrites,
  codes: { change: ['annotation_settled'] },
} as const;

@Module({
  controllers: [
    v2Controller(AnnotationKindResource),
    v1Controller(AnnotationResource, options),
    v2Controller(AnnotationResource, options),
    AnnotationsPages,
  ],
  providers: [AnnotationRules, AnnotationWrites],
})
class AnnotationsModule {}

export default defineFamily({
  name: 'annotations',
  module: AnnotationsModule,
  entities: [Annotation, AnnotationKind],
  migrations: [Annotations1795400000000, AnnotationIndexes1795970000000],
  permissions: { annotation: { help: 'Write notes on media', superuser: false } },
  problems: { annotation_settled: { status: 409, title: 'The note is settled' } },
  auditEvents: { annotation: 'Notes on media' },
  pages: new URL('../pages/', import.meta.url),
  tags: { annotations: 'Notes on media, and what they can be about.' },
  commands: (platform, withServices) => {
    platform
      .command('annotations')
      .description('how many notes there are')
      .action(() =>
        withServices(async (get) => {
          const rows = await get(Database).read<{ n: unknown }>('SELECT COUNT(*) AS n FROM annotation');
          for (const { n } of rows) console.log(String(n));
        }),
      );
  },
});
