import { Link } from 'react-router';
import { formatPercent } from '../../../domain/hub/format-percent.ts';
import type { HubScore } from '../../../domain/hub/hub.ts';
import { DataTable, type RowGroup, type TableColumn } from '../../ui/data-table.tsx';
import styles from './hub-scores.module.css';
import type { ScoredHub } from './methodology-data.ts';
import tables from './score-table.module.css';
import { methodologyText } from './text.ts';

const { scores } = methodologyText;

const columns: readonly TableColumn<ScoredHub>[] = [
  { id: 'hub', title: scores.hub, isRowHead: true, Cell: ({ row }) => <Name hub={row} /> },
  { id: 'sli', title: scores.sli, isFigure: true, Cell: ({ row }) => <Score hub={row} score="sli" /> },
  { id: 'access', title: scores.access, isFigure: true, Cell: ({ row }) => <Score hub={row} score="xiAccess" /> },
];

/** A table of all hubs with their two scores, grouped by kind of hub. */
export function HubScores({ groups }: { groups: readonly RowGroup<ScoredHub>[] }) {
  return (
    <DataTable
      className={`${tables.table} ${styles.scores}`}
      caption={scores.caption}
      columns={columns}
      groups={groups}
      keyOf={({ id }) => id}
    />
  );
}

function Name({ hub }: { hub: ScoredHub }) {
  return (
    <>
      {hub.path === null ? hub.name : <Link to={hub.path}>{hub.name}</Link>}{' '}
      <span className={styles.where}>{hub.country === hub.name ? hub.region : `${hub.region}, ${hub.country}`}</span>
    </>
  );
}

function Score({ hub, score }: { hub: ScoredHub; score: HubScore }) {
  const isEstimated = hub.estimated.includes(score);
  return (
    <>
      <span>{formatPercent(hub[score])}</span>
      <span className={styles.mark}>
        <abbr title={isEstimated ? scores.estimated : scores.founding}>
          {isEstimated ? scores.estimatedMark : scores.foundingMark}
        </abbr>
      </span>
    </>
  );
}
