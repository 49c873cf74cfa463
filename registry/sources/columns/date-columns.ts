import { type DateOrder, type DateSpan, dateOrders, findPossibleDateOrders, parseDate } from '../../parse-date.ts';

type Cells = Readonly<Record<string, unknown>>;

/** Maximum number of rows that are sampled to find out whether a source writes the day or the month first. */
export const maxSampledRows = 20_000;

/**
 * Reads the columns of dates in a table. Whether the day or the month comes first is decided by all values of a column,
 * or by the other columns if these values allow both.
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

  /** Adds the dates of a row to the sample. All rows must be added before any date is read. */
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

  /**
   * Returns the possible date orders of a column. If its own values allow several of them, the other columns may
   * decide.
   */
  #ordersOf(column: string): readonly DateOrder[] | undefined {
    const own = this.#possible.get(column);
    // If no order fits all dates of a column, a date is parsed only if it is valid in a single order.
    if (own === undefined || own.length < 2) return own?.length === 0 ? dateOrders : own;
    const others = [...this.#possible.values()].filter((orders) => orders.length === 1).map(([order]) => order);
    const shared = own.filter((order) => others.includes(order));
    return new Set(others).size === 1 && shared.length === 1 ? shared : own;
  }

  /** Returns the day or month in a cell. Null if it is not a date or is ambiguous. */
  read(column: string, text: string): DateSpan | null {
    return parseDate(text, this.#ordersOf(column));
  }
}
