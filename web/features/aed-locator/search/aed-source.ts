import { type ComponentType, createContext } from 'react';
import type { Aed } from '../../../../domain/aed/aed.ts';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import type { RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import type { StreetTravelTimes } from '../../../../domain/aed/street-travel-times.ts';
import type { ItemWithDistance, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { ClockState } from './clock-check.ts';
import type { RoutePanelState } from './use-route-panel.ts';

/**
 * The visitor's position and where it comes from. It never leaves the browser unless the visitor sends it in a report.
 */
export type VisitorPlace = { readonly position: LongitudeLatitude } & (
  | { readonly origin: 'device'; readonly accuracyMetres: number }
  | { readonly origin: 'named' | 'point'; readonly name: string }
  | { readonly origin: 'map' }
);

/** A published registry whose index has been read. */
export interface OpenedRegistry {
  readonly index: RegistryIndex;
  readonly client: RegistryClient;
}

/** The AEDs that a search has found, before their opening hours are evaluated and before they are ranked. */
export interface SearchMatches {
  readonly listed: readonly ItemWithDistance<RegisteredAed>[];
  /** The nearest AED that is open 24/7 to everybody, or null if there is none nearby. */
  readonly alternative: ItemWithDistance<RegisteredAed> | null;
}

/** An area in which the sources list no AEDs. It is a whole country or a part of one. */
export interface CoverageGap {
  readonly countryName: string;
  readonly isWholeCountry: boolean;
}

/** The result of a registry search, evaluated and ranked. */
export interface RegistrySearchResult {
  /** The AEDs before evaluation. A re-evaluation keeps this object. */
  readonly found: SearchMatches;
  /** The AEDs in the order in which a helper should try them. */
  readonly list: RankedAeds;
  /** The nearest AED that is open 24/7 to everybody. It is null if there is none, or if no result is closed. */
  readonly alwaysOpen: AssessedAed | null;
  /** Whether a part of the registry could not be read. AEDs may then be missing. */
  readonly hasGaps: boolean;
  /** Whether a part of the registry was left out because it does not match its checksum. */
  readonly hasDamage: boolean;
  /** The gap in the sources' coverage that includes the searched place, if there is one. */
  readonly notCovered?: CoverageGap | undefined;
  /** How the device's clock compares with the server's. Undefined if they were not compared. */
  readonly clock?: ClockState | undefined;
  /** The time for which opening hours were evaluated. */
  readonly now: Date;
}

export type { EmergencyCall };

/** Why the device's position is unknown: permission was refused, or it could not be determined. */
export type LocationFailure = 'refused' | 'failed';

/**
 * Why the visitor is asked for a location. 'awaited' means that the device has not responded yet, perhaps because the
 * visitor ignores its permission prompt.
 */
export type LocationPrompt = LocationFailure | 'awaited';

/** Travel times along the streets to the AEDs of a search. */
export interface ResultTravelTimes {
  /** Travel times by AED id. For an AED without an entry, the straight line is used. */
  readonly byId: ReadonlyMap<string, StreetTravelTimes>;
  /**
   * AEDs that are farther away than the results in a straight line, and may be nearer along the streets. Undefined if
   * there are none.
   */
  readonly farther?: readonly ItemWithDistance<RegisteredAed>[] | undefined;
}

/** The visitor's position after moving since the search, with the travel times from that position. */
export interface MovedPosition {
  readonly position: LongitudeLatitude;
  /** Undefined if no travel times from this position are known. */
  readonly streets?: ResultTravelTimes | undefined;
  /** The shortest straight-line distance so far between the visitor and the first AED of the list. */
  readonly nearestToFirstKm: number;
}

/** The results of a registry search, and the place that was searched from. */
export interface CompletedSearch {
  readonly phase: 'found';
  readonly place: VisitorPlace;
  readonly result: RegistrySearchResult;
  /**
   * Whether routes along the streets may still become available. Until then, cards reserve space for the route button.
   */
  readonly mayHaveWays?: boolean;
  /** Travel times along the streets. Undefined while they are unknown, or if no streets are published. */
  readonly streets?: ResultTravelTimes;
  /**
   * Whether another AED has become first, because travel times along the streets arrived or because the visitor walked past
   * the previous first one.
   */
  readonly isReordered?: boolean;
  /**
   * Where the visitor has moved since the search. Undefined if the visitor has not moved. The place that was searched
   * from is then used.
   */
  readonly walked?: MovedPosition;
  /** Whether the order is kept as time passes, because the visitor has declined another one. */
  readonly isOrderKept?: boolean;
  /**
   * The list as it was when it was last reordered. It is set while the results must stay in that order: while the
   * visitor walks, or after the visitor has declined another order. Screen readers announce this list, because the
   * current distances change with every step of a walk.
   */
  readonly announcedList?: RankedAeds;
}

export type SearchOutcome =
  /** The specification's samples, which are the results if no registry is published. */
  | { readonly phase: 'results'; readonly aeds: readonly Aed[] }
  | CompletedSearch
  | { readonly phase: 'place-needed'; readonly need: LocationFailure };

export type SearchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly isPositionAwaited?: true }
  /** Either the registry could not be read, or its data do not match their checksum. */
  | { readonly phase: 'failed'; readonly isDamaged: boolean }
  | SearchOutcome;

/**
 * A link to the form for a report about an AED, or about a missing one if `aed` is null. The form's map starts at
 * `around`.
 */
export type ReportLink = ComponentType<{
  readonly aed: RegisteredAed | null;
  readonly around: LongitudeLatitude;
}>;

/**
 * The report link that the page provides. It is undefined if the page accepts no reports, or until the link's code has
 * loaded.
 */
export const ReportLinkContext = createContext<ReportLink | undefined>(undefined);

/** A new order of the list. It is only offered, because its first AED is not the one the visitor has set off for. */
export interface ReorderOffer {
  readonly found: CompletedSearch;
  readonly destinationId: string;
}

export interface SourcePanelProps {
  readonly search: SearchState;
  /** The results of the current search, or of the last successful one. */
  readonly lastFound: CompletedSearch | null;
  /** Called when the visitor gives a location, by name or on the map. */
  readonly onPlace: (place: VisitorPlace) => void;
  /**
   * Called when the visitor has allowed access to the position after refusing it. The search then starts from the
   * device's position.
   */
  readonly onAllowed: () => void;
  /** Repeats the search, either from the device's current position or at the location that the visitor gave. */
  readonly onAgain: (place: VisitorPlace) => void;
  /** Re-evaluates the results, because time has passed or new reports have arrived. */
  readonly onTimePassed: () => void;
  readonly onMoved: (position: LongitudeLatitude) => Promise<void>;
  /** Called when the visitor sets off for an AED, on foot or by car. */
  readonly onLeave: (aedId: string) => void;
  /** Called when the visitor asks for the way back to the patient. */
  readonly onFetched: () => void;
  /** A new order of the list whose first AED is not the one the visitor has set off for. Null if there is none. */
  readonly offered: ReorderOffer | null;
  readonly onOfferAnswered: (isTaken: boolean) => void;
  /**
   * Called when the visitor starts or stops typing a location. While the visitor types, results must not replace the
   * field.
   */
  readonly onWriting: (isWriting: boolean) => void;
  readonly routePanel: RoutePanelState<AssessedAed>;
}

/**
 * A source of AEDs, which is either a registry or the samples, with the component that displays them. Its code loads on
 * demand.
 */
export interface AedSource {
  readonly isSample: boolean;
  /**
   * Searches for AEDs around the visitor. Only a registry calls `findPlace`, because the samples are the same
   * everywhere.
   */
  readonly search: (findPlace: () => Promise<VisitorPlace | LocationFailure>) => Promise<SearchOutcome>;
  /** Evaluates and ranks the AEDs of a search again, for a person who sets off at `now`. Makes no requests. */
  readonly reassess: (found: CompletedSearch, now: Date) => RegistrySearchResult;
  /**
   * Calculates the travel times along the streets to the results. Resolves to null if no streets are published there.
   * Never rejects. While the visitor walks, it uses only streets that are already loaded.
   */
  readonly streetsTo: (found: CompletedSearch, isWalking?: boolean) => Promise<ResultTravelTimes | null>;
  /** Finds the emergency number at a place. Resolves to null if it is unknown. */
  readonly emergencyCallAt: (place: VisitorPlace) => Promise<EmergencyCall | null>;
  /** Returns the gap in the sources' coverage at a place whose country is known, or null if there is none. */
  readonly notCoveredAt?: (place: VisitorPlace, call: EmergencyCall | null) => CoverageGap | null;
  /** Describes the state of a search for screen readers. */
  readonly announce: (search: SearchState) => string;
  readonly Panel: ComponentType<SourcePanelProps>;
}

export interface AedSourceLoader {
  /** Whether a registry is published. Loads no code. Rejects if the registry's index cannot be read. */
  readonly isPublished: () => Promise<boolean>;
  /**
   * Opens the registry if one is published, and the samples otherwise. Rejects if the registry's index cannot be read.
   */
  readonly open: () => Promise<AedSource>;
  /**
   * Requests the files that a search at the position will need, while the code of the search is loading. Never rejects.
   */
  readonly prepare?: (position: LongitudeLatitude) => Promise<void>;
}
