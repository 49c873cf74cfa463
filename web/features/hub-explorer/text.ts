import type { SliBand } from '../../../domain/hub/marker-style.ts';
import { inLanguage } from '../../languages/localize-text.ts';

/** Texts of the home page's map section. */
export const explorerText = inLanguage('explorerText', {
  title: 'Global Longevity Hubs Discovery',
  lede: 'Explore 30 longevity hubs worldwide.',

  watchIntroduction: 'Watch Introduction Video',
  introductionTitle: 'Introduction Video',
  closeIntroduction: 'Close introduction video',
  captions: 'English',
  videoUnsupported: 'Your browser does not support the video tag.',
  filmFailed: 'The video did not load. Check your connection, then open it again.',
  explainer: (product: string) => `${product} Symbiosis Explained`,
  closeExplainer: 'Close explainer',
  explainerFrame: (product: string) => `Video: ${product} Symbiosis Explained`,
  visitProduct: (product: string) => `Visit ${product}.One`,
  opensInNewTab: '(opens in a new tab)',

  activeNodes: 'Active Nodes',
  activeNodesUnknown: 'Find location to calculate',
  activeNodesKnown: 'Hubs within 2000km',
  longevityHubs: 'Longevity Hubs',
  longevityHubsHint: (number: number) => `Original figure; the map now shows ${number}`,
  verified: 'TCΣ Verified',
  measured: (percent: string, records: number) => `Measured: ${percent} of ${records} records`,
  measuredUnknown: 'Measured: see the methodology',

  locate: 'Find My Nearest Longevity Hub',
  locating: 'Waiting for your location…',
  locateNote: 'Your location stays on this device.',

  viewSwitch: 'How to show the hubs',
  map: 'Map',
  list: 'List',
  skipMap: 'Skip the map',
  frameLabel: 'The hubs',
  mapLoading: 'Loading the map…',
  mapFailed: 'The map did not load. Here are all the hubs as a list.',
  tryAgain: 'Try again',
  withoutScript: 'The interactive map needs JavaScript. This list links to every hub.',

  nearestToYou: 'Nearest to you',
  showOnMap: 'Show on map',
  showHubOnMap: (name: string) => `Show ${name} on the map`,

  finderLabel: 'Search the places',
  finderTitle: 'Find a place',
  finderAll: 'All places as a table',

  lifeExpectancy: 'Life expectancy of every country',
  legendTitle: 'Longevity index (SLI)',
  bands: {
    green: '90% and above',
    lime: '85% and above',
    yellow: '80% and above',
    grey: 'below 80%',
  } satisfies Record<SliBand, string>,
  legendRing: 'A wider ring means a higher Ξaccess.',
  shadeByLife: 'Shade by life expectancy',
  shadeLegend: 'Life expectancy at birth in 2023, in years, and how many countries and areas have it',
  shadeFailed: 'The shades did not load. Check your connection, then try again.',

  nearestHub: 'Nearest Hub:',
  selectedHub: 'Selected Hub:',
  distance: (length: string) => `You are approximately ${length} away`,
  sli: 'SLI',
  xiAccess: 'Ξaccess',
  place: (place: number, last: number) => `Hub ${place} of ${last} nearby`,
  previous: 'Previous hub',
  next: 'Next hub',
  recallCard: (name: string) => `Show the card of ${name} again`,

  nearestBadge: 'Nearest Hub',
  sliHint: 'Overall health and longevity factors',
  accessStability: 'Access Stability Ξaccess',
  accessHint: 'Healthcare and infrastructure access',
  estimate: 'editorial estimate',
  estimateShort: 'estimate',
  founding: 'no known method',
  explorePrograms: (name: string) => `Explore ${name} Programs`,
  comingSoon: 'Program coming soon',
  nothingSelected: 'No hub chosen yet',
  invitation: 'Choose one on the map.',

  geolocationFailed: 'We could not find your location. The map has not changed.',
  geolocationMissing: 'This browser cannot share your location. The map has not changed.',
});
