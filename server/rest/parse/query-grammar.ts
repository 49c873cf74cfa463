/** The query string of a request, as data: names are not yet checked against the database. */
export interface ParsedQuery {
  readonly select: readonly SelectedColumn[];
  /** All of them must hold. */
  readonly where: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly limit: number | null;
  readonly offset: number | null;
  /** The columns an insert or update writes; null if the body decides. */
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

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof isValues)[number];

/** Only what cannot fail: an error would quote the row and undo the record that it was read. */
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
  | { readonly kind: 'is'; readonly isNegated: boolean; readonly column: string; readonly value: IsValue }
  | {
      readonly kind: 'group';
      readonly isNegated: boolean;
      readonly join: 'and' | 'or';
      readonly conditions: readonly Condition[];
    };

export interface OrderTerm {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** Where empty values go; null leaves it to the database: last when ascending, first when descending. */
  readonly nulls: 'first' | 'last' | null;
}

/** What one request may ask for; more is a mistake or an attack. */
export const queryLimits = {
  queryCharacters: 16_384,
  selectedColumns: 100,
  /** In the whole query, groups counted with what they hold. */
  conditions: 50,
  /** Each is tried on every row that is left, and no index helps. */
  patterns: 8,
  conditionDepth: 8,
  listValues: 1_000,
  orderTerms: 16,
} as const;
