export { connect, type Connection, type PlatformClient } from './connect.js';
export type { Trimmed } from './fields.js';
export { idempotencyKey, ifMatch } from './headers.js';
export { pages, type ListPath, type PageOf, type QueryOf } from './pages.js';
export { ProblemError, unwrap, type FieldError, type ProblemCode } from './problem.js';
export type { paths, Schemas } from './types.js';
