import { inLanguage } from '../../../languages/localize-text.ts';

/** Texts of cards and lists for places where distances along the streets are known. */
export const streetDistanceText = inLanguage('streetDistanceText', {
  straight: 'straight line',
  along: 'along streets',
  reordered: 'Another AED is nearer along the streets. We now show it first.',
  offer: (name: string, time: string) => `Nearer along the streets: ${name}, ${time} on foot. Go there instead?`,
  takeOffer: 'Show it first',
  stay: 'Keep my choice',
  showWay: 'Show the route',
  showWayBack: 'Route back to the patient',
  wayNotLoaded: 'We could not load the route. Check your connection, or use your maps app.',
});
