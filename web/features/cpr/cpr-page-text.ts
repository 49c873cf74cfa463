import { inLanguage } from '../../languages/localize-text.ts';

/** Texts of the CPR page outside the coach. */
export const cprPageText = inLanguage('cprPageText', {
  tag: 'Until the AED arrives',
  lede: 'Someone is not responding? Call the emergency number. If they are not breathing normally, start compressions. Follow the beat.',
  coachTitle: 'The beat and the steps',
  noScript: 'The beat needs JavaScript. Without it, push twice a second and count aloud.',
  about: {
    id: 'cpr-about',
    title: 'What this page is, and is not',
    paragraphs: [
      'This page gives you a beat and a reminder of the steps. It follows the guidelines and training pages listed below. No clinician has reviewed it yet. It is not first-aid training or medical advice. The emergency operator can assess your situation; this page cannot.',
      'The beat, sound and pictures work offline once you have opened this site. Nothing is recorded and nothing is sent.',
      'For an adult the sources agree: 100 to 120 compressions a minute, 5 to 6 cm deep. Swapping every two minutes is training advice; we did not find it in the guideline text we read. The British guidelines of 2025 say to call as soon as someone does not respond, before checking the breathing. Councils differ on a child: five initial breaths in Britain, two in America and Australia; at least a third of the chest in British advice, a third and at most 6 cm in American advice of 2025. Some trainers move a bra aside, others take it off; the international council ILCOR reviewed the question in 2024. We could not read the guideline papers of 2025 themselves. What we say about them comes from councils and trainers.',
    ],
    sources: 'Sources',
  },
});
