/** Hosted Supabase returns at most this many rows per response, however many are requested. */
export const maxResponseRows = 1_000;

/**
 * All rows, read in pages by id: `readAfter` returns the next rows, at most `maxResponseRows`, in id order after the
 * given id, or from the first if it is null. Rows inserted meanwhile shift no others between pages.
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
