/**
 * The type of the values that a JSON schema describes, as far as the schemas of answers go. Such a schema is `as
 * const`.
 */
export type ValueOf<S> = S extends { enum: readonly (infer Word)[] }
  ? Word
  : S extends { type: readonly (infer Type)[] }
    ? OfType<S, Type>
    : S extends { type: infer Type }
      ? OfType<S, Type>
      : never;

/** One for each type that there may be. */
type OfType<S, Type> = Type extends 'array'
  ? S extends { items: infer Item }
    ? ValueOf<Item>[]
    : never
  : Type extends 'object'
    ? ObjectOf<S>
    : Type extends keyof Scalars
      ? Scalars[Type]
      : never;

interface Scalars {
  string: string;
  integer: number;
  boolean: boolean;
  null: null;
}

type ObjectOf<S> = S extends { required: readonly (infer Name)[]; properties: infer Members }
  ? { -readonly [M in keyof Members as M extends Name ? M : never]: ValueOf<Members[M]> } & {
      -readonly [M in keyof Members as M extends Name ? never : M]?: ValueOf<Members[M]>;
    }
  : never;
