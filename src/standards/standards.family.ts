import { classesIn, defineFamily } from '../kit/index.js';
import { StandardsModule } from './standards.module.js';

declare global {
  namespace MediaAssetPlatform {
    interface Permissions {
      media_backend: true;
    }
    interface AuditEvents {
      standard: true;
    }
  }
}

export default defineFamily({
  name: 'standards',
  module: StandardsModule,
  entities: await classesIn(import.meta.dirname, '*.entity'),
  permissions: { media_backend: { help: 'See media standards and export locations', superuser: true } },
  auditEvents: { standard: 'Media standards' },
  tags: { standards: 'Catalogues of what media can be: formats, codecs, resolutions and the like.' },
});
