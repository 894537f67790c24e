// What families import that administer the platform itself, besides index.ts: accounts, sign-in, tokens, the audit
// trail and the installation. It follows semver too.

// Accounts: users, groups, organisations, and what is granted to them
export { type Caller, demandProof, isInPerson } from '../accounts/caller.js';
export { plantDefaults, plantPlatformRole } from '../accounts/defaults.js';
export { accessExplanation, type AccessExplanation } from '../accounts/granting/access-explanation.js';
export { AccessExplanations } from '../accounts/granting/access-explanation.service.js';
export { DirectGrants } from '../accounts/granting/direct-grants.service.js';
export {
  groupsOfUserSql,
  type UsersBy,
  usersByGroup,
  usersByPermission,
  usersByRole,
} from '../accounts/granting/granted.js';
export { Granting } from '../accounts/granting/granting.service.js';
export type { RoleTree } from '../accounts/granting/role-tree.js';
export { Role, roleSources } from '../accounts/granting/role.entity.js';
export { RolesRegistry } from '../accounts/granting/roles-registry.service.js';
export { Group } from '../accounts/groups/group.entity.js';
export { Groups, type NewGroupValues } from '../accounts/groups/groups.service.js';
export {
  isUnchanged,
  type LockedUser,
  lockUser,
  lockUsers,
  lockUsersNow,
  readDateJoined,
  storeOwnValues,
} from '../accounts/identity/locked-users.js';
export { newUserValues } from '../accounts/identity/new-user.js';
export { passwordFault, passwordLength } from '../accounts/identity/passwords.js';
export { fullName, joinAccount } from '../accounts/identity/principal.js';
export { Principals } from '../accounts/identity/principals.service.js';
export { UserDirectory } from '../accounts/identity/user-directory.service.js';
export { type UserHook, UserHooks } from '../accounts/identity/user-hooks.service.js';
export type { NewUserValues } from '../accounts/identity/user-values.js';
export { accountTexts, superuserIdsSql, User } from '../accounts/identity/user.entity.js';
export { Users } from '../accounts/identity/users.service.js';
export { nameKey, usernameFault } from '../accounts/names.js';
export { Organisation, organisationName } from '../accounts/organisations/organisation.entity.js';
export { Organisations } from '../accounts/organisations/organisations.service.js';
export type { Wanted } from '../accounts/references.service.js';

// Sign-in: passwords, sessions and tokens
export { InPerson, KnowsCallers, WithoutRunAs } from '../auth/access.decorators.js';
export {
  ApiToken,
  tokenTexts,
  END_NOTICE,
  tokenAccess,
  type TokenAccess,
  tokenRunAs,
  type TokenRunAs,
} from '../auth/api-token.entity.js';
export { clearSessionCookies, cookieOf, SESSION_COOKIE, setSessionCookies } from '../auth/cookies.js';
export { BadCredentials } from '../auth/credential.guard.js';
export { PasswordCheck } from '../auth/password-check.service.js';
export { PasswordProof } from '../auth/password-proof.service.js';
export { RotatedKey } from '../auth/rotated-key.entity.js';
export { endOf } from '../auth/session-life.js';
export { Session } from '../auth/session.entity.js';
export { Sessions } from '../auth/sessions.service.js';
export { SignInLimiter, TooManySignIns } from '../auth/sign-in-limiter.js';
export { digestOf, newKey } from '../auth/token-key.js';
export { joinToken, newestTokensOf, selectTokens } from '../auth/token-sql.js';

// The audit trail
export { auditChain, chainedColumns, storedEnd, type StoredEnd, storedValues } from '../audit-log/audit-chain.js';
export {
  aboutAccount,
  endOfPage,
  firstEntries,
  newestEntry,
  nextEntries,
  selectEntries,
} from '../audit-log/audit-entry-sql.js';
export { AuditEntry } from '../audit-log/audit-entry.entity.js';
export { auditedVias, auditEvents, vias } from '../audit-log/audit-log.service.js';
export { cut, networkOf, Origin } from '../audit-log/origin.js';
export { chainStart, linkHash } from '../database/hash-chain.js';

// Calls of the API
export { CallCounts, type DayCalls, type RouteCalls, TOKEN_DAYS, V1_DAYS } from '../rest/calls/call-counts.service.js';
export { V1Registry } from '../rest/v1/registry.js';
export type { Twin } from '../rest/v1/twins.js';
export { V1Usage } from '../rest/v1/v1-usage.entity.js';

// The installation
export { readPepper } from '../config/pepper.js';
export { SettingsError } from '../config/settings.js';
export { exclusively, migrate } from '../database/schema.js';
export { Seeds } from '../rest/seeds.service.js';
