import { expect, test } from 'vitest';
import { maxResponseRows, readAllPages } from './read-all-pages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at).padStart(6, '0') }));

test.each([0, 1, maxResponseRows, maxResponseRows + 1, 2 * maxResponseRows + 7])(
  'reads %i rows completely, page by page',
  async (count) => {
    const table = rows(count);
    const read = await readAllPages(async (after) =>
      table.filter(({ id }) => after === null || id > after).slice(0, maxResponseRows),
    );
    expect(read).toEqual(table);
  },
);
