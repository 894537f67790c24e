// What a family may import of the platform: the only place that exports again what stands elsewhere. It follows semver.

// The family itself
export { defineFamily, type Family, type Seeder, type WithServices } from '../rest/family.js';
export type { PermissionMeaning } from '../accounts/granting/permissions.js';
export type { ProblemCode, ProblemMeaning } from '../config/problems.js';

// Declaring resources
export {
  Resource,
  resourceOf,
  searchIn,
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
  fieldsOf,
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
  type Version,
} from '../rest/declaration/field.js';
export { EXACT, NULLABLE, NUMBER, TEXT, type Lookup } from '../rest/declaration/lookups.js';
export { addressFault, mediaPathFault } from '../rest/declaration/addresses.js';
export { columnOf, OWN } from '../rest/declaration/column.js';
export { classesIn } from '../config/classes-in.js';

// Rows
export { DigestColumn, FlagColumn, IdColumn, InstantColumn, LongTextColumn, RefColumn } from '../database/columns.js';
export { OwnerColumn } from '../accounts/identity/owner-column.js';
export { changeTriggers } from '../database/change-count.js';
export { Database, type AsOf, type JointStore, type Row, type SqlValue } from '../database/database.js';
export { everything, inTime, where, type Condition } from '../database/condition.js';
export { forUpdate, isDuplicate, isOrphan, refuseRemoved } from '../database/dialect.js';
export { instantOf, millisecondsOf, now, parseInstant, type Instant } from '../database/instant.js';
export { countRows } from '../database/row-count.js';
export { SqlMigration, type Statements } from '../database/schema.js';
export { plantOnce } from '../database/seeding.js';
export { idSchema, isId } from '../database/ids.js';
export {
  insertAll,
  insertRow,
  insertRows,
  marks,
  padded,
  parts,
  updateRows,
  type NewRow,
} from '../database/insert-rows.js';
export { takeLock } from '../database/locks.js';
export { snakeCase } from '../database/naming.js';
export { ThreadQueue, type GaveUp } from '../database/thread-queue.js';
export { mapInTurns } from '../database/turns.js';

// Rules and writes
export { ResourceObjects, SharedByAll, type ResourceRules } from '../rest/query/objects.js';
export {
  DeclaredWrites,
  storable,
  type NewObject,
  type ObjectChange,
  type ResourceWrites,
  type Stored,
  type Values,
} from '../rest/query/writes.js';
export { ResourceReader } from '../rest/query/reader.js';

// Controllers
export {
  V1Controller,
  v1Controller,
  v1Endpoints,
  type EndpointOptions as V1EndpointOptions,
} from '../rest/v1/endpoints.js';
export {
  lockMatching,
  V2Controller,
  v2Controller,
  v2Endpoints,
  type EndpointOptions as V2EndpointOptions,
} from '../rest/v2/endpoints.js';
export { merged } from '../rest/v2/merge-patch.js';
export { etagOf, requireMatch } from '../rest/v2/etag.js';
export { publicOrigin } from '../rest/origin.js';
export { BulkBody, Command, readObjectBody } from '../rest/v2/body.pipe.js';
export { checked } from '../rest/v2/checked.js';
export { FromRequest, readJson, readJsonObject, type JsonObject } from '../rest/json-body.js';
export { Answer, objectAnswer, type ObjectOptions } from '../rest/v2/answers.js';
export { fieldsQuery, listQuery, Route, type RouteOptions } from '../rest/v2/openapi/route.js';
export { Allowance, Limited, type Policy } from '../rest/v2/rate-limit.js';
export { resourceRoutes } from '../rest/v2/openapi/resource-routes.js';
export type { ValueOf } from '../config/json-schema.js';
export { commandSchema, component, resourceSchemas, type Schema } from '../rest/v2/openapi/schemas.js';
export {
  parametersOf,
  readFilters,
  readFlag,
  readPage,
  readQuery,
  readWanted,
  RESERVED,
  single,
  type Page,
} from '../rest/v2/page.js';
export { Parameters } from '../rest/query/parameters.js';
export { Provable, Proven } from '../rest/v2/proof.guard.js';
export { show } from '../rest/v2/render.js';
export { V2AnswerInterceptor } from '../rest/v2/answer.interceptor.js';

// Who calls, and what they may
export { AuthenticatedOnly, LastingPower, Public, RequirePermission, type Access } from '../auth/access.decorators.js';
export { Auth, type AuthContext, type AuthenticatedRequest } from '../auth/auth-context.js';
export type { Principal } from '../accounts/identity/principal.js';
export { administratorRole, permissions, type Permission } from '../accounts/granting/permissions.js';
export { PermissionDenied } from '../accounts/granting/permission-denied.js';

// Audit, and refusing
export { AuditLog, type AuditedChange } from '../audit-log/audit-log.service.js';
export { Problem } from '../config/problem.js';
export { ValidationFailed } from '../rest/errors.js';
export { textFault } from '../accounts/faults.js';
export { hasUnprintable } from '../accounts/names.js';
export { fieldRequired, InvalidFields, unknownMembers, type FieldFaults } from '../config/invalid-fields.js';

// The installation
export { projectRoot, version } from '../config/project.js';
export { settings } from '../config/settings.js';
