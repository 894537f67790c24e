import { WordTable } from '../../config/word-table.js';

export type Permission = keyof MediaAssetPlatform.Permissions;

/** What a permission word means. */
export interface PermissionMeaning {
  /** What it lets people do, in words. */
  help: string;
  /** Whether superusers pass without being granted it. */
  superuser: boolean;
}

/** The permissions that a route can ask for; families bring them. */
export const permissions = new WordTable<Permission, PermissionMeaning>('permission', {});

/** Those who are granted it administer the platform and may act as other users. */
export const administratorRole = 'platform_administrator';
export const administratorLabel = 'Platform administrator';

/** A permission, or the role of those who administer the platform. */
export type Power = Permission | typeof administratorRole;
