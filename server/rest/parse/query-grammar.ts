/** A parsed query string. Its names have not yet been checked against the database. */
export interface ParsedQuery {
  readonly select: readonly SelectedColumn[];
  /** The conditions, all of which must be true for a row. */
  readonly where: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly limit: number | null;
  readonly offset: number | null;
  /** The columns that an insert or update writes. If null, they are the keys of the body. */
  readonly columns: readonly string[] | null;
}

export interface SelectedColumn {
  /** The name of a column, or "*" for all columns. */
  readonly column: string;
  readonly alias: string | null;
  readonly cast: CastType | null;
}

export const comparisonOperators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

export const valuesOfIsOperator = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsOperatorValue = (typeof valuesOfIsOperator)[number];

/**
 * The types to which a column can be cast. Other casts could fail, and the error would quote the row and roll back the
 * record of the access.
 */
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
  /**
   * Whether nulls come first or last. If null, the database decides: last in ascending order, first in descending
   * order.
   */
  readonly nulls: 'first' | 'last' | null;
}

/** Limits per request. A larger request is a mistake or an attack. */
export const queryLimits = {
  queryCharacters: 16_384,
  selectedColumns: 100,
  /** Maximum number of conditions in the whole query, including nested groups. */
  conditions: 50,
  /** Maximum number of patterns. They are slow, because each is evaluated for every row without an index. */
  patterns: 8,
  conditionDepth: 8,
  listValues: 1_000,
  orderTerms: 16,
} as const;
