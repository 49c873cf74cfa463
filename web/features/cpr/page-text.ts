import { inLanguage } from '../../languages/in-language.ts';

/** What the page says beside the coach. */
export const cprPageText = inLanguage('cprPageText', {
  tag: 'Until the AED comes',
  lede: 'Somebody does not answer and does not breathe normally: call, press, and let the beat keep time for you.',
  coachTitle: 'The beat and the steps',
  noScript: 'The beat needs JavaScript. Without it: press twice a second, and count aloud.',
  about: {
    id: 'cpr-about',
    title: 'What this page is, and is not',
    paragraphs: [
      'A beat and a reminder, written by people who build websites, after the published guidelines below. No physician has reviewed it. It is no training and no medical advice: a first-aid course teaches more than any page, and the voice on the telephone knows more of your case.',
      'Beat, sound and pictures need no network once this site has been opened. Nothing is recorded and nothing is sent.',
      'For an adult the sources agree: 100 to 120 presses a minute, 5 to 6 cm deep, places changed every two minutes. The British guidelines of 2025 say to call as soon as nobody answers, before looking for breath. For a child they differ on the first breaths: five in Britain, two in most American advice. The papers of 2025 themselves could not be opened for this page; what it says of them is what a council or a trainer wrote about them.',
    ],
    sources: 'Sources',
  },
});
