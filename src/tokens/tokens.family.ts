import { defineFamily } from '../kit/index.js';
import { TokensModule } from './tokens.module.js';

declare global {
  namespace MediaAssetPlatform {
    interface AuditEvents {
      token: true;
    }
  }
}

export default defineFamily({
  name: 'tokens',
  module: TokensModule,
  auditEvents: { token: 'Tokens and their keys' },
  tags: { tokens: 'Keys for programs: they are shown once, rotated and revoked.' },
});
