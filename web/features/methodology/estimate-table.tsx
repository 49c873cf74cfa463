import { sliEstimates } from '../../../content/figures/score-estimates.ts';
import { hubs } from '../../../content/hubs.ts';
import { formatPercent } from '../../../domain/hub/percent.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './score-table.module.css';
import { methodologyText } from './text.ts';

const { estimates } = methodologyText;
const hubById = new Map(hubs.map((hub) => [hub.id, hub]));

const rows = sliEstimates.flatMap((estimate) => {
  const hub = hubById.get(estimate.hubId);
  return hub === undefined ? [] : [{ ...estimate, hub }];
});

const columns: readonly Column<(typeof rows)[number]>[] = [
  { id: 'place', title: estimates.place, isRowHead: true, Cell: ({ row }) => row.hub.name },
  { id: 'years', title: estimates.years, isFigure: true, Cell: ({ row }) => row.lifeExpectancyYears.toFixed(1) },
  { id: 'origin', title: estimates.origin, Cell: ({ row }) => row.origin },
  { id: 'sli', title: estimates.sli, isFigure: true, Cell: ({ row }) => formatPercent(row.hub.sli) },
];

/** The estimated indices with the life expectancy behind each. */
export function EstimateTable() {
  return (
    <DataTable
      className={styles.table}
      caption={estimates.caption}
      columns={columns}
      rows={rows}
      keyOf={({ hubId }) => hubId}
    />
  );
}
