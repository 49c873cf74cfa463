/** Hosted Supabase returns at most this many rows per response, even if more are requested. */
export const maxResponseRows = 1_000;

/**
 * Reads all rows in pages that are sorted by id. `readAfter` returns at most `maxResponseRows` rows after the given id,
 * or the first rows if the id is null. Rows that are inserted between two pages do not move other rows to another page.
 */
export async function readAllPages<Row extends { readonly id: string }>(
  readAfter: (id: string | null) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readAfter(rows.at(-1)?.id ?? null);
    rows.push(...page);
    if (page.length < maxResponseRows) return rows;
  }
}
