import { inLanguage } from '../../../languages/in-language.ts';

/** What the streets change on the cards and in the list. */
export const streetText = inLanguage('streetText', {
  straight: 'straight line',
  along: 'along streets',
  reordered: 'Along the streets another AED is nearer than in a straight line. It is first now.',
  offer: (name: string, minutes: string) =>
    `Along the streets ${name} is nearer: ${minutes} on foot. Go there instead?`,
  takeOffer: 'Show it first',
  stay: 'Stay with mine',
  showWay: 'Show the way',
  wayNotLoaded: 'The way could not be opened. Check the connection, or press Walk to open your maps.',
});
