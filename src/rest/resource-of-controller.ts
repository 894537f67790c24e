import type { Resource } from './declaration/resource.js';

const RESOURCE = 'platform:resource-of-controller';

/** Says which resource a controller class, and whatever extends it, serves. */
export function serves(controller: object, resource: Resource): void {
  Reflect.defineMetadata(RESOURCE, resource, controller);
}

/** The resource that a controller class serves; undefined for other classes. */
export function resourceOfController(controller: object): Resource | undefined {
  return Reflect.getMetadata(RESOURCE, controller) as Resource | undefined;
}
