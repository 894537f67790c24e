// What a family may import of the platform: the only place that exports again what stands elsewhere. It follows semver.

// The family itself
export { defineFamily, type Family, type Seeder } from '../rest/family.js';
export type { PermissionMeaning } from '../accounts/granting/permissions.js';
export type { ProblemMeaning } from '../config/problems.js';

// Declaring resources
export {
  Resource,
  resourceOf,
  type Filtering,
  type HiddenFilter,
  type Method,
  type ResourceOptions,
  type VersionTwo,
} from '../rest/declaration/resource.js';
export {
  ChangedAt,
  Choice,
  CreatedAt,
  Flag,
  Id,
  Integer,
  JsonText,
  List,
  Moment,
  Owner,
  Part,
  Reference,
  SelfUri,
  Text,
  type FieldOptions,
  type IntegerOptions,
  type JsonOptions,
  type ListOptions,
  type ReferenceOptions,
  type TextOptions,
} from '../rest/declaration/field.js';
export { EXACT, NULLABLE, NUMBER, TEXT, type Lookup } from '../rest/declaration/lookups.js';
export { addressFault, mediaPathFault } from '../rest/declaration/addresses.js';

// Rows
export { FlagColumn, IdColumn, InstantColumn, LongTextColumn, RefColumn } from '../database/columns.js';
export { OwnerColumn } from '../accounts/identity/owner-column.js';
export { Database, type Row, type SqlValue } from '../database/database.js';
export { everything, type Condition } from '../database/condition.js';
export { forUpdate } from '../database/dialect.js';
export { now, type Instant } from '../database/instant.js';
export { SqlMigration } from '../database/schema.js';
export { plantOnce } from '../database/seeding.js';

// Rules and writes
export { SharedByAll, type ResourceRules } from '../rest/query/objects.js';
export { DeclaredWrites, type ResourceWrites, type Values } from '../rest/query/writes.js';

// Controllers
export {
  V1Controller,
  v1Controller,
  v1Endpoints,
  type EndpointOptions as V1EndpointOptions,
} from '../rest/v1/endpoints.js';
export {
  V2Controller,
  v2Controller,
  v2Endpoints,
  type EndpointOptions as V2EndpointOptions,
} from '../rest/v2/endpoints.js';
export { Command } from '../rest/v2/body.pipe.js';
export { Answer, objectAnswer, type ObjectOptions } from '../rest/v2/answers.js';
export { Route, type RouteOptions } from '../rest/v2/openapi/route.js';
export { Limited, type Policy } from '../rest/v2/rate-limit.js';

// Who calls, and what they may
export { AuthenticatedOnly, LastingPower, Public, RequirePermission, type Access } from '../auth/access.decorators.js';
export { Auth, type AuthContext } from '../auth/auth-context.js';
export type { Principal } from '../accounts/identity/principal.js';
export { administratorRole } from '../accounts/granting/permissions.js';

// Audit, and refusing
export { AuditLog, type AuditedChange } from '../audit-log/audit-log.service.js';
export { Problem } from '../config/problem.js';
export { InvalidFields, type FieldFaults } from '../config/invalid-fields.js';
