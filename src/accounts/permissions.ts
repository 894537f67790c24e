/** The permissions that a route can ask for. */
export const permissions = {
  userprofile: { help: "See the profiles of one's organisation", superuser: true },
  user: { help: 'See groups and the list of roles', superuser: false },
  media_backend: { help: 'See media standards and export locations', superuser: true },
  theme: { help: 'See and create themes', superuser: true },
} as const satisfies Record<
  string,
  { help: string; /** Whether superusers pass without holding it. */ superuser: boolean }
>;

export type Permission = keyof typeof permissions;

export function isPermission(word: string): word is Permission {
  return Object.hasOwn(permissions, word);
}

/** Holders administer the platform and may act as other users. */
export const administratorRole = 'platform_administrator';
