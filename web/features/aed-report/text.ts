import type { ReportToSend } from '../../backend/reports/report-outbox.ts';
import { inLanguage } from '../../languages/localize-text.ts';

type Kind = Exclude<ReportToSend['kind'], 'figure'>;

export const reportText = inLanguage('reportText', {
  title: 'Something wrong?',
  titleMissing: 'An AED that is not listed',
  close: 'Close',
  emergencyFirst: 'In an emergency, go to the next AED first. Report afterwards.',
  ask: 'What did you see?',
  choices: {
    gone: 'It is not there',
    'out-of-order': 'It is locked or out of order',
    hours: 'The hours are wrong',
    place: 'It is somewhere else',
    present: 'It is there; I saw it today',
    new: 'An AED that is not listed',
  } satisfies Record<Kind, string>,
  other: 'Choose something else',
  hours: 'Opening hours, if you know them',
  hoursHint: (days: string) => `Copy them from the door, for example ${days} 08:00-18:00`,
  hoursOf: {
    legend: 'When can people get to it?',
    always: 'At all hours',
    daytime: 'During opening hours only',
    unknown: 'I do not know',
  },
  box: 'What it says on the box or beside it',
  words: 'Anything else? (optional)',
  wordsHint: 'Only reviewers read this. Please do not name anyone.',
  contact: 'How to reach you (optional)',
  contactHint: 'Only reviewers read this. You can follow your report and answer questions under “My account”.',
  noAnswer: 'You are not signed in, so we cannot reply to you or ask you a question.',
  place: {
    legend: 'Where is it?',
    here: 'It is here, where I am standing',
    hereNote: 'Your browser asks for your location. We send it with the report.',
    finding: 'Finding your location…',
    notFound: 'We could not get your location. Put a pin on the map instead.',
    pin: 'Put a pin on the map',
    pinNote: 'The street map comes from another server, which sees the map squares you view.',
    map: 'Map for the pin. Use the arrow keys to move the map under the cross, and plus and minus to zoom.',
    moveMap: 'Move the map until the cross is on the AED.',
    loading: 'The map is loading…',
    mapFailed: 'The map did not load. Use your location, or describe it in words.',
    chosen: (latitude: string, longitude: string) =>
      `We will send this point with the report: ${latitude}, ${longitude}`,
    needed: 'First choose where it is.',
  },
  send: 'Send report',
  sending: 'Sending…',
  outcome: {
    kept: 'Thank you. Others can see your report within a minute. A reviewer who knows the area will check it.',
    keptNew: 'Thank you. A reviewer who knows the area will check your report before the AED appears in the list.',
    counted: 'Thank you. We already have this report and are checking it.',
    waiting: 'Thank you. We could not send your report now. It is saved on this device and will be sent automatically.',
    refused: 'We could not accept the report. Go back, make it shorter and send it again.',
    failed: 'We could neither send the report nor save it on this device. Go back and send it again.',
  },
  done: 'Done',
  back: 'Go back',
});
