import { type DateOrder, type DateSpan, dateOrders, findPossibleDateOrders, parseDate } from '../../parse-date.ts';

type Cells = Readonly<Record<string, unknown>>;

/** Maximum number of rows to sample for the order of day and month in a register. */
export const maxSampledRows = 20_000;

/**
 * Reads the columns of dates in a table. Whether the day or the month comes first is decided from all values of a
 * column, or from the other columns if its own values leave it open.
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

  /** Samples the dates of a row. The rows must be sampled before any date is read. */
  note(cells: Cells): void {
    for (const column of this.#columns) {
      const text = cells[column];
      const orders = text === undefined || text === null ? [] : findPossibleDateOrders(String(text));
      if (orders.length === 0) continue;
      const before = this.#possible.get(column) ?? dateOrders;
      this.#possible.set(
        column,
        before.filter((order) => orders.includes(order)),
      );
    }
  }

  /** The possible date orders of a column. If its own values allow several, the other columns may decide. */
  #ordersOf(column: string): readonly DateOrder[] | undefined {
    const own = this.#possible.get(column);
    // If no order fits all dates of a column, only dates with one possible order are parsed.
    if (own === undefined || own.length < 2) return own?.length === 0 ? dateOrders : own;
    const others = [...this.#possible.values()].filter((orders) => orders.length === 1).map(([order]) => order);
    const shared = own.filter((order) => others.includes(order));
    return new Set(others).size === 1 && shared.length === 1 ? shared : own;
  }

  /** The days that the date in a cell covers. Null if it is not a date or is ambiguous. */
  read(column: string, text: string): DateSpan | null {
    return parseDate(text, this.#ordersOf(column));
  }
}
