import { type ComponentType, createContext } from 'react';
import type { Aed } from '../../../../domain/aed/aed.ts';
import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { MinutesByStreet } from '../../../../domain/aed/minutes-by-street.ts';
import type { RankedList } from '../../../../domain/aed/rank-by-arrival.ts';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import type { Found, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { ClockState } from './true-time.ts';

/** The visitor's position and how it was determined. It never leaves the browser (law 6). */
export type VisitorPlace = { readonly position: LongitudeLatitude } & (
  | { readonly origin: 'device'; readonly accuracyMetres: number }
  | { readonly origin: 'named' | 'point'; readonly name: string }
  | { readonly origin: 'map' }
);

/** An open published registry. */
export interface Registry {
  readonly index: RegistryIndex;
  readonly client: RegistryClient;
}

/** The raw result of a search, before evaluation. */
export interface AedsFound {
  readonly listed: readonly Found<RegisteredAed>[];
  /** The nearest one found that is open 24/7 to everybody; null if there is none near. */
  readonly alternative: Found<RegisteredAed> | null;
}

/** A place for which the registers list no AEDs: its whole country, or this part of it. */
export interface NotCovered {
  readonly countryName: string;
  readonly isWholeCountry: boolean;
}

/** The result of a registry search. */
export interface RegistryFinding {
  /** Constant for one search, however often it is re-evaluated. */
  readonly found: AedsFound;
  /** In the order in which to try them. */
  readonly list: RankedList;
  /** The nearest one open 24/7 to everybody, if any result is closed. */
  readonly alwaysOpen: UsableAed | null;
  /** Part of the register could not be read: AEDs may be missing from the list. */
  readonly hasGaps: boolean;
  /** Part of it was left out because it does not match the register's checksum. */
  readonly hasDamage: boolean;
  /** Set if the registers do not cover this place: nothing is then called closed or absent. */
  readonly notCovered?: NotCovered | undefined;
  /** The device's clock relative to the server's; missing if not compared. */
  readonly clock?: ClockState | undefined;
  /** The instant at which hours were evaluated. */
  readonly now: Date;
}

export type { EmergencyCall };

/** Why the visitor is asked for their location. */
export type PlaceNeed = 'refused' | 'failed';

/** awaited: the device has not answered yet; its permission prompt may stay unanswered forever. */
export type LocationPrompt = PlaceNeed | 'awaited';

/** The routes along the streets to the results. */
export interface FoundStreets {
  /** By AED id; for missing ones the straight line is used. */
  readonly byId: ReadonlyMap<string, MinutesByStreet>;
  /** AEDs farther away than the results that may be nearer along the streets; missing if there are none. */
  readonly farther?: readonly Found<RegisteredAed>[] | undefined;
}

/** The visitor's position since the search, with distances from there. */
export interface Walked {
  readonly position: LongitudeLatitude;
  /** Missing if no routes are known from there. */
  readonly streets?: FoundStreets | undefined;
  /** Their smallest straight-line distance so far from the first of the list. */
  readonly nearestToFirstKm: number;
}

/** Registry results, and the position searched from. */
export interface FoundSearch {
  readonly phase: 'found';
  readonly place: VisitorPlace;
  readonly finding: RegistryFinding;
  /** Whether routes along the streets may still arrive: until then a card reserves space for the route button. */
  readonly mayHaveWays?: boolean;
  /** Once known, if streets are published. */
  readonly streets?: FoundStreets;
  /** Whether the streets, or walking past the first AED, have changed which one is first. */
  readonly isReordered?: boolean;
  /** Missing until the visitor has moved: the list is then that of the search position. */
  readonly walked?: Walked;
  /** The list when its order was last decided: announcements do not change with every step of a walk. */
  readonly listAtOrder?: RankedList | undefined;
}

/** The outcomes of a search. */
export type Outcome =
  /** The samples. */
  | { readonly phase: 'results'; readonly aeds: readonly Aed[] }
  | FoundSearch
  | { readonly phase: 'place-needed'; readonly need: PlaceNeed };

export type Search =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly isPositionAwaited?: true }
  /** The AED source could not be determined, or does not match its checksum. */
  | { readonly phase: 'failed'; readonly isDamaged: boolean }
  | Outcome;

/** A link to report an AED, or an unlisted one (null); a map starts around the position. */
export type ReportLink = ComponentType<{
  readonly aed: RegisteredAed | null;
  readonly around: LongitudeLatitude;
}>;

/** From the page; undefined if it accepts no reports, or until the link's code has loaded. */
export const ReportLinkContext = createContext<ReportLink | undefined>(undefined);

/** A new order that differs from the one the visitor has set off by. */
export interface OfferedOrder {
  readonly found: FoundSearch;
  readonly leftFor: string;
}

export interface SourcePanelProps {
  readonly search: Search;
  /** The current search, or the last successful one. */
  readonly lastFound: FoundSearch | null;
  /** The visitor gives a location, by name or on the map. */
  readonly onPlace: (place: VisitorPlace) => void;
  /** Permission was granted after a refusal: the search is to run from the position. */
  readonly onAllowed: () => void;
  /** Repeats the search: from the device's current position, or at the location the visitor gave. */
  readonly onAgain: (place: VisitorPlace) => void;
  /** Time has passed, or more is known: re-evaluates the results. */
  readonly onTimePassed: () => void;
  /** The visitor has moved. */
  readonly onMoved: (position: LongitudeLatitude) => Promise<void>;
  /** The visitor sets off for an AED on foot or by car. */
  readonly onLeave: (aedId: string) => void;
  /**
   * The list by street distance, if that puts another AED first than the one the visitor has left for; null if there is
   * nothing to ask.
   */
  readonly offered: OfferedOrder | null;
  readonly onOfferAnswered: (isTaken: boolean) => void;
  /** The visitor starts or stops typing a location: no result may remove the field meanwhile. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** The AED source, registry or samples, with the code that displays it; loaded on demand. */
export interface AedSource {
  readonly isSample: boolean;
  /** Searches around the visitor. Only a registry calls `findPlace`: the samples are the same everywhere. */
  readonly search: (findPlace: () => Promise<VisitorPlace | PlaceNeed>) => Promise<Outcome>;
  /**
   * The same AEDs evaluated and ranked for a person who sets off at `now`, with what is known by then. Makes no
   * requests.
   */
  readonly judgeAnew: (found: FoundSearch, now: Date) => RegistryFinding;
  /**
   * The routes along the streets to the results; null if no streets are published or known there. Never rejects. For a
   * walking visitor no more streets are loaded.
   */
  readonly streetsTo: (found: FoundSearch, isWalking?: boolean) => Promise<FoundStreets | null>;
  /** Null if unknown. */
  readonly emergencyCallAt: (place: VisitorPlace) => Promise<EmergencyCall | null>;
  /** Gaps in the registers' coverage, once the country is known. */
  readonly notCoveredAt?: (place: VisitorPlace, call: EmergencyCall | null) => NotCovered | null;
  /** The search result as a sentence for screen readers. */
  readonly announce: (search: Search) => string;
  readonly Panel: ComponentType<SourcePanelProps>;
}

export interface AedSourceLoader {
  /** Whether a registry is published, determined without loading code. Rejects if that fails. */
  readonly isPublished: () => Promise<boolean>;
  /** The registry if one is published, else the samples; a failure never counts as "none". */
  readonly open: () => Promise<AedSource>;
  /** Requests what a search at the position needs, if its code is still loading. Never rejects. */
  readonly prepare?: (position: LongitudeLatitude) => Promise<void>;
}
