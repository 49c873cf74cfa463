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
        how: 'Same beat. Use one or two hands on the middle of the chest. Push down at least one third of its depth.',
      },
      {
        who: 'Baby',
        how: 'Same beat. Put both hands round the chest, two thumbs on its middle. Or use the heel of one hand. Push the chest down at least one third of its depth.',
      },
      {
        who: 'Breaths',
        how: 'They matter most for children and after drowning. If you can: give 5 first, then 2 after every 30 compressions. Adult or child: tilt the head back and pinch the nose. Baby: keep the head level. Cover mouth and nose with your mouth. Blow for one second until the chest rises. If you cannot, keep pressing without a break.',
      },
    ],
  },
  aed: {
    title: 'The AED is here',
    points: [
      { id: 'on', words: 'Switch it on. It speaks: do what it says. Somebody goes on pressing.' },
      {
        id: 'pads',
        words: 'Uncover the chest and dry it. Move a bra out of the way, or take it off. Stick both pads on bare skin.',
      },
      {
        id: 'places',
        words: 'One pad goes below the right collarbone. The other goes on the left side, below the armpit.',
      },
      {
        id: 'child',
        words:
          'Small child or baby: use child pads or the child mode. There are none? Use the adult pads. Stick one pad on the chest, the other on the back.',
      },
      { id: 'shock', words: 'Stop only when it says so. Nobody touches while it shocks. Then press on at once.' },
    ],
  },
});
