import type { DocumentedOperation, Parameter } from './complete.js';
import { component, type Schema } from './schemas.js';

type Paths = Record<string, Record<string, DocumentedOperation>>;

/** The paths with references to the parameters that several operations have alike; what differs in a few stays there. */
export function withSharedParameters(paths: Paths): Paths {
  const all = Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ parameters = [] }) => parameters));
  const usual = mapOf(Map.groupBy(all, nameOf), mostOf);
  const isShared = (parameter: Parameter): boolean => usual.get(nameOf(parameter)) === JSON.stringify(parameter);
  const refer = (parameter: Parameter): Parameter =>
    isShared(parameter)
      ? (component(nameOf(parameter), parameter as unknown as Schema, 'parameters') as never)
      : parameter;
  const referAll = (operation: DocumentedOperation): DocumentedOperation =>
    operation.parameters ? { ...operation, parameters: operation.parameters.map(refer) } : operation;
  return mapped(paths, (item) => mapped(item, referAll));
}

/** Such as `query.title__icontains`: a parameter's name is its own within its place only. */
function nameOf({ name, in: place }: Parameter): string {
  return `${place}.${name}`;
}

/** The form that most of them have; undefined when there is but one of each. */
function mostOf(parameters: Parameter[]): string | undefined {
  const alike = Map.groupBy(parameters, (one) => JSON.stringify(one));
  const [[text, most] = ['', []]] = [...alike].sort(([, a], [, b]) => b.length - a.length);
  return most.length > 1 ? text : undefined;
}

function mapOf<K, T, R>(map: Map<K, T>, change: (value: T) => R): Map<K, R> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

function mapped<T, R>(object: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
