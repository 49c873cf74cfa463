/**
 * Explicit roles, because rows are laid out as grids on narrow pages and browsers then disagree on whether it is still
 * a table. Spread onto the elements; each role is the element's native one.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
