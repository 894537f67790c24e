/** The chapters of the API document, in order, and what they are about. */
export const tags: Record<string, string> = {
  system: 'Whether the service is well, and who it takes the caller for.',
  documentation: 'This document.',
  sessions: 'Logging in and out, for browsers.',
  me: "The caller's own profile, preferences and password.",
  tokens: 'Keys for programs: they are shown once, rotated and revoked.',
  users: 'Who can sign in, and what they may do.',
  groups: 'Groups pass permissions and roles on to their members and to the groups below.',
  organisations: 'Whose profiles users see.',
  roles: 'Roles of the media backend, of the platform and of plugins.',
  mediabin: "The caller's collection of media, in an order of their own.",
  themes: 'How pages look: written, submitted, approved, chosen.',
  standards: 'Catalogues of what media can be: formats, codecs, resolutions and the like.',
  exportlocations: 'Where media can be sent to.',
  audit: 'Who did what, when, from where and as whom.',
  'v1-usage': 'Who still calls the first version of the API.',
};
