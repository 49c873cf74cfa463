import { describe, expect, it } from 'vitest';
import { hubs as everyHub } from '../../../content/hubs.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { findNearbyHubs } from '../../../domain/hub/nearby-hubs.ts';
import {
  type ExplorerEvent,
  explorerReducer,
  findNearestHub,
  initialExplorerState,
  isNearestSelected,
} from './explorer-state.ts';

/** The expected results hold for the first 52 hubs of the list. Hubs that are added later come after them. */
const hubs = everyHub.slice(0, 52);

const madrid: LongitudeLatitude = [-3.7038, 40.4168];
const honolulu: LongitudeLatitude = [-157.8583, 21.3069];
const suva: LongitudeLatitude = [178.4419, -18.1416];

function hubNamed(name: string) {
  const hub = hubs.find((candidate) => candidate.name === name);
  if (hub === undefined) throw new Error(`Got no hub named ${name}, expected one of content/hubs.ts.`);
  return hub;
}

const locatedAt = (position: LongitudeLatitude): ExplorerEvent => ({
  type: 'located',
  position,
  nearby: findNearbyHubs(position, hubs),
});

const stateAfter = (...events: ExplorerEvent[]) => events.reduce(explorerReducer, initialExplorerState);

describe('locating', () => {
  it('in Madrid selects Madrid, lists the ten nearest in order and counts 13 within 2000 km', () => {
    const state = stateAfter({ type: 'locating-started' }, locatedAt(madrid));
    expect(state.isLocating).toBe(false);
    expect(state.selected?.name).toBe('Madrid');
    expect(state.nearest.map((entry) => entry.hub.name)).toEqual([
      'Madrid',
      'Portugal',
      'Andorra',
      'Monaco',
      'Paris',
      'Sardinia',
      'Switzerland',
      'Luxembourg',
      'Liechtenstein',
      'Vatican City',
    ]);
    expect(state.withinRadius).toBe(13);
    expect(state.card).toBe('shown');
    expect(isNearestSelected(state)).toBe(true);
  });

  it('in Honolulu selects Oʻahu and counts the three Hawaiian hubs', () => {
    const state = stateAfter(locatedAt(honolulu));
    expect(state.selected?.name).toBe('Oʻahu (Honolulu)');
    expect(state.withinRadius).toBe(3);
  });

  it('in Suva searches across the date line: Sydney at 3218 km, then French Polynesia at 3396 km', () => {
    const { nearest, withinRadius } = stateAfter(locatedAt(suva));
    expect(nearest.slice(0, 3).map((entry) => entry.hub.name)).toEqual(['Sydney', 'French Polynesia', 'Kauaʻi']);
    expect(nearest[0]?.distanceKm).toBeCloseTo(3218.3, 1);
    expect(nearest[1]?.distanceKm).toBeCloseTo(3396.1, 1);
    expect(withinRadius).toBe(0);
  });

  it('moves the map to the visitor at zoom 6', () => {
    expect(stateAfter(locatedAt(madrid)).target).toEqual({ center: [-3.7038, 40.4168], zoom: 6 });
  });

  it('changes nothing when it fails', () => {
    expect(stateAfter({ type: 'locating-started' }, { type: 'locating-failed' })).toEqual(initialExplorerState);
  });
});

describe('selecting a hub', () => {
  it('shows its card and moves the map to it at zoom 6', () => {
    const state = stateAfter({ type: 'hub-selected', hub: hubNamed('Monaco') });
    expect(state.selected?.name).toBe('Monaco');
    expect(state.card).toBe('shown');
    expect(state.target).toEqual({ center: [7.425, 43.738], zoom: 6 });
    expect(state.index).toBeNull();
    expect(findNearestHub(state)).toBeNull();
  });

  it('finds its rank among the nearest', () => {
    expect(stateAfter(locatedAt(madrid), { type: 'hub-selected', hub: hubNamed('Monaco') }).index).toBe(3);
  });

  it('has no rank for a hub that is not among the nearest', () => {
    const state = stateAfter(locatedAt(madrid), { type: 'hub-selected', hub: hubNamed('Sydney') });
    expect(state.index).toBeNull();
    expect(isNearestSelected(state)).toBe(false);
  });

  it('moves the map and counts a selection even for the same hub', () => {
    const once = stateAfter({ type: 'hub-selected', hub: hubNamed('Monaco') });
    const twice = explorerReducer(once, { type: 'hub-selected', hub: hubNamed('Monaco') });
    expect(twice.target).not.toBe(once.target);
    expect(twice.selections).toBe(once.selections + 1);
  });
});

describe('releasing a hub', () => {
  it('removes its card and marking, and keeps the position and the nearest hubs', () => {
    const state = stateAfter(locatedAt(madrid), { type: 'hub-released' });
    expect(state).toMatchObject({ selected: null, index: null, target: null, card: 'hidden' });
    expect(state.nearest).toHaveLength(10);
  });

  it('does nothing when no hub is selected', () => {
    expect(stateAfter({ type: 'hub-released' })).toBe(initialExplorerState);
  });
});

describe('stepping through the nearest hubs', () => {
  it('steps back from the first to the tenth and on from the tenth to the first', () => {
    const back = stateAfter(locatedAt(madrid), { type: 'navigated', step: -1 });
    expect(back.selected?.name).toBe('Vatican City');
    expect(back.index).toBe(9);
    const on = explorerReducer(back, { type: 'navigated', step: 1 });
    expect(on.selected?.name).toBe('Madrid');
    expect(on.index).toBe(0);
  });

  it('hides the card until it returns, and moves the map', () => {
    const moved = stateAfter(locatedAt(madrid), { type: 'navigated', step: 1 });
    expect(moved.card).toBe('returning');
    expect(moved.target).toEqual({ center: [-7.845, 39.557], zoom: 6 });
    expect(explorerReducer(moved, { type: 'card-returned' }).card).toBe('shown');
  });

  it('does nothing without a list', () => {
    const state = stateAfter({ type: 'hub-selected', hub: hubNamed('Monaco') });
    expect(explorerReducer(state, { type: 'navigated', step: 1 })).toBe(state);
  });
});

describe('the card', () => {
  it('stays hidden once its time is over, even after a late return', () => {
    const expired = stateAfter(locatedAt(madrid), { type: 'card-expired' });
    expect(expired.card).toBe('hidden');
    expect(explorerReducer(expired, { type: 'card-returned' }).card).toBe('hidden');
  });

  it('comes back when it is reopened, and restarts its timer', () => {
    const expired = stateAfter(locatedAt(madrid), { type: 'card-expired' });
    const recalled = explorerReducer(expired, { type: 'card-recalled' });
    expect(recalled.card).toBe('shown');
    expect(recalled.selections).toBe(expired.selections + 1);
    expect(recalled.target).toBe(expired.target);
  });

  it('cannot be reopened while nothing is selected', () => {
    expect(stateAfter({ type: 'card-recalled' })).toEqual(initialExplorerState);
  });
});
