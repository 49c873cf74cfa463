import { hubKinds } from '../../../../../content/hub-kinds.ts';
import type { HubKind } from '../../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import type { WorldRegion } from '../../../../../domain/hub/world-regions.ts';
import type { SortOrder } from '../table/place-columns.tsx';

/** The visitor's settings of the list. All of them are stored in the URL. */
export interface HubView {
  readonly query: string;
  readonly kind: HubKind | null;
  readonly region: WorldRegion | null;
  readonly band: SliBand | null;
  readonly sort: SortOrder;
  /** Id of the hub that the map shows. */
  readonly placeId: string | null;
  /** Ids of the compared hubs, in the order in which they were chosen. */
  readonly compareIds: readonly string[];
}

export const defaultHubView: HubView = {
  query: '',
  kind: null,
  region: null,
  band: null,
  sort: { column: 'name', isDescending: false },
  placeId: null,
  compareIds: [],
};

export const maxQueryLength = 60;

/** Whether a search or a filter limits the list. */
export const hasActiveFilters = ({ query, kind, region, band }: HubView): boolean =>
  query.trim() !== '' || kind !== null || region !== null || band !== null;

export const allHubKinds: readonly HubKind[] = hubKinds.map(({ kind }) => kind);
