import type { ComponentType } from 'react';
import type { Aed, DispatchMethod } from '../../../domain/aed.ts';
import type { LongitudeLatitude } from '../../../domain/hub.ts';
import type { RegistryIndex } from '../../../domain/registry-index.ts';
import type { UsableAed } from '../../../domain/usable-first.ts';
import type { Search } from './locator-state.ts';
import type { RegistryClient } from './registry-client.ts';

/** Where the visitor stands and how that is known. It never leaves the browser (law 6). */
export type VisitorPlace = { readonly position: LongitudeLatitude } & (
  | { readonly origin: 'device'; readonly accuracyMetres: number }
  | { readonly origin: 'named'; readonly name: string }
  | { readonly origin: 'map' }
);

/** What a search in the registry found. */
export interface RegistryFinding {
  /** Usable on arrival first. */
  readonly ranked: readonly UsableAed[];
  /** The nearest one that is open to everybody at all hours, where anything found is closed. */
  readonly alwaysOpen: UsableAed | null;
  /** Part of the register could not be read: the list may miss AEDs. */
  readonly hasGaps: boolean;
  /** The instant the hours were judged from. */
  readonly now: Date;
}

/** Whom to call for an ambulance. `numbers` is empty where none is sure. */
export interface EmergencyCall {
  readonly countryName: string;
  readonly numbers: readonly string[];
}

export interface RegistryPanelProps {
  readonly registry: OpenedRegistry;
  readonly search: Search;
  readonly isDispatching: (aedId: string) => boolean;
  readonly onDispatch: (aed: Aed, method: DispatchMethod) => void;
  /** The visitor says where they are, by a name or on the map. */
  readonly onPlace: (place: VisitorPlace) => void;
}

/** A published registry and all that comes with its code, which a page without one never loads. */
export interface OpenedRegistry {
  readonly index: RegistryIndex;
  readonly client: RegistryClient;
  readonly find: (position: LongitudeLatitude, now: Date) => Promise<RegistryFinding>;
  /** Null where no country is known. */
  readonly emergencyCallAt: (position: LongitudeLatitude) => Promise<EmergencyCall | null>;
  /** The outcome of a search in a sentence, for those who hear the page. */
  readonly announce: (search: Search) => string;
  readonly Panel: ComponentType<RegistryPanelProps>;
}

/** Opens the site's registry; null where none is published. Rejects when that cannot be found out. */
export type OpenRegistry = () => Promise<OpenedRegistry | null>;
