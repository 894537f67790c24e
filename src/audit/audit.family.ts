import { defineFamily } from '../kit/index.js';
import { AuditModule } from './audit.module.js';

declare global {
  namespace MediaAssetPlatform {
    interface AuditEvents {
      audit: true;
    }
  }
}

export default defineFamily({
  name: 'audit',
  module: AuditModule,
  auditEvents: { audit: 'Exports of the audit trail itself' },
  tags: {
    audit: 'Who did what, when, from where and as whom.',
    'v1-usage': 'Who still calls the first version of the API.',
  },
});
