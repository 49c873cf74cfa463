// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DataTable, type TableColumn } from './data-table.tsx';

interface Tree {
  readonly name: string;
  readonly metres: number;
}

const trees: readonly Tree[] = [
  { name: 'Ash', metres: 30 },
  { name: 'Birch', metres: 20 },
];

const columns: readonly TableColumn<Tree>[] = [
  { id: 'name', title: 'Tree', isRowHead: true, sort: true, Cell: ({ row }) => row.name },
  { id: 'height', title: 'Height', isFigure: true, narrow: 'labelled', Cell: ({ row }) => `${row.metres} m` },
  { id: 'fell', title: 'Fell', isTitleHidden: true, Cell: () => <button type="button">Fell it</button> },
];

const table = (more: Partial<Parameters<typeof DataTable<Tree>>[0]> = {}) => (
  <DataTable label="Trees" columns={columns} rows={trees} keyOf={({ name }) => name} {...more} />
);

test('each column has a header, and a cell in each row below it', () => {
  render(table());
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Tree', 'Height', 'Fell']);
  const ash = screen.getByRole('row', { name: /^Ash/ });
  expect([...ash.children].map((cell) => cell.textContent)).toEqual(['Ash', '30 m', 'Fell it']);
  expect(screen.getByRole('rowheader', { name: 'Ash' })).toBe(ash.firstElementChild);
});

test('a column that folds shows its title before its value', () => {
  render(table());
  expect(screen.getByRole('cell', { name: '20 m' }).dataset.label).toBe('Height');
});

test('the header of a sortable column is a button, and shows the order', () => {
  const onSort = vi.fn();
  render(table({ onSort, order: { column: 'name', isDescending: true } }));
  fireEvent.click(screen.getByRole('button', { name: 'Tree' }));
  expect(onSort).toHaveBeenCalledWith('name');
  expect(screen.getByRole('columnheader', { name: 'Tree' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.queryByRole('button', { name: 'Height' })).toBeNull();
});

test('reports a click on a row, except on a button in it', () => {
  const onRow = vi.fn();
  render(table({ onRow }));
  fireEvent.click(screen.getByRole('cell', { name: '20 m' }));
  fireEvent.click(screen.getAllByRole('button')[0] as Element);
  expect(onRow).toHaveBeenCalledTimes(1);
  expect(onRow).toHaveBeenCalledWith(trees[1]);
});

test('groups have their own headers', () => {
  render(table({ rows: [], groups: [{ id: 'tall', title: 'Tall ones', rows: trees.slice(0, 1) }] }));
  expect(screen.getByRole('rowheader', { name: 'Tall ones' }).getAttribute('scope')).toBe('rowgroup');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('new column objects keep a focused cell in place', () => {
  const Pressed = () => {
    const [isPressed, setPressed] = useState(false);
    return (
      <button type="button" aria-pressed={isPressed} onClick={() => setPressed(true)}>
        Water
      </button>
    );
  };
  const anew = () => table({ columns: [...columns, { id: 'water', title: 'Water', Cell: () => Pressed() }] });
  const { rerender } = render(anew());
  const [button] = screen.getAllByRole('button', { name: 'Water' });
  fireEvent.click(button as Element);
  rerender(anew());
  expect(screen.getAllByRole('button', { name: 'Water' })[0]).toBe(button);
  expect(button?.getAttribute('aria-pressed')).toBe('true');
});
