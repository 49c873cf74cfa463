import type { Doubt } from '../../doubts/doubt.ts';

type Cells = Readonly<Record<string, string>>;

/**
 * Tags that say where an AED is, from the widest to the narrowest: whatever belongs to one town, street or house ends where
 * another starts.
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
  /** Its place among `widestFirst`; after them for all that only belongs to such a place, as hours do. */
  readonly narrowness: number;
  readonly isFilledDown: boolean;
}

interface Above {
  readonly text: string;
  readonly where: string;
}

/**
 * Cells that a spreadsheet merged over several rows: only the first row of a block holds their value. Gives the others what
 * is above, and says so of each row. A row with nothing in it ends all blocks, a new town, street or house those of what
 * belongs to it, filled down or not: the hours of one house are never those of the next. A row without a place is no AED but a
 * title, a sum or the names of the columns once more: it ends blocks and gives nothing down.
 */
export class FilledDown {
  readonly #columns: readonly WatchedColumn[];
  readonly #above = new Map<string, Above>();

  /** `tags` as in a column map, `columns` those that are filled down, by the table's own names. */
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

  /** The next row of the table, whole, and what of it is taken from above. `where` names it for the rows below. */
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
