import pg from 'pg';

const int8 = 20;
const int8Array = 1016;

function safeInteger(text: string): number | bigint {
  const value = BigInt(text);
  return value < Number.MIN_SAFE_INTEGER || value > Number.MAX_SAFE_INTEGER ? value : Number(value);
}

/** Large integers as numbers where a number holds them exactly, else as bigint; the tests' PGlite gives them so too. */
export function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && oid === int8) return safeInteger;
  const parser = pg.types.getTypeParser(oid, 'text');
  if (format !== 'binary' && oid === int8Array)
    return (value) => (parser(value) as unknown as string[]).map(safeInteger);
  return parser;
}
