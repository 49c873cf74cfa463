import { hubKinds } from '../../../../content/hub-kinds.ts';
import type { HubKind, HubScore } from '../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../domain/hub/marker-style.ts';
import { inLanguage } from '../../../languages/in-language.ts';

/** What the kinds of place are called; their English names are records. */
export const kindsText = inLanguage(
  'kindsText',
  Object.fromEntries(hubKinds.map(({ kind, name }) => [kind, name])) as Record<HubKind, string>,
);

const count = (places: number) => (places === 1 ? '1 place' : `${places} places`);

/** Every sentence of the list of places, its comparison and its charts. */
export const placesText = inLanguage('placesText', {
  tag: 'Index of places',
  title: 'All the places',
  lede: (places: number) =>
    `${places} places in one table, the two square kilometres of Monaco as easy to find as Canada. Search, sort, and set up to four side by side.`,

  toolsLabel: 'Search and filter the places',
  search: 'Search',
  searchHint: 'Name or region',
  filters: 'Filters',
  kind: 'Kind of place',
  anyKind: 'Every kind',
  region: 'Part of the world',
  anyRegion: 'The whole world',
  band: 'Index (SLI)',
  anyBand: 'Every band',
  bands: {
    green: '90% and above',
    lime: '85% to below 90%',
    yellow: '80% to below 85%',
    grey: 'below 80%',
  } satisfies Record<SliBand, string>,
  reset: 'Clear search and filters',
  shown: (shown: number, all: number) => (shown === all ? count(all) : `${shown} of ${count(all)}`),
  nothing: 'No place in the atlas answers to that.',
  nothingHint: 'Try fewer letters, another spelling, or a wider filter.',
  showAll: (places: number) => `Show all ${places} places`,
  /** What a part of the address asks, by its name there. */
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
  ignored: (parts: readonly string[], areMore: boolean) =>
    `The address asks for something this page does not have: ${parts.join(', ')}${areMore ? ' and more' : ''}. That part was left out.`,

  tableLabel: 'Places of the atlas',
  compareColumn: 'Compare',
  mapColumn: 'Map',
  columns: { name: 'Place', region: 'Part of the world', kind: 'Kind', life: 'Life expectancy' },
  scores: { sli: 'SLI', xiAccess: 'Ξaccess' } satisfies Record<HubScore, string>,
  scoreOrigins: { estimate: 'editorial estimate', founding: 'no method known' },
  notPublished: 'Not published here',
  sortWithCountries: 'Sort places without a figure by their country’s',
  bySex: (women: string, men: string) => `mean of women ${women}, men ${men}`,
  compareOne: (name: string) => `Compare ${name}`,
  showOnMap: (name: string) => `Show on map: ${name}`,
  comingSoon: 'Program coming soon',
  tableNote:
    'SLI and Ξaccess are not measurements; “≈” marks those that this site worked out itself, the others stand as the founding list gives them, with no method known. Life expectancy is at birth, both sexes. Under each figure stand the people it counts, where they are more than the place, and the year.',
  methodology: 'How the figures came about',

  compareNow: (chosen: number) => `Compare ${count(chosen)}`,

  compareTitle: 'Side by side',
  compareInvitation:
    'Tick two to four places in the table above. Their figures will stand here next to each other, each with its year and its source.',
  compareFailed: 'The comparison could not be loaded. Open the page anew when there is a connection.',

  readMore: (name: string) => `Read about ${name}`,

  share: 'Share this view',
  shareTitle: 'Places of the Symbiotics Longevity Map',
  shared: 'Shared.',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. Here it is:',
  linkLabel: 'Link to this view',

  download: 'Download what is shown:',
  csv: 'CSV',
  json: 'JSON',
  notDownloaded: 'The file could not be made; its code did not load. Try again with a connection.',
  downloaded: (file: string) => `Saved ${file}.`,

  mapLabel: 'Map beside the table',
  mapStill: 'Show the map',
  mapLoading: 'Loading the map…',
  mapFailed: 'The map could not be loaded. The table has every place.',
  tryAgain: 'Try again',
  noneChosen: 'Choose a row to find it on the map, or a marker to find its row.',
});
