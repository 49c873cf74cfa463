import { pathInLanguage } from '../../../../languages/languages.ts';
import { language } from '../../../../languages/localize-text.ts';
import { comparisonAnchor } from '../rows/comparison-selection.ts';
import type { HubView } from './hub-view.ts';
import { formatHubViewQuery } from './hub-view-query.ts';

/** Path of the list. */
const placesPath = '/hubs';

/** The URL of a view, for sharing; the page scrolls to the comparison by itself. */
export const hubViewUrl = (view: HubView): string =>
  location.origin + pathInLanguage(language, placesPath) + formatHubViewQuery(view);

/** Link from elsewhere on the site to the comparison of a view. */
export const comparisonPath = (view: HubView): string => `${placesPath}${formatHubViewQuery(view)}#${comparisonAnchor}`;
