import { expect, test } from 'vitest';
import { answerRows, readAll } from './read-all.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at).padStart(6, '0') }));

test.each([0, 1, answerRows, answerRows + 1, 2 * answerRows + 7])(
  '%i rows are read whole, page by page',
  async (count) => {
    const table = rows(count);
    const read = await readAll(async (after) =>
      table.filter(({ id }) => after === null || id > after).slice(0, answerRows),
    );
    expect(read).toEqual(table);
  },
);
