import { Link } from 'react-router';
import { hubKinds } from '../../../../../content/hub-kinds.ts';
import type { HubScore } from '../../../../../domain/hub/hub.ts';
import { inEnglish } from '../../../../languages/in-language.ts';
import { writtenFigure, writtenNumber } from '../../../../languages/written.ts';
import type { Column } from '../../../../ui/data-table.tsx';
import { BandGlyph } from '../../hub/band-glyph.tsx';
import { worldRegionsText } from '../../hub/region-names.ts';
import { whereabouts } from '../../hub/whereabouts.ts';
import { writtenScore } from '../../hub/written-score.ts';
import { figureOf } from '../figure-of.ts';
import { KindMark } from '../kind-mark.tsx';
import type { PlaceRow } from '../list/place-row.ts';
import { placesText } from '../text.ts';
import { CompareBox, ShowButton } from './row-actions.tsx';
import styles from './table-row.module.css';

/** How the places stand in the order of a column. */
interface PlaceSort {
  /** What two places are compared by; null for a place that has none, which comes last either way. */
  readonly by: (row: PlaceRow) => number | string | null;
  /** Scores read best from the top, words from A. */
  readonly isDescendingFirst?: boolean;
}

interface PlaceColumn extends Column<PlaceRow> {
  readonly sort?: PlaceSort;
}

const kindOrder = hubKinds.map(({ kind }) => kind);

/** The columns of the list of places, each whole: its head, its cell, its order, and its name in the page's address. */
export const placeColumns = [
  { id: 'compare', title: placesText.compareColumn, isTitleHidden: true, Cell: CompareBox },
  { id: 'name', title: placesText.columns.name, isRowHead: true, sort: { by: ({ hub }) => hub.name }, Cell: Name },
  {
    id: 'region',
    title: placesText.columns.region,
    sort: { by: (row) => worldRegionsText[row.worldRegion] },
    Cell: ({ row }) => worldRegionsText[row.worldRegion],
  },
  { id: 'kind', title: placesText.columns.kind, sort: { by: ({ hub }) => kindOrder.indexOf(hub.kind) }, Cell: Kind },
  {
    id: 'sli',
    title: placesText.scores.sli,
    narrow: 'labelled',
    sort: { by: ({ hub }) => hub.sli, isDescendingFirst: true },
    Cell: ({ row }) => <Score row={row} score="sli" />,
  },
  {
    id: 'access',
    title: placesText.scores.xiAccess,
    narrow: 'labelled',
    sort: { by: ({ hub }) => hub.xiAccess, isDescendingFirst: true },
    Cell: ({ row }) => <Score row={row} score="xiAccess" />,
  },
  {
    id: 'life',
    title: placesText.columns.life,
    narrow: 'labelled',
    sort: { by: ({ lifeExpectancy }) => lifeExpectancy?.years ?? null, isDescendingFirst: true },
    Cell: LifeYears,
  },
  { id: 'map', title: placesText.mapColumn, isTitleHidden: true, Cell: ShowButton },
] as const satisfies readonly PlaceColumn[];

type SortableColumn = Extract<(typeof placeColumns)[number], { readonly sort: unknown }>;

export type SortColumn = SortableColumn['id'];

/** The columns that can be sorted by. */
export const sortableColumns: readonly (PlaceColumn & { readonly id: SortColumn; readonly sort: PlaceSort })[] =
  placeColumns.filter((column): column is SortableColumn => 'sort' in column);

/** How the places stand by a column of that name. */
export const sortOf = (name: SortColumn): PlaceSort =>
  sortableColumns.find(({ id }) => id === name)?.sort ?? { by: () => null };

interface CellProps {
  readonly row: PlaceRow;
}

function Name({ row: { hub } }: CellProps) {
  return (
    <>
      {hub.path === null ? (
        <>
          <span className={styles.name}>{hub.name}</span>
          <span className={styles.soon}>{placesText.comingSoon}</span>
        </>
      ) : (
        <Link to={hub.path} className={styles.name}>
          {hub.name}
        </Link>
      )}
      <span className={styles.where}>{whereabouts(hub)}</span>
    </>
  );
}

function Kind({ row: { hub, kindName } }: CellProps) {
  return (
    <span className={styles.kind}>
      <KindMark kind={hub.kind} />
      {kindName}
    </span>
  );
}

function Score({ row: { hub, band }, score }: CellProps & { readonly score: HubScore }) {
  return (
    <>
      <span className={styles.figure}>
        {score === 'sli' && <BandGlyph band={band} />}
        {writtenScore(hub[score])}
      </span>
      {hub.estimated.includes(score) ? (
        <abbr className={styles.mark} title={placesText.estimateMeaning}>
          {placesText.estimateMark}
        </abbr>
      ) : (
        <span className={styles.mark}>{placesText.foundingMark}</span>
      )}
    </>
  );
}

function LifeYears({ row: { lifeExpectancy } }: CellProps) {
  if (lifeExpectancy === null) return <span className={styles.missing}>{placesText.notPublished}</span>;
  const { years, year, scope, population, bySex } = lifeExpectancy;
  return (
    <>
      <span className={styles.figure}>{writtenNumber(years, 1)}</span>
      <span className={styles.mark} {...(scope !== 'place' && inEnglish)}>
        {scope === 'place' ? year : figureOf(population, year)}
      </span>
      {bySex !== undefined && (
        <span className={styles.mark}>{placesText.bySex(writtenFigure(bySex.women), writtenFigure(bySex.men))}</span>
      )}
    </>
  );
}
