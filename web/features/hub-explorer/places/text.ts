import type { HubKind, HubScore } from '../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../domain/hub/marker-style.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

/** Names of the kinds of place. In English they are the same as in the records. */
export const hubKindsText = inLanguage('hubKindsText', {
  'validated-blue-zone': 'Blue zone on its researchers’ list',
  cohort: 'Adventist cohort',
  'country-or-territory': 'Country or territory',
  city: 'City',
  'programme-community': 'Programme community',
  'unaffiliated-community': 'Community, no programme found',
} satisfies Record<HubKind, string>);

const count = (places: number) => (places === 1 ? '1 place' : `${places} places`);

/** Texts of the list of places, its comparison and its charts. */
export const placesText = inLanguage('placesText', {
  tag: 'Index of places',
  title: 'All places',
  lede: (places: number) =>
    `${places} places in one table, from tiny Monaco to Canada. Search, sort and compare up to four.`,

  toolsLabel: 'Search and filter the places',
  search: 'Search',
  searchHint: 'Name or region',
  filters: 'Filters',
  kind: 'Kind of place',
  anyKind: 'All kinds',
  region: 'Part of the world',
  anyRegion: 'The whole world',
  band: 'Index (SLI)',
  anyBand: 'All scores',
  bands: {
    green: '90% and above',
    lime: '85% to below 90%',
    yellow: '80% to below 85%',
    grey: 'below 80%',
  } satisfies Record<SliBand, string>,
  reset: 'Clear search and filters',
  shownAll: (all: number) => count(all),
  shown: (shown: number, all: number) => `${shown} of ${count(all)}`,
  nothing: 'No place in the atlas matches your search.',
  nothingHint: 'Try fewer letters, another spelling, or a wider filter.',
  showAll: (places: number) => `Show all ${places} places`,
  /** Names of the URL's parameters, for the message about ignored values. */
  partNames: {
    q: 'search',
    kind: 'kind',
    region: 'region',
    sli: 'index',
    sort: 'order',
    place: 'place',
    compare: 'comparison',
  },
  part: (name: string, value: string) => `${name} “${value}”`,
  /** Separates the parameters in the message about ignored values. */
  comma: ', ',
  ignored: (parts: string, areMore: boolean) =>
    `This link asks for something this page does not have: ${parts}${areMore ? ' and more' : ''}. We ignored that part.`,

  tableLabel: 'Places in the atlas',
  compareColumn: 'Compare',
  mapColumn: 'Map',
  columns: { name: 'Place', region: 'Part of the world', kind: 'Kind', life: 'Life expectancy' },
  scores: { sli: 'SLI', xiAccess: 'Ξaccess' } satisfies Record<HubScore, string>,
  scoreOrigins: { estimate: 'editorial estimate', founding: 'no known method' },
  notPublished: 'Not published here',
  sortWithCountries: 'Sort places without a figure by their country’s figure',
  bySex: (women: string, men: string) => `average of women ${women} and men ${men}`,
  compareOne: (name: string) => `Compare ${name}`,
  showOnMap: (name: string) => `Show on map: ${name}`,
  comingSoon: 'Program coming soon',
  tableNote:
    'SLI and Ξaccess are not measurements. “≈” marks our own estimates. The others come from the original list, with no known method. Life expectancy is at birth, for both sexes. Below each figure are its year and, where it covers more than the place, the people it counts.',
  methodology: 'Where the figures come from',

  compareNow: (chosen: number) => `Compare ${count(chosen)}`,

  compareTitle: 'Side by side',
  compareInvitation:
    'Tick two to four places in the table above to see their figures side by side, each with its year and source.',
  compareFailed: 'The comparison did not load. Check your connection and reload the page.',

  readMore: (name: string) => `Read about ${name}`,

  share: 'Share this view',
  shareTitle: 'Places on the Symbiotics Longevity Map',
  shared: 'Shared.',
  copied: 'Link copied.',
  notCopied: 'We could not copy the link. Copy it from here:',
  linkLabel: 'Link to this view',

  download: 'Download what is shown:',
  csv: 'CSV',
  json: 'JSON',
  notDownloaded: 'We could not create the file. Check your connection and try again.',
  downloaded: (file: string) => `Saved ${file}.`,

  mapLabel: 'Map beside the table',
  mapStill: 'Show the map',
  mapLoading: 'Loading the map…',
  mapFailed: 'The map did not load. The table has every place.',
  tryAgain: 'Try again',
  noneChosen: 'Choose a row to find it on the map, or a marker to find its row.',
});
