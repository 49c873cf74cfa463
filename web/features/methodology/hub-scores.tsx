import { Link } from 'react-router';
import { hubs } from '../../../content/hubs.ts';
import type { Hub, HubScore } from '../../../domain/hub.ts';
import { formatPercent } from '../../../domain/percent.ts';
import styles from './hub-scores.module.css';
import { ScoreTable } from './score-table.tsx';
import { kindTitles, methodologyText } from './text.ts';

/** All hubs with both scores, by kind, straight from the records of the map. */
export function HubScores() {
  const { scores } = methodologyText;
  return (
    <div className={styles.scores}>
      <ScoreTable
        caption={scores.caption}
        head={
          <>
            <th scope="col">{scores.hub}</th>
            <th scope="col" data-figure>
              {scores.sli}
            </th>
            <th scope="col" data-figure>
              {scores.access}
            </th>
          </>
        }
      >
        {kindTitles.map(([kind, title]) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.kind}>
                {title}
              </th>
            </tr>
            {hubs
              .filter((hub) => hub.kind === kind)
              .map((hub) => (
                <HubRow key={hub.id} hub={hub} />
              ))}
          </tbody>
        ))}
      </ScoreTable>
    </div>
  );
}

function HubRow({ hub }: { hub: Hub }) {
  return (
    <tr>
      <th scope="row">
        {hub.path === null ? hub.name : <Link to={hub.path}>{hub.name}</Link>}{' '}
        <span className={styles.where}>{hub.country === hub.name ? hub.region : `${hub.region}, ${hub.country}`}</span>
      </th>
      <Score hub={hub} score="sli" />
      <Score hub={hub} score="xiAccess" />
    </tr>
  );
}

function Score({ hub, score }: { hub: Hub; score: HubScore }) {
  const { estimatedMark, estimated } = methodologyText.scores;
  return (
    <td data-figure className={styles.score}>
      <span>{formatPercent(hub[score])}</span>
      <span className={styles.mark}>
        {hub.estimated.includes(score) && <abbr title={estimated}>{estimatedMark}</abbr>}
      </span>
    </td>
  );
}
