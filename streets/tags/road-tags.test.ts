import { expect, test } from 'vitest';
import { type OsmTags, readBarrierAccess } from './access.ts';
import { toRoadTags } from './road-tags.ts';

test.each<[string, OsmTags, string | undefined]>([
  ['a street', { highway: 'residential' }, 'yes'],
  ['a motorway', { highway: 'motorway' }, undefined],
  ['a road for motor vehicles only', { highway: 'primary', motorroad: 'yes' }, undefined],
  ['private ground', { highway: 'service', access: 'private' }, undefined],
  ['a private road that walkers may use', { highway: 'service', access: 'private', foot: 'yes' }, 'yes'],
  ['a way closed to vehicles', { highway: 'track', motor_vehicle: 'no' }, 'yes'],
  ['a driveway to a house', { highway: 'service', service: 'driveway' }, 'destination'],
  ['a yard for customers', { highway: 'service', access: 'customers' }, 'destination'],
  ['a ferry drawn as a footway', { highway: 'footway', route: 'ferry', foot: 'yes' }, undefined],
  ['a trunk road', { highway: 'trunk' }, 'doubtful'],
  ['a trunk road with a pavement', { highway: 'trunk', sidewalk: 'both' }, 'yes'],
  ['a cycleway', { highway: 'cycleway' }, 'doubtful'],
  ['a cycleway with a path beside it', { highway: 'cycleway', foot: 'designated' }, 'yes'],
  ['a way with opening hours', { highway: 'footway', 'access:conditional': 'no @ (22:00-06:00)' }, 'doubtful'],
  ['a park open by day', { highway: 'footway', access: 'no', 'access:conditional': 'yes @ (06:00-22:00)' }, 'doubtful'],
  [
    'a street closed to lorries',
    { highway: 'residential', 'access:conditional': 'no @ (07:30-19:00 AND weight>7.5)' },
    'yes',
  ],
  [
    'a street closed to lorries, and at night',
    { highway: 'residential', 'access:conditional': 'no @ weight > 7.5; no @ (22:00-06:00; Su)' },
    'doubtful',
  ],
  [
    'a way that is closed at night too',
    { highway: 'footway', access: 'no', 'access:conditional': 'no @ (22:00-06:00)' },
    undefined,
  ],
  [
    'a way whose condition applies to others',
    { highway: 'path', foot: 'yes', 'access:conditional': 'no @ (22:00-06:00)' },
    'yes',
  ],
  ['a motorway with a path on it', { highway: 'motorway', foot: 'designated' }, 'yes'],
  ['a trunk road with a pavement on one side', { highway: 'trunk', 'sidewalk:left': 'yes' }, 'yes'],
  ['a path that the tide floods', { highway: 'path', tidal: 'yes' }, 'doubtful'],
  ['a path with iron ladders', { highway: 'path', via_ferrata_scale: '3' }, 'doubtful'],
  ['a via ferrata', { highway: 'via_ferrata', foot: 'yes' }, 'doubtful'],
  ['a path no longer used', { highway: 'path', disused: 'yes' }, 'doubtful'],
  ['an alpine path', { highway: 'path', sac_scale: 'alpine_hiking' }, 'doubtful'],
  ['a ford', { highway: 'track', ford: 'yes' }, 'doubtful'],
  ['an unknown value', { highway: 'footway', foot: 'perhaps' }, 'doubtful'],
  ['a street whose separate path must be used', { highway: 'secondary', foot: 'use_sidepath' }, undefined],
  ['a platform of a railway', { railway: 'platform' }, 'yes'],
  ['a pier', { man_made: 'pier' }, 'yes'],
  ['a pier of a marina', { man_made: 'pier', access: 'private' }, undefined],
  ['a corridor', { highway: 'corridor' }, 'yes'],
])('on foot: %s', (_, tags, foot) => {
  expect(toRoadTags({ name: 'Some Way', ...tags })?.foot).toBe(foot);
});

test.each<[string, OsmTags, object]>([
  ['one way', { highway: 'residential', oneway: 'yes', maxspeed: '30' }, { car: 'yes', oneway: 1, speed: 30 }],
  [
    'against the one-way direction',
    { highway: 'residential', oneway: '-1', maxspeed: '30 mph' },
    { car: 'yes', oneway: -1, speed: 48 },
  ],
  ['a roundabout', { highway: 'tertiary', junction: 'roundabout' }, { car: 'yes', oneway: 1 }],
  ["a limit by the country's rule", { highway: 'residential', maxspeed: 'DE:urban' }, { car: 'yes', speed: 50 }],
  ['for residents', { highway: 'residential', motor_vehicle: 'destination' }, { car: 'destination' }],
  ['a track', { highway: 'track', tracktype: 'grade1' }, { car: 'doubtful' }],
])('by car: %s', (_, tags, expected) => {
  expect(toRoadTags(tags)).toMatchObject(expected);
});

test.each<[string, OsmTags]>([
  ['a footway', { highway: 'footway' }],
  ['closed to cars', { highway: 'residential', motor_vehicle: 'no' }],
])('no car: %s', (_, tags) => {
  expect(toRoadTags(tags)).not.toHaveProperty('car');
});

test('records what slows a walker down', () => {
  expect(toRoadTags({ highway: 'steps', incline: 'up' })).toMatchObject({ class: 'steps', incline: 30 });
  expect(toRoadTags({ highway: 'path', surface: 'gravel', incline: '-12%' })).toMatchObject({
    surface: 'unpaved',
    incline: -12,
  });
  expect(toRoadTags({ highway: 'path', via_ferrata_scale: '2' })).toMatchObject({ sac: 6 });
  expect(toRoadTags({ highway: 'path', trail_visibility: 'bad' })).toMatchObject({ surface: 'rough' });
  expect(toRoadTags({ highway: 'track', tracktype: 'grade4' })).toMatchObject({ surface: 'unpaved' });
  expect(toRoadTags({ highway: 'footway', 'oneway:foot': 'yes' })).toMatchObject({ footOneway: 1 });
  expect(toRoadTags({ highway: 'footway', oneway: 'yes' })).not.toHaveProperty('footOneway');
});

test('a way that is planned or removed is neither walked nor driven', () => {
  expect(toRoadTags({ highway: 'proposed' })).toBe(null);
  expect(toRoadTags({ highway: 'construction' })).toEqual({ class: 'construction' });
  expect(toRoadTags({ building: 'yes' })).toBe(null);
});

test('a ferry line is not drawn as a street', () => {
  expect(toRoadTags({ highway: 'service', route: 'ferry', motor_vehicle: 'yes' })).toBe(null);
});

test.each<[string, OsmTags, object | null]>([
  ['kerb', {}, null],
  ['gate', {}, null],
  ['gate', { access: 'private' }, { foot: null, car: null }],
  ['gate', { locked: 'yes' }, { foot: null, car: null }],
  ['gate', { locked: 'yes', access: 'customers' }, { foot: 'doubtful', car: 'doubtful' }],
  ['gate', { locked: 'yes', access: 'private', foot: 'yes' }, { foot: 'yes', car: null }],
  ['bollard', {}, { foot: 'yes', car: null }],
  ['bollard', { locked: 'yes', opening_hours: 'Mo-Su 09:00-17:00' }, { foot: 'yes', car: null }],
  ['lift_gate', { locked: 'yes' }, { foot: 'yes', car: null }],
  ['wall', {}, { foot: null, car: null }],
  ['lift_gate', { motor_vehicle: 'private' }, { foot: 'yes', car: null }],
  ['gate', { 'foot:conditional': 'no @ (dusk-dawn)' }, { foot: 'doubtful', car: 'yes' }],
  ['gate', { access: 'no', 'foot:conditional': 'yes @ (06:00-22:00)' }, { foot: 'doubtful', car: null }],
  ['door', {}, { foot: 'yes', car: null }],
  ['hedge', {}, { foot: null, car: null }],
  ['overgrowth', {}, { foot: 'doubtful', car: null }],
  ['ford', {}, { foot: 'doubtful', car: 'doubtful' }],
  ['gate', { opening_hours: '06:00-20:00' }, { foot: 'doubtful', car: 'doubtful' }],
])('a barrier: %s %j', (kind, tags, expected) => {
  expect(readBarrierAccess(kind, tags)).toEqual(expected);
});
