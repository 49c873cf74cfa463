import { type DateOrder, type DateSpan, dateOrders, ordersOf, readDate } from '../../day-in.ts';

type Cells = Readonly<Record<string, unknown>>;

/** So many rows show in which order a register writes its days. */
export const mostSurveyed = 20_000;

/** Columns of dates: whether the day or the month stands first is decided by a column as a whole, and where it leaves it open by the others. */
export class DateColumns {
  readonly #columns: readonly string[];
  readonly #possible = new Map<string, readonly DateOrder[]>();

  constructor(columns: readonly string[]) {
    this.#columns = [...new Set(columns)];
  }

  get isEmpty(): boolean {
    return this.#columns.length === 0;
  }

  /** Looks at a row before any is read. */
  note(cells: Cells): void {
    for (const column of this.#columns) {
      const text = cells[column];
      const orders = text === undefined || text === null ? [] : ordersOf(String(text));
      if (orders.length === 0) continue;
      const before = this.#possible.get(column) ?? dateOrders;
      this.#possible.set(
        column,
        before.filter((order) => orders.includes(order)),
      );
    }
  }

  /** The orders of a column: its own, or of several those that the table's other columns leave. */
  #ordersOf(column: string): readonly DateOrder[] | undefined {
    const own = this.#possible.get(column);
    // A column in two orders has none: only what is a day in one order alone is read.
    if (own === undefined || own.length < 2) return own?.length === 0 ? dateOrders : own;
    const others = [...this.#possible.values()].filter((orders) => orders.length === 1).map(([order]) => order);
    const shared = own.filter((order) => others.includes(order));
    return new Set(others).size === 1 && shared.length === 1 ? shared : own;
  }

  /** The days that a cell of a column means; null where it is no date, or may be two. */
  read(column: string, text: string): DateSpan | null {
    return readDate(text, this.#ordersOf(column));
  }
}
