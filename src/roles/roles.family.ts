import { defineFamily } from '../kit/index.js';
import { RolesModule } from './roles.module.js';

export default defineFamily({
  name: 'roles',
  module: RolesModule,
  tags: { roles: 'Roles of the media backend, of the platform and of plugins.' },
});
