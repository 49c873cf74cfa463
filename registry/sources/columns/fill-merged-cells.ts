import type { Doubt } from '../../doubts/doubt.ts';

type Cells = Readonly<Record<string, string>>;

/**
 * Location tags from the widest area to the narrowest. A new value of one of them ends the merged cells of all narrower
 * ones.
 */
const widestFirst = [
  'addr:city',
  'addr:suburb',
  'addr:postcode',
  'addr:street',
  'addr:housenumber',
  'addr:full',
  'name',
];

interface WatchedColumn {
  readonly name: string;
  /**
   * Index of the column's tag in `widestFirst`. Values that belong to a single place, such as hours, have a higher
   * index than all of these.
   */
  readonly narrowness: number;
  readonly isFilledDown: boolean;
}

interface Above {
  readonly text: string;
  readonly where: string;
}

/**
 * Fills cells that a spreadsheet merged over several rows. Only the first row of such a block has the value. It is
 * copied to the other rows, which are marked. An empty row ends all blocks. A new town, street or house ends the blocks
 * that belong to it, so that one house never gets the hours of another. A row without a position is a title, a total or
 * a repeated header, so it ends blocks and starts none.
 */
export class MergedCellFiller {
  readonly #columns: readonly WatchedColumn[];
  readonly #above = new Map<string, Above>();

  /** `columns` are the columns of the table to fill down. `tags` lists the columns of each tag, as in a column map. */
  constructor(columns: readonly string[], tags: Readonly<Record<string, readonly string[]>>) {
    const places = widestFirst.map((tag) => tags[tag] ?? []);
    const narrownessOf = (name: string) => {
      const at = places.findIndex((names) => names.includes(name));
      return at === -1 ? places.length : at;
    };
    this.#columns = [...new Set([...places.flat(), ...columns])].map((name) => ({
      name,
      narrowness: narrownessOf(name),
      isFilledDown: columns.includes(name),
    }));
  }

  /**
   * Returns the next row of the table with its merged cells filled, and a warning that lists these cells; null if there
   * are none. `where` is the location of the row in the file, for the warnings about the rows below it.
   */
  fill(cells: Cells, where: string, isPlaced: boolean): { readonly cells: Cells; readonly doubt: Doubt | null } {
    if (Object.keys(cells).length === 0) this.#above.clear();
    const begun = this.#columns.filter(({ name }) => cells[name] && cells[name] !== this.#above.get(name)?.text);
    const widestBegun = Math.min(...begun.map(({ narrowness }) => narrowness));
    const filled: [string, Above][] = [];
    for (const { name, narrowness, isFilledDown } of this.#columns) {
      const [text, above] = [cells[name], this.#above.get(name)];
      if (text && isPlaced) this.#above.set(name, { text, where });
      else if (text !== undefined || narrowness > widestBegun) this.#above.delete(name);
      else if (above && isFilledDown && isPlaced) filled.push([name, above]);
    }
    if (filled.length === 0) return { cells, doubt: null };
    const told = filled.map(([name, above]) => `${name} "${above.text.slice(0, 40)}" (${above.where})`);
    return {
      cells: Object.assign(
        Object.create(null) as Cells,
        cells,
        Object.fromEntries(filled.map(([name, { text }]) => [name, text])),
      ),
      doubt: { kind: 'filled down', reason: `filled down from the rows above: ${told.join(', ')}` },
    };
  }
}
