import { expect, test } from 'vitest';
import { describeCall } from './call-links.tsx';

const poland = { code: 'PL', countryName: 'Poland', numbers: ['112', '999'] };
const serbia = { code: 'RS', countryName: 'Serbia', numbers: ['194', '112'] };
const kosovo = { code: 'XK', countryName: 'Kosovo', numbers: ['194', '112'] };
const pitcairn = { code: 'PN', countryName: 'Pitcairn Islands', numbers: [] };

test.each([
  ['nothing known', null, 'Not sure of the local number?'],
  ['a position', { knownBy: 'position', countries: [poland] }, 'Ambulance number for where you seem to be: Poland.'],
  [
    'a position beside a border',
    { knownBy: 'position', countries: [serbia, kosovo] },
    'Ambulance number for where you seem to be: Serbia. You are near a border or in a disputed area.',
  ],
  [
    'a time zone',
    { knownBy: 'time-zone', countries: [poland] },
    "Your country, judging by this device's time zone: Poland.",
  ],
  [
    'a time zone of two',
    { knownBy: 'time-zone', countries: [serbia, kosovo] },
    "Your country, judging by this device's time zone: Serbia or Kosovo",
  ],
  [
    'no number known',
    { knownBy: 'position', countries: [pitcairn] },
    'We could not confirm a number for where you seem to be: Pitcairn Islands.',
  ],
  ['the open sea', { knownBy: 'position', countries: [] }, 'Call Mayday by radio on VHF channel 16'],
] as const)('%s', (_, call, words) => {
  expect(describeCall(call)).toContain(words);
});
