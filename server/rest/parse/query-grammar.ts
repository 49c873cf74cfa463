/** A parsed query string: names are not yet checked against the database. */
export interface ParsedQuery {
  readonly select: readonly SelectedColumn[];
  /** All of them must match. */
  readonly where: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly limit: number | null;
  readonly offset: number | null;
  /** The columns that an insert or update writes; null if the body decides. */
  readonly columns: readonly string[] | null;
}

export interface SelectedColumn {
  /** A column's name, or "*" for all. */
  readonly column: string;
  readonly alias: string | null;
  readonly cast: CastType | null;
}

export const comparisonOperators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

export const isOperatorValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsOperatorValue = (typeof isOperatorValues)[number];

/** Only casts that cannot fail: an error would quote the row and roll back the record of the access. */
export const castTypes = ['text'] as const;
export type CastType = (typeof castTypes)[number];

export type Condition =
  | {
      readonly kind: 'compare';
      readonly isNegated: boolean;
      readonly column: string;
      readonly operator: ComparisonOperator;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly isNegated: boolean; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly isNegated: boolean; readonly column: string; readonly value: IsOperatorValue }
  | {
      readonly kind: 'group';
      readonly isNegated: boolean;
      readonly join: 'and' | 'or';
      readonly conditions: readonly Condition[];
    };

export interface OrderTerm {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** Where nulls go; null leaves it to the database: last when ascending, first when descending. */
  readonly nulls: 'first' | 'last' | null;
}

/** Limits per request; more is a mistake or an attack. */
export const queryLimits = {
  queryCharacters: 16_384,
  selectedColumns: 100,
  /** In the whole query, including nested groups. */
  conditions: 50,
  /** Each is evaluated on every remaining row, and no index helps. */
  patterns: 8,
  conditionDepth: 8,
  listValues: 1_000,
  orderTerms: 16,
} as const;
