import { defineFamily } from '../kit/index.js';
import { SystemModule } from './system.module.js';

export default defineFamily({
  name: 'system',
  module: SystemModule,
  tags: {
    system: 'Whether the service is well, and who it takes the caller for.',
    documentation: 'This document.',
    sessions: 'Logging in and out, for browsers.',
  },
});
