/**
 * Said outright, for on a narrow page the rows are laid out as grids, and browsers then differ over whether a table is still one. Spread
 * onto the elements, as each role is the element's own by birth.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
