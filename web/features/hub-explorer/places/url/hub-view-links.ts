import { pathInLanguage } from '../../../../languages/languages.ts';
import { language } from '../../../../languages/localize-text.ts';
import { comparisonAnchor } from '../rows/comparison-selection.ts';
import type { HubView } from './hub-view.ts';
import { formatHubViewQuery } from './hub-view-query.ts';

/** Path of the page of places. */
const placesPath = '/hubs';

/** Returns the URL of a view for sharing. The page scrolls to a comparison by itself, so there is no anchor. */
export const buildHubViewUrl = (view: HubView): string =>
  location.origin + pathInLanguage(language, placesPath) + formatHubViewQuery(view);

/** Returns the path to the comparison of a view, for links from other pages. */
export const buildComparisonPath = (view: HubView): string =>
  `${placesPath}${formatHubViewQuery(view)}#${comparisonAnchor}`;
