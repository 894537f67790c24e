import type { components } from './schema.js';

export type { paths } from './schema.js';

/** The objects of the API by their names in the document: `Schemas['Theme']`. */
export type Schemas = components['schemas'];
