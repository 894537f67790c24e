import audit from './audit/audit.family.js';
import exportlocations from './exportlocations/export-locations.family.js';
import mediabin from './mediabin/mediabin.family.js';
import profiles from './profiles/profiles.family.js';
import { registerWords, type Family } from './rest/family.js';
import roles from './roles/roles.family.js';
import standards from './standards/standards.family.js';
import system from './system/system.family.js';
import themes from './themes/themes.family.js';
import tokens from './tokens/tokens.family.js';
import { settings } from './config/settings.js';
import { requireDistinct, requireServable } from './family-clashes.js';
import { loadFamilies } from './load-families.js';

/** All families of this installation: the platform's own, and those of the packages that `FAMILIES` names. */
export const families: readonly Family[] = [
  system,
  profiles,
  tokens,
  roles,
  mediabin,
  standards,
  exportlocations,
  themes,
  audit,
  ...(await loadFamilies(settings.families)),
];

requireDistinct(families);
for (const family of families) registerWords(family);
requireServable(families);
