import { expect, test } from 'vitest';
import { emergencyCallAt } from './emergency-call.ts';

test.each([
  ['Kraków', [19.94, 50.06], 'Poland', ['112', '999']],
  ['Zürich', [8.54, 47.37], 'Switzerland', ['144', '112']],
  ['Ljubljana', [14.51, 46.05], 'Slovenia', ['112']],
  ['Takamatsu', [134.04, 34.34], 'Japan', ['119']],
  ['Saint-Denis', [55.45, -20.88], 'Réunion', ['15', '112']],
  ['Douglas', [-4.48, 54.15], 'Isle of Man', ['999']],
] as const)('in %s', (_, position, countryName, numbers) => {
  expect(emergencyCallAt(position)).toEqual({ countryName, numbers });
});

test('on the open sea there is no country', () => {
  expect(emergencyCallAt([0, 0])).toBeNull();
});

test('where the number is not sure none is given', () => {
  expect(emergencyCallAt([-7.6, 33.57])).toEqual({ countryName: 'Morocco', numbers: [] });
});
