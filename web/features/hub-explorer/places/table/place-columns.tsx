import { hubKinds } from '../../../../../content/hub-kinds.ts';
import type { HubScore } from '../../../../../domain/hub/hub.ts';
import type { TableColumn } from '../../../../ui/data-table.tsx';
import { SiteLink } from '../../../../ui/page/site-link.tsx';
import { worldRegionsText } from '../../hub/hub-location.ts';
import { HubLocation, PlaceName } from '../../hub/place-name.tsx';
import { ScoreOriginSymbol } from '../../hub/score-origin-symbol.tsx';
import { SliBandIcon } from '../../hub/sli-band-icon.tsx';
import { HubKindIcon } from '../hub-kind-icon.tsx';
import { localizePopulation } from '../rows/localize-population.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { hubKindsText, placesText } from '../text.ts';
import { CompareCheckbox, ShowOnMapButton } from './row-actions.tsx';
import styles from './table-row.module.css';

/** How the rows are sorted by a column. */
interface PlaceSort {
  /** Returns the sort key of a place. Places whose key is null come last in both directions. */
  readonly by: (row: PlaceRow) => number | string | null;
  /**
   * Returns the figure of the place's country. If the visitor chooses to sort by it, it replaces a missing figure of
   * the place.
   */
  readonly byCountry?: (row: PlaceRow) => number | null;
  /** Whether the first press of the header sorts from high to low, as for scores. */
  readonly isDescendingFirst?: boolean;
}

interface PlaceColumn extends TableColumn<PlaceRow> {
  readonly sort?: PlaceSort;
}

const kindOrder = hubKinds.map(({ kind }) => kind);

/** The columns of the list of places. A sortable column's id is also its name in the URL. */
export const placeColumns = [
  { id: 'compare', title: placesText.compareColumn, isTitleHidden: true, Cell: CompareCheckbox },
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
    sort: {
      by: ({ lifeExpectancy }) => lifeExpectancy?.years ?? null,
      byCountry: ({ countryYears }) => countryYears,
      isDescendingFirst: true,
    },
    Cell: LifeYears,
  },
  { id: 'map', title: placesText.mapColumn, isTitleHidden: true, Cell: ShowOnMapButton },
] as const satisfies readonly PlaceColumn[];

type SortableColumn = Extract<(typeof placeColumns)[number], { readonly sort: unknown }>;

export type SortColumn = SortableColumn['id'];

export const sortableColumns: readonly (PlaceColumn & { readonly id: SortColumn; readonly sort: PlaceSort })[] =
  placeColumns.filter((column): column is SortableColumn => 'sort' in column);

/** Returns how to sort the rows by a column. */
export const findColumnSort = (name: SortColumn): PlaceSort =>
  sortableColumns.find(({ id }) => id === name)?.sort ?? { by: () => null };

export interface SortOrder {
  readonly column: SortColumn;
  readonly isDescending: boolean;
  /**
   * Whether places without a figure are sorted by the figure of their country. Only possible for a column with
   * `byCountry`.
   */
  readonly withCountries?: boolean;
}

/** Returns the sort order after a press on a column's header. Pressing the same header again reverses the order. */
export function toggleSortOrder(current: SortOrder, column: SortColumn): SortOrder {
  if (current.column === column) return { ...current, isDescending: !current.isDescending };
  return { column, isDescending: findColumnSort(column).isDescendingFirst ?? false };
}

interface CellProps {
  readonly row: PlaceRow;
}

function Name({ row: { hub } }: CellProps) {
  return (
    <>
      {hub.path === null ? (
        <>
          <span className={styles.name}>
            <PlaceName hub={hub} />
          </span>
          <span className={styles.soon}>{placesText.comingSoon}</span>
        </>
      ) : (
        <SiteLink to={hub.path} className={styles.name}>
          <PlaceName hub={hub} />
        </SiteLink>
      )}
      <span className={styles.where}>
        <HubLocation hub={hub} />
      </span>
    </>
  );
}

function Kind({ row: { hub } }: CellProps) {
  return (
    <span className={styles.kind}>
      <HubKindIcon kind={hub.kind} />
      {hubKindsText[hub.kind]}
    </span>
  );
}

function Score({ row: { hub, band, written }, score }: CellProps & { readonly score: HubScore }) {
  return (
    <span className={styles.figure}>
      {score === 'sli' && <SliBandIcon band={band} />}
      {written.scores[score]}
      <ScoreOriginSymbol isEstimate={hub.estimated.includes(score)} origins={placesText.scoreOrigins} />
    </span>
  );
}

function LifeYears({ row }: CellProps) {
  const { lifeExpectancy, written } = row;
  if (lifeExpectancy === null)
    return (
      <>
        <span className={styles.missing}>{placesText.notPublished}</span>
        {written.country !== null && <span className={styles.mark}>{written.country}</span>}
      </>
    );
  const { year, scope } = lifeExpectancy;
  const { name, attributes } = localizePopulation(row);
  return (
    <>
      <span className={styles.figure}>{written.years}</span>
      <span className={styles.mark} {...(scope !== 'place' && attributes)}>
        {scope === 'place' ? year : `${name}, ${year}`}
      </span>
      {written.bySex !== null && <span className={styles.mark}>{written.bySex}</span>}
    </>
  );
}
