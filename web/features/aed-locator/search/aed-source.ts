import type { ComponentType } from 'react';
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

/** Where the visitor stands and how that is known. It never leaves the browser (law 6). */
export type VisitorPlace = { readonly position: LongitudeLatitude } & (
  | { readonly origin: 'device'; readonly accuracyMetres: number }
  | { readonly origin: 'named' | 'point'; readonly name: string }
  | { readonly origin: 'map' }
);

/** A published registry, opened. */
export interface Registry {
  readonly index: RegistryIndex;
  readonly client: RegistryClient;
}

/** What came of a search, before it is judged. */
export interface AedsFound {
  readonly listed: readonly Found<RegisteredAed>[];
  /** The nearest one looked at that is open to everybody at all hours; null where there is none near. */
  readonly alternative: Found<RegisteredAed> | null;
}

/** A place of which the registers list no AEDs: of its whole country, or of this part of it. */
export interface NotCovered {
  readonly countryName: string;
  readonly isWholeCountry: boolean;
}

/** What a search in the registry found. */
export interface RegistryFinding {
  /** The same one for as long as a search stands, however often it is judged anew. */
  readonly found: AedsFound;
  /** In the order in which to try them. */
  readonly list: RankedList;
  /** The nearest one that is open to everybody at all hours, where anything found is closed. */
  readonly alwaysOpen: UsableAed | null;
  /** Part of the register could not be read: the list may miss AEDs. */
  readonly hasGaps: boolean;
  /** Some of it was left out because it does not match the register's checksum. */
  readonly hasDamage: boolean;
  /** Set where the registers cover no AEDs of this place: nothing is then called closed throughout or absent. */
  readonly notCovered?: NotCovered | undefined;
  /** How the device's clock stands to the server's; missing where nobody has looked. */
  readonly clock?: ClockState | undefined;
  /** The instant the hours were judged from. */
  readonly now: Date;
}

export type { EmergencyCall };

/** Why the visitor is asked to say where they are. */
export type PlaceNeed = 'refused' | 'failed';

/** awaited: the device has not answered yet; its question to the visitor may stand unanswered for ever. */
export type LocationPrompt = PlaceNeed | 'awaited';

/** The ways along the streets to what was found. */
export interface FoundStreets {
  /** By the id of the AED; those that are not there are reckoned by the straight line. */
  readonly byId: ReadonlyMap<string, MinutesByStreet>;
}

/** Where the visitor has come to since the search, and what lies how far from there. */
export interface Walked {
  readonly position: LongitudeLatitude;
  /** Missing where no ways are known from there. */
  readonly streets?: FoundStreets | undefined;
  /** The nearest that they have been to the first of the list, in a straight line. */
  readonly nearestToFirstKm: number;
}

/** What was found in the registry, and from where. */
export interface FoundSearch {
  readonly phase: 'found';
  readonly place: VisitorPlace;
  readonly finding: RegistryFinding;
  /** Whether ways along the streets may still come: until then a card keeps the room of the button that shows one. */
  readonly mayHaveWays?: boolean;
  /** Once they are known, where streets are published. */
  readonly streets?: FoundStreets;
  /** Whether the streets, or passing the first one, have put another AED first than stood there before. */
  readonly isReordered?: boolean;
  /** Missing for as long as nobody has moved: the list is then that of the place. */
  readonly walked?: Walked;
  /** The list as it was when its order was last decided: what is announced does not change with every step of a walk. */
  readonly listAtOrder?: RankedList | undefined;
}

/** How a search ends. */
export type Outcome =
  /** The samples. */
  | { readonly phase: 'results'; readonly aeds: readonly Aed[] }
  | FoundSearch
  | { readonly phase: 'place-needed'; readonly need: PlaceNeed };

export type Search =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly isPositionAwaited?: true }
  /** Where the AEDs come from could not be found out, or it does not match its checksum. */
  | { readonly phase: 'failed'; readonly isDamaged: boolean }
  | Outcome;

/** The way to a report about an AED, or about one that no register lists (null); a map begins around the place. */
export type ReportLink = ComponentType<{
  readonly aed: RegisteredAed | null;
  readonly around: LongitudeLatitude;
}>;

/** Another order than the one by which the visitor has set off. */
export interface OfferedOrder {
  readonly found: FoundSearch;
  readonly leftFor: string;
}

export interface SourcePanelProps {
  readonly search: Search;
  /** The search, or the one before it, that found last. */
  readonly lastFound: FoundSearch | null;
  /** The visitor says where they are, by a name or on the map. */
  readonly onPlace: (place: VisitorPlace) => void;
  /** The position is shared after it had been refused: the search is to be made from there. */
  readonly onAllowed: () => void;
  /** The search is to be made again: where the device is by then, or at the same place where the visitor has said it. */
  readonly onAgain: (place: VisitorPlace) => void;
  /** Time has passed, or more is known: what was found is to be judged anew. */
  readonly onTimePassed: () => void;
  /** The visitor is somewhere else by now. */
  readonly onMoved: (position: LongitudeLatitude) => Promise<void>;
  /** The visitor sets off for an AED on foot or by car. */
  readonly onLeave: (aedId: string) => void;
  /** The list by the streets, which puts another AED first than the one the visitor has left for; null where there is nothing to ask. */
  readonly offered: OfferedOrder | null;
  readonly onOfferAnswered: (isTaken: boolean) => void;
  /** The visitor writes where they are, or has stopped: no answer takes the field away meanwhile. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** Where the AEDs come from, the registry or the samples, with the code that shows them: loaded when it is wanted. */
export interface AedSource {
  readonly isSample: boolean;
  /** Searches around the visitor. Only a registry calls `findPlace`: the samples are the same everywhere. */
  readonly search: (findPlace: () => Promise<VisitorPlace | PlaceNeed>) => Promise<Outcome>;
  /** The same AEDs judged and ranked for somebody who sets off at `now`, by what is known of them by then. Asks nobody anything. */
  readonly judgeAnew: (found: FoundSearch, now: Date) => RegistryFinding;
  /**
   * The ways along the streets to what was found; null where no streets are published or known there. Never rejects. For somebody who
   * walks no further streets are asked for.
   */
  readonly streetsTo: (found: FoundSearch, isWalking?: boolean) => Promise<FoundStreets | null>;
  /** Null where it could not be found out. */
  readonly emergencyCallAt: (place: VisitorPlace) => Promise<EmergencyCall | null>;
  /** What the registers do not cover, once the country is known. */
  readonly notCoveredAt?: (place: VisitorPlace, call: EmergencyCall | null) => NotCovered | null;
  /** The outcome of a search in a sentence, for those who hear the page. */
  readonly announce: (search: Search) => string;
  readonly Panel: ComponentType<SourcePanelProps>;
}

export interface AedSourceLoader {
  /** Whether a registry is published, asked without loading any code. Rejects when that cannot be found out. */
  readonly isPublished: () => Promise<boolean>;
  /** The registry where one is published, else the samples; a failure is never taken for "none". */
  readonly open: () => Promise<AedSource>;
}
