import { expect, test } from 'vitest';
import { type Aed, getTravelMinutes, simulatedSearchMs } from './aed.ts';

const townHall: Aed = {
  id: 'town-hall',
  name: 'Town Hall',
  address: '1 Example Square',
  distance: 0.5,
  available247: false,
  lastChecked: '1 hour ago',
  timeByFoot: 7,
  timeByCar: 3,
  timeByDrone: 2.5,
};

test('walking takes the minutes on foot', () => {
  expect(getTravelMinutes(townHall, 'foot')).toBe(7);
});

test('driving takes the minutes by car', () => {
  expect(getTravelMinutes(townHall, 'car')).toBe(3);
});

test('a drone takes its flight time', () => {
  expect(getTravelMinutes(townHall, 'drone')).toBe(2.5);
});

test('the search takes one and a half seconds', () => {
  expect(simulatedSearchMs).toBe(1500);
});
