import { Link } from 'react-router';
import { hubs } from '../../../content/hubs.ts';
import type { Hub, HubScore } from '../../../domain/hub/hub.ts';
import { formatPercent } from '../../../domain/hub/percent.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './hub-scores.module.css';
import tables from './score-table.module.css';
import { kindTitles, methodologyText } from './text.ts';

const { scores } = methodologyText;

const groups = kindTitles.map(([kind, title]) => ({
  id: kind,
  title,
  rows: hubs.filter((hub) => hub.kind === kind),
}));

const columns: readonly Column<Hub>[] = [
  { id: 'hub', title: scores.hub, isRowHead: true, Cell: ({ row }) => <Name hub={row} /> },
  { id: 'sli', title: scores.sli, isFigure: true, Cell: ({ row }) => <Score hub={row} score="sli" /> },
  { id: 'access', title: scores.access, isFigure: true, Cell: ({ row }) => <Score hub={row} score="xiAccess" /> },
];

/** All hubs with both scores, by kind, straight from the records of the map. */
export function HubScores() {
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

function Name({ hub }: { hub: Hub }) {
  return (
    <>
      {hub.path === null ? hub.name : <Link to={hub.path}>{hub.name}</Link>}{' '}
      <span className={styles.where}>{hub.country === hub.name ? hub.region : `${hub.region}, ${hub.country}`}</span>
    </>
  );
}

function Score({ hub, score }: { hub: Hub; score: HubScore }) {
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
