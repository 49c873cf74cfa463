import { officialFigureOf, officialYears } from '../../../content/figures/official-figures.ts';
import { differingFigures } from '../../../content/figures/score-estimates.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './score-table.module.css';
import { methodologyText } from './text.ts';

const { differing } = methodologyText;

/** The office's figure in words: "Insee, 2021: women 83.4, men 76.7". */
function publishedBy(hubId: string): string | null {
  const figure = officialFigureOf(hubId);
  return figure === undefined ? null : `${figure.office}, ${figure.period}: ${officialYears(figure)}`;
}

const columns: readonly Column<(typeof differingFigures)[number]>[] = [
  { id: 'place', title: differing.place, isRowHead: true, Cell: ({ row }) => row.place },
  { id: 'shown', title: differing.shown, isFigure: true, Cell: ({ row }) => row.shownYears.toFixed(1) },
  { id: 'un', title: differing.un, isFigure: true, Cell: ({ row }) => row.unYears.toFixed(1) },
  { id: 'other', title: differing.other, Cell: ({ row }) => publishedBy(row.hubId) ?? differing.none },
];

/** The founding list's life expectancies beside the UN's, where they differ. */
export function DifferingFigures() {
  return (
    <DataTable
      className={styles.table}
      caption={differing.caption}
      columns={columns}
      rows={differingFigures}
      keyOf={({ hubId }) => hubId}
    />
  );
}
