import pg from 'pg';

const int8 = 20;
const int8Array = 1016;

function safeInteger(text: string): number | bigint {
  const value = BigInt(text);
  return value < Number.MIN_SAFE_INTEGER || value > Number.MAX_SAFE_INTEGER ? value : Number(value);
}

/**
 * Returns the parser for a PostgreSQL type. As in PGlite, a bigint becomes a number if that is exact, and otherwise a
 * BigInt.
 */
export function selectTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && oid === int8) return safeInteger;
  const parser = pg.types.getTypeParser(oid, 'text');
  if (format !== 'binary' && oid === int8Array)
    return (value) => (parser(value) as unknown as string[]).map(safeInteger);
  return parser;
}
