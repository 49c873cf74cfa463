import type { AedReport } from '../../backend/reports/send-report.ts';
import { inLanguage } from '../../languages/in-language.ts';

type Kind = Exclude<AedReport['kind'], 'figure'>;

export const reportText = inLanguage('reportText', {
  title: (name: string | null) => (name === null ? 'A missing AED' : 'Something wrong?'),
  close: 'Close',
  emergencyFirst: 'In an emergency go on to the next AED, and report afterwards.',
  ask: 'What did you see?',
  choices: {
    gone: 'It is not there',
    'out-of-order': 'It is locked or out of order',
    hours: 'The hours are wrong',
    place: 'It is somewhere else',
    present: 'It is there, seen today',
    new: 'An AED that the list does not have',
  } satisfies Record<Kind, string>,
  other: 'Choose something else',
  hours: 'Its hours, if you know them',
  hoursHint: 'As on the door: Mo-Fr 08:00-18:00',
  hoursOf: {
    legend: 'When can one get at it?',
    always: 'At all hours',
    daytime: 'In opening hours only',
    unknown: 'I do not know',
  },
  box: 'What it says on the box or beside it',
  words: 'Anything else? (optional)',
  wordsHint: 'Only those who check the report read it. Name nobody, please.',
  contact: 'How to reach you (optional)',
  contactHint:
    'Only those who check the report read it. What becomes of it, and a question about it, stands under “My account”.',
  noAnswer: 'You are not signed in: no answer to this report, and no question about it, can reach you.',
  place: {
    legend: 'Where is it?',
    here: 'It is here, where I stand',
    hereNote: 'Sends this point: your browser asks for your position, and it goes out with the report.',
    finding: 'Finding where you stand…',
    notFound: 'Your browser told no position. Put a pin on the map instead.',
    pin: 'Put a pin on the map',
    pinNote: 'The street map comes from another server, which learns the squares you look at.',
    map: 'Map for the pin. The arrow keys move it under the cross, plus and minus change its scale.',
    moveMap: 'Move the map until the cross is on the AED.',
    loading: 'The map is on its way…',
    mapFailed: 'The map did not come. Use where you stand, or say it in words.',
    chosen: (latitude: string, longitude: string) => `This point goes out with the report: ${latitude}, ${longitude}`,
    needed: 'Say where it is first.',
  },
  send: 'Send report',
  sending: 'Sending…',
  outcome: {
    kept: 'Thank you. The next person who looks sees it within a minute; somebody who knows the area checks it.',
    keptNew: 'Thank you. Somebody who knows the area checks it before it appears.',
    counted:
      'Thank you. This was reported from your network before, or by enough others, and is with those who check it.',
    waiting: 'Thank you. It could not be sent now: it is kept on this device and sent as soon as that is possible.',
    refused: 'The report was not taken. Go back, make it shorter, and send it again.',
    failed: 'The report could be neither sent nor kept on this device. Go back, and send it again.',
  },
  done: 'Done',
  back: 'Go back',
});
