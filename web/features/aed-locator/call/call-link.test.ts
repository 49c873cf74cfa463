import { expect, test } from 'vitest';
import { describeCall } from './call-link.tsx';

const poland = { code: 'PL', countryName: 'Poland', numbers: ['112', '999'] };
const serbia = { code: 'RS', countryName: 'Serbia', numbers: ['194', '112'] };
const kosovo = { code: 'XK', countryName: 'Kosovo', numbers: ['194', '112'] };
const pitcairn = { code: 'PN', countryName: 'Pitcairn Islands', numbers: [] };

test.each([
  ['nothing known', null, 'Not sure of the local number?'],
  ['a position', { knownBy: 'position', countries: [poland] }, 'For an ambulance where you seem to be: Poland.'],
  [
    'a position beside a border',
    { knownBy: 'position', countries: [serbia, kosovo] },
    'For an ambulance where you seem to be: Serbia. Another country is near, or claims the place.',
  ],
  ['a time zone', { knownBy: 'time-zone', countries: [poland] }, "Your country, by this device's time zone: Poland."],
  [
    'a time zone of two',
    { knownBy: 'time-zone', countries: [serbia, kosovo] },
    "Your country, by this device's time zone: Serbia or Kosovo",
  ],
  [
    'no number known',
    { knownBy: 'position', countries: [pitcairn] },
    'We know no sure number for where you seem to be: Pitcairn Islands.',
  ],
  ['the open sea', { knownBy: 'position', countries: [] }, 'call Mayday by radio, VHF channel 16'],
] as const)('%s', (_, call, words) => {
  expect(describeCall(call)).toContain(words);
});
