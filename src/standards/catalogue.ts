import { type ResourceOptions, TEXT } from '../kit/index.js';

/**
 * The options of a catalogue of media standards: read by holders of `media_backend`, kept by administrators, filtered
 * and ordered by name.
 * @param kind the last part of its path, such as `videocodec`
 * @param title what one entry is called in the API document, such as `VideoCodec`
 * @param seed a file of the folder `seed` whose header names its fields
 */
export const catalogue = (kind: string, entity: new () => object, title: string, seed?: string): ResourceOptions => ({
  path: `standards/${kind}`,
  v2: { path: `standards/${kind}`, title, audit: 'standard' },
  access: 'media_backend',
  reference: 'counted',
  entity,
  filtering: { name: TEXT },
  ordering: ['name'],
  ...(seed ? { seed: { file: seed, key: ['name'] } } : {}),
});

/** How catalogues name their entries. */
export const entryName = { writable: 'v2', required: true, max: 150 } as const;
