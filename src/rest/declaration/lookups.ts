const ofText = ['exact', 'iexact', 'contains', 'icontains', 'startswith', 'istartswith', 'endswith', 'in'] as const;

/** What a client may ask of a field: `title__icontains=x`. A name without a lookup means exact. */
export const allLookups = [...ofText, 'gt', 'gte', 'lt', 'lte', 'range', 'isnull'] as const;

export type Lookup = (typeof allLookups)[number];

/** Usual sets, for declarations. */
export const EXACT: readonly Lookup[] = ['exact', 'in'];
export const NUMBER: readonly Lookup[] = [...EXACT, 'gt', 'gte', 'lt', 'lte', 'range'];
export const TEXT: readonly Lookup[] = ofText;
export const NULLABLE: readonly Lookup[] = ['isnull'];
