import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import type { Hub, HubScore } from '../../../../domain/hub.ts';
import { formatPercent } from '../../../../domain/percent.ts';
import { BandGlyph } from '../band-glyph.tsx';
import { whereabouts } from '../whereabouts.ts';
import { KindMark } from './kind-mark.tsx';
import type { PlaceRow } from './place-row.ts';
import { tableRoles } from './table-roles.ts';
import styles from './table-row.module.css';
import { placesText } from './text.ts';

interface TableRowProps {
  readonly row: PlaceRow;
  readonly isShown: boolean;
  readonly isCompared: boolean;
  readonly onCompare: (hub: Hub) => void;
  readonly onShow: (hub: Hub) => void;
}

/** One place. Memoised: a letter typed into the search leaves most rows as they are. */
export const TableRow = memo(function TableRow({ row, isShown, isCompared, onCompare, onShow }: TableRowProps) {
  const { hub, kindName, worldRegion } = row;
  const showUnlessUsed = (event: MouseEvent) => {
    const isUsed = event.target instanceof Element && event.target.closest('a, button, label') !== null;
    if (!isUsed) onShow(hub);
  };
  return (
    // A click anywhere is a convenience; the keyboard has the button at the end of the row
    <tr
      {...tableRoles.row}
      className={styles.row}
      data-shown={isShown}
      aria-current={isShown || undefined}
      onClick={showUnlessUsed}
    >
      <td {...tableRoles.cell} data-cell="compare">
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isCompared}
            onChange={() => onCompare(hub)}
            aria-label={placesText.compareOne(hub.name)}
          />
        </label>
      </td>
      <th {...tableRoles.rowHead} data-cell="name">
        <Name hub={hub} />
        <span className={styles.where}>{whereabouts(hub)}</span>
      </th>
      <td {...tableRoles.cell} data-cell="region">
        {worldRegion}
      </td>
      <td {...tableRoles.cell} data-cell="kind">
        <span className={styles.kind}>
          <KindMark kind={hub.kind} />
          {kindName}
        </span>
      </td>
      <Score row={row} score="sli" />
      <Score row={row} score="xiAccess" />
      <LifeYears row={row} />
      <td {...tableRoles.cell} data-cell="map">
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          aria-label={placesText.showOnMap(hub.name)}
          onClick={() => onShow(hub)}
        >
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path d="M8 14.5S3 9.6 3 6.2a5 5 0 0 1 10 0c0 3.4-5 8.3-5 8.3zM8 4.6v3.2M6.4 6.2h3.2" />
          </svg>
        </button>
      </td>
    </tr>
  );
});

function Name({ hub }: { hub: Hub }) {
  if (hub.path !== null) {
    return (
      <Link to={hub.path} className={styles.name}>
        {hub.name}
      </Link>
    );
  }
  return (
    <>
      <span className={styles.name}>{hub.name}</span>
      <span className={styles.soon}>{placesText.comingSoon}</span>
    </>
  );
}

function Score({ row, score }: { row: PlaceRow; score: HubScore }) {
  const isEstimated = row.hub.estimated.includes(score);
  const isIndex = score === 'sli';
  return (
    <td
      {...tableRoles.cell}
      data-cell={isIndex ? 'sli' : 'access'}
      data-label={isIndex ? placesText.columns.sli : placesText.columns.access}
    >
      <span className={styles.figure}>
        {isIndex && <BandGlyph band={row.band} />}
        {formatPercent(row.hub[score])}
      </span>
      {isEstimated && (
        <abbr className={styles.mark} title={placesText.estimateMeaning}>
          {placesText.estimateMark}
        </abbr>
      )}
    </td>
  );
}

function LifeYears({ row: { lifeExpectancy } }: { row: PlaceRow }) {
  return (
    <td {...tableRoles.cell} data-cell="life" data-label={placesText.columns.life}>
      {lifeExpectancy === null ? (
        <span className={styles.missing}>{placesText.notPublished}</span>
      ) : (
        <>
          <span className={styles.figure}>{placesText.years(lifeExpectancy.years)}</span>
          <span className={styles.mark}>
            {lifeExpectancy.scope === 'place'
              ? lifeExpectancy.year
              : placesText.figureOf(lifeExpectancy.population, lifeExpectancy.year)}
          </span>
        </>
      )}
    </td>
  );
}
