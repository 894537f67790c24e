import { defineFamily } from '../kit/index.js';
import { Theme } from './theme.entity.js';
import { ThemesModule } from './themes.module.js';
import { ThemesService } from './themes.service.js';

declare global {
  namespace MediaAssetPlatform {
    interface Permissions {
      theme: true;
    }
    interface AuditEvents {
      theme: true;
    }
    interface Problems {
      theme_broken: true;
    }
  }
}

export default defineFamily({
  name: 'themes',
  module: ThemesModule,
  entities: [Theme],
  permissions: { theme: { help: 'See and create themes', superuser: true } },
  auditEvents: { theme: 'Themes and their states' },
  problems: { theme_broken: { status: 409, title: 'Pages would break with this theme' } },
  tags: { themes: 'How pages look: written, submitted, approved, chosen.' },
  seeds: [ThemesService],
});
