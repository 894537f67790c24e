import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { families } from '../../src/families.js';
import type { Field, Version } from '../../src/rest/declaration/field.js';
import { resourceOf, type Resource } from '../../src/rest/declaration/resource.js';
import { resourceOfController } from '../../src/rest/resource-of-controller.js';
import { catalogues } from '../../src/standards/standards.module.js';

// What follows from the declarations: a new family or catalogue is in these lists as soon as there is one.

/** The resources that clients of the first version were promised. There may be more. */
export const promised = [
  'exportlocation',
  'groupprofile',
  'mediabin',
  'standards/aspectratio',
  'standards/audiocodec',
  'standards/format',
  'standards/resolution',
  'standards/standard',
  'standards/videocodec',
  'theme',
  'useraccountprofile',
  'userprofile',
  'userroles',
];

/** The resources that the families serve in a version, by path. */
export function declared(version: Version): Resource[] {
  const controllers = families.flatMap(
    ({ module }) => (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as Type<object>[],
  );
  const resources = controllers
    .flatMap((controller) => resourceOfController(controller) ?? [])
    .filter((resource) => resource.version === version);
  return [...new Map(resources.map((resource) => [resource.path, resource])).values()].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/** The catalogues of media standards that a list of a test does not know, as a version has them. */
export function furtherCatalogues(known: readonly string[], version: Version): Resource[] {
  return catalogues.map((type) => resourceOf(type, version)).filter(({ path }) => !known.includes(path));
}

/** Whether any text will do that is not too long. */
export const isFree = ({ kind, check, words }: Field): boolean => kind === 'text' && !check && !words;

/** The fields that an object cannot be created without, with the examples of the API document. */
export const example = ({ fields }: Resource): Record<string, unknown> =>
  Object.fromEntries(fields.filter(({ required }) => required).map((field) => [field.name, field.example]));
