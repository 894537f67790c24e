import { defineFamily } from '../kit/index.js';
import { ExportLocation } from './export-location.entity.js';
import { ExportLocationsModule } from './export-locations.module.js';

declare global {
  namespace MediaAssetPlatform {
    interface AuditEvents {
      exportlocation: true;
    }
  }
}

export default defineFamily({
  name: 'exportlocations',
  module: ExportLocationsModule,
  entities: [ExportLocation],
  auditEvents: { exportlocation: 'Export locations' },
  tags: { exportlocations: 'Where media can be sent to.' },
});
