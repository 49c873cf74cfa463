/** Hosted Supabase gives no more rows in one answer, however many are requested. */
export const answerRows = 1_000;

/**
 * Every row, read in pages by id: `readAfter` gives the next rows, at most `answerRows`, in the order of their ids from behind one; from
 * the first where it is null. A row that is written meanwhile moves none from one page to another.
 */
export async function readAll<Row extends { readonly id: string }>(
  readAfter: (id: string | null) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readAfter(rows.at(-1)?.id ?? null);
    rows.push(...page);
    if (page.length < answerRows) return rows;
  }
}
