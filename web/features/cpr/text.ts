import { inLanguage } from '../../languages/localize-text.ts';

/** Texts of the CPR coach. */
export const cprText = inLanguage('cprText', {
  title: 'CPR: chest compressions',
  close: 'Close (the beat keeps playing)',
  start: 'Start the beat',
  stop: 'Stop the beat',
  press: 'Push',
  elapsed: 'Time since the start',
  pace: '110 a minute',
  running: 'The beat is on: 110 a minute.',
  changeSoon: 'Swap every 2 minutes if someone can take over.',
  changeNow: (minutes: number) => `${minutes} minutes: swap now if someone can take over.`,
  signs: { sound: 'Sound', light: 'Light', vibration: 'Vibration' },
  signsLabel: 'Beat signals',
  steps: [
    {
      id: 'check',
      title: 'Check',
      words: 'Not responding? Call now. Not breathing normally, or only gasping? Start compressions.',
    },
    { id: 'call', title: 'Call', words: 'Put the phone on speaker. Lay it beside you. Send someone for the AED.' },
    {
      id: 'press',
      title: 'Push',
      words:
        'Push the middle of the chest hard, 5 to 6 cm deep. Keep your arms straight. Let the chest rise fully after each push. Do not stop.',
    },
  ],
  told: 'The emergency operator will guide you. If you are not sure, start compressions.',
  others: {
    title: 'A child, a baby, or drowning',
    points: [
      {
        who: 'Child',
        how: 'Same beat. Use one or two hands on the middle of the chest. Push down at least one third of its depth.',
      },
      {
        who: 'Baby',
        how: 'Same beat. Put both hands round the chest, thumbs on the middle. Or use the heel of one hand. Push the chest down at least one third of its depth.',
      },
      {
        who: 'Breaths',
        how: 'Rescue breaths matter most for children and after drowning. If you can, give 5 first. Then give 2 after every 30 compressions. Adult or child: tilt the head back and pinch the nose. Baby: keep the head level. Cover the mouth with yours; for a baby, mouth and nose. Blow for one second until the chest rises. If you cannot give breaths, keep up compressions without a break.',
      },
    ],
  },
  aed: {
    title: 'When the AED arrives',
    points: [
      { id: 'on', words: 'Turn it on. Do what it says. Let someone else keep up compressions.' },
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
          'Small child or baby: use child pads or the child mode. If it has neither, use the adult pads. Stick one pad on the chest and the other on the back.',
      },
      {
        id: 'shock',
        words:
          'Keep going until the AED tells you to stop. Stand clear. Nobody must touch the person during the shock. Then start compressions again straight away.',
      },
    ],
  },
});
