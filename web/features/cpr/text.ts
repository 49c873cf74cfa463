import { inLanguage } from '../../languages/in-language.ts';

/** The coach: the beat, the steps and what stands beside them. */
export const cprText = inLanguage('cprText', {
  title: 'Hands on the chest',
  close: 'Close; the beat goes on',
  start: 'Start the beat',
  stop: 'Stop the beat',
  press: 'Press',
  elapsed: 'Time since the start',
  pace: '110 a minute',
  running: 'The beat runs, 110 a minute.',
  changeSoon: 'Change places every two minutes.',
  changeNow: (minutes: number) => `${minutes} minutes: change places now, if somebody can take over.`,
  signs: { sound: 'Sound', light: 'Light', vibration: 'Vibration' },
  signsLabel: 'How the beat is given',
  steps: [
    {
      id: 'check',
      title: 'Check',
      words: 'No answer? Call at once. No normal breathing: press. Gasps are not breathing.',
    },
    { id: 'call', title: 'Call', words: 'Speaker on, telephone beside you. Send somebody for the AED.' },
    {
      id: 'press',
      title: 'Press',
      words: 'Middle of the chest, straight arms, hard: 5 to 6 cm. Let it come up each time. Do not stop.',
    },
  ],
  told: 'Whoever answers the call guides you: do what they say. If in doubt, press.',
  others: {
    title: 'A child, a baby, or drowning',
    points: [
      {
        who: 'Child',
        how: 'Same beat. One hand or two, in the middle of the chest, down by a third of its depth.',
      },
      {
        who: 'Baby',
        how: 'Same beat. Both hands round the chest and two thumbs on its middle, or the heel of one hand; down by a third of its depth.',
      },
      {
        who: 'Breaths',
        how: 'They count most for children and after drowning. If you can: five at the start, then two after every 30 presses. Tilt the head back, close the nose (a baby: your mouth over mouth and nose), blow for a second until the chest rises. If you cannot, press without a break.',
      },
    ],
  },
  aed: {
    title: 'The AED is here',
    points: [
      { id: 'on', words: 'Switch it on. It speaks: do what it says. Somebody goes on pressing.' },
      { id: 'pads', words: 'Bare and dry the chest. Stick both pads on the skin, where the drawings on them show.' },
      { id: 'shock', words: 'Stop only when it says so. Nobody touches while it shocks. Then press on at once.' },
    ],
  },
});
