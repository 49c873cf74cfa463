import { type ComponentType, createContext } from 'react';
import type { Aed } from '../../../../domain/aed/aed.ts';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import type { RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import type { StreetTravelTimes } from '../../../../domain/aed/street-travel-times.ts';
import type { LongitudeLatitude, SearchResult } from '../../../../domain/geography/position.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { ClockState } from './clock-check.ts';

/** The visitor's position and how it was determined. It never leaves the browser (law 6). */
export type VisitorPlace = { readonly position: LongitudeLatitude } & (
  | { readonly origin: 'device'; readonly accuracyMetres: number }
  | { readonly origin: 'named' | 'point'; readonly name: string }
  | { readonly origin: 'map' }
);

/** An open published registry. */
export interface OpenedRegistry {
  readonly index: RegistryIndex;
  readonly client: RegistryClient;
}

/** The raw result of a search, before evaluation. */
export interface SearchMatches {
  readonly listed: readonly SearchResult<RegisteredAed>[];
  /** The nearest AED that is open 24/7 to everybody; null if none is near. */
  readonly alternative: SearchResult<RegisteredAed> | null;
}

/** An area for which the registers list no AEDs: a whole country, or part of one. */
export interface CoverageGap {
  readonly countryName: string;
  readonly isWholeCountry: boolean;
}

/** The result of a registry search. */
export interface RegistrySearchResult {
  /** The unevaluated result. It stays the same object while the search is re-evaluated. */
  readonly found: SearchMatches;
  /** The AEDs in the order in which to try them. */
  readonly list: RankedAeds;
  /** The nearest AED that is open 24/7 to everybody, if any result is closed; null otherwise. */
  readonly alwaysOpen: AssessedAed | null;
  /** Whether part of the register could not be read, so that AEDs may be missing. */
  readonly hasGaps: boolean;
  /** Whether part of the register was left out because its checksum does not match. */
  readonly hasDamage: boolean;
  /** Set if the registers do not cover the area; nothing is then reported as closed or absent. */
  readonly notCovered?: CoverageGap | undefined;
  /** How the device's clock compares with the server's; missing if not compared. */
  readonly clock?: ClockState | undefined;
  /** The time for which opening hours were evaluated. */
  readonly now: Date;
}

export type { EmergencyCall };

/** Why the visitor is asked for their location. */
export type LocationFailure = 'refused' | 'failed';

/** awaited: the device has not responded yet, and may never do so if its permission prompt is ignored. */
export type LocationPrompt = LocationFailure | 'awaited';

/** The travel times along the streets to the results. */
export interface ResultTravelTimes {
  /** Travel times by AED id. For AEDs without an entry the straight line is used. */
  readonly byId: ReadonlyMap<string, StreetTravelTimes>;
  /** AEDs beyond the results that may be nearer along the streets; missing if there are none. */
  readonly farther?: readonly SearchResult<RegisteredAed>[] | undefined;
}

/** The visitor's position after moving since the search, with the travel times from there. */
export interface MovedPosition {
  readonly position: LongitudeLatitude;
  /** Missing if no travel times are known from there. */
  readonly streets?: ResultTravelTimes | undefined;
  /** The smallest straight-line distance to the first AED of the list so far. */
  readonly nearestToFirstKm: number;
}

/** The results of a registry search, and the position searched from. */
export interface CompletedSearch {
  readonly phase: 'found';
  readonly place: VisitorPlace;
  readonly finding: RegistrySearchResult;
  /** Whether routes along the streets may still arrive: until then a card reserves space for the route button. */
  readonly mayHaveWays?: boolean;
  /** Travel times along the streets; missing until known, or if none are published. */
  readonly streets?: ResultTravelTimes;
  /** Whether the streets, or walking past the first AED, have changed which one is first. */
  readonly isReordered?: boolean;
  /** Missing until the visitor moves; the list then uses the search position. */
  readonly walked?: MovedPosition;
  /**
   * The list when it was last reordered, if its order is kept since then: while the visitor walks, or after they have
   * declined another order. Announcements use it, so that they do not change with every step of a walk.
   */
  readonly listAtOrder?: RankedAeds | undefined;
}

/** The possible outcomes of a search. */
export type SearchOutcome =
  /** The specification's samples, if no registry is published. */
  | { readonly phase: 'results'; readonly aeds: readonly Aed[] }
  | CompletedSearch
  | { readonly phase: 'place-needed'; readonly need: LocationFailure };

export type SearchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly isPositionAwaited?: true }
  /** It is unknown whether a registry is published, or its data do not match their checksum. */
  | { readonly phase: 'failed'; readonly isDamaged: boolean }
  | SearchOutcome;

/** A link to the report form of an AED, or of an unlisted one (null). `around` is where its map starts. */
export type ReportLink = ComponentType<{
  readonly aed: RegisteredAed | null;
  readonly around: LongitudeLatitude;
}>;

/** Provided by the page. Undefined if the page accepts no reports, and until the link's code has loaded. */
export const ReportLinkContext = createContext<ReportLink | undefined>(undefined);

/** A new order in which another AED comes first than the one the visitor has set off for. */
export interface ReorderOffer {
  readonly found: CompletedSearch;
  readonly leftFor: string;
}

export interface SourcePanelProps {
  readonly search: SearchState;
  /** The current search, or the last successful one. */
  readonly lastFound: CompletedSearch | null;
  /** The visitor gives a location, by name or on the map. */
  readonly onPlace: (place: VisitorPlace) => void;
  /** The visitor has granted access to the position after refusing it: searches from there. */
  readonly onAllowed: () => void;
  /** Repeats the search: from the device's current position, or at the location the visitor gave. */
  readonly onAgain: (place: VisitorPlace) => void;
  /** Re-evaluates the results, because time has passed or reports have arrived. */
  readonly onTimePassed: () => void;
  /** The visitor has moved. */
  readonly onMoved: (position: LongitudeLatitude) => Promise<void>;
  /** The visitor sets off for an AED on foot or by car. */
  readonly onLeave: (aedId: string) => void;
  /**
   * The list ordered by street distance, if another AED then comes first than the one the visitor has set off for; null
   * otherwise.
   */
  readonly offered: ReorderOffer | null;
  readonly onOfferAnswered: (isTaken: boolean) => void;
  /** The visitor starts or stops typing a location. Results must not remove the field meanwhile. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** The source of AEDs, a registry or the samples, with the code that displays it. Loaded on demand. */
export interface AedSource {
  readonly isSample: boolean;
  /** Searches around the visitor. Only a registry calls `findPlace`, because the samples are the same everywhere. */
  readonly search: (findPlace: () => Promise<VisitorPlace | LocationFailure>) => Promise<SearchOutcome>;
  /**
   * Re-evaluates and ranks the same AEDs for a person who sets off at `now`, with everything known by then. Makes no
   * requests.
   */
  readonly judgeAnew: (found: CompletedSearch, now: Date) => RegistrySearchResult;
  /**
   * Calculates the travel times along the streets to the results; null if no streets are published there. Never
   * rejects. While the visitor walks, no more streets are loaded.
   */
  readonly streetsTo: (found: CompletedSearch, isWalking?: boolean) => Promise<ResultTravelTimes | null>;
  /** Whom to call at a place; null if unknown. */
  readonly emergencyCallAt: (place: VisitorPlace) => Promise<EmergencyCall | null>;
  /** The gap in the registers' coverage at a place, once its country is known; null if there is none. */
  readonly notCoveredAt?: (place: VisitorPlace, call: EmergencyCall | null) => CoverageGap | null;
  /** The search result as a sentence for screen readers. */
  readonly announce: (search: SearchState) => string;
  readonly Panel: ComponentType<SourcePanelProps>;
}

export interface AedSourceLoader {
  /** Whether a registry is published; loads no code. Rejects if that cannot be found out. */
  readonly isPublished: () => Promise<boolean>;
  /** Opens the registry if one is published, else the samples. Rejects if that cannot be found out. */
  readonly open: () => Promise<AedSource>;
  /** Requests the files that a search at the position needs while the search's code is still loading. Never rejects. */
  readonly prepare?: (position: LongitudeLatitude) => Promise<void>;
}
