import { type DateOrder, type DateSpan, dateOrders, parseDate, possibleDateOrders } from '../../parse-date.ts';

type Cells = Readonly<Record<string, unknown>>;

/** Number of rows to sample for the date order of a register. */
export const maxSampledRows = 20_000;

/**
 * Columns of dates. Whether day or month is first is decided for a column from all its values, and from the other
 * columns if they leave it open.
 */
export class DateColumns {
  readonly #columns: readonly string[];
  readonly #possible = new Map<string, readonly DateOrder[]>();

  constructor(columns: readonly string[]) {
    this.#columns = [...new Set(columns)];
  }

  get isEmpty(): boolean {
    return this.#columns.length === 0;
  }

  /** Samples a row, before any is read. */
  note(cells: Cells): void {
    for (const column of this.#columns) {
      const text = cells[column];
      const orders = text === undefined || text === null ? [] : possibleDateOrders(String(text));
      if (orders.length === 0) continue;
      const before = this.#possible.get(column) ?? dateOrders;
      this.#possible.set(
        column,
        before.filter((order) => orders.includes(order)),
      );
    }
  }

  /** The possible orders of a column; if there are several, those that the table's other columns allow. */
  #ordersOf(column: string): readonly DateOrder[] | undefined {
    const own = this.#possible.get(column);
    // A column with mixed orders has none: only dates with one possible order are parsed.
    if (own === undefined || own.length < 2) return own?.length === 0 ? dateOrders : own;
    const others = [...this.#possible.values()].filter((orders) => orders.length === 1).map(([order]) => order);
    const shared = own.filter((order) => others.includes(order));
    return new Set(others).size === 1 && shared.length === 1 ? shared : own;
  }

  /** The dates in a cell; null if it is not a date, or is ambiguous. */
  read(column: string, text: string): DateSpan | null {
    return parseDate(text, this.#ordersOf(column));
  }
}
