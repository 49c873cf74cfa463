import { language } from '../../../../languages/in-language.ts';
import { addressIn } from '../../../../languages/languages.ts';
import { comparisonId } from '../rows/compare-choice.ts';
import type { HubView } from './hub-view.ts';
import { writeView } from './view-address.ts';

/** Path of the list. */
const placesPath = '/hubs';

/** The URL of a view, for sharing; the page scrolls to the comparison by itself. */
export const viewAddress = (view: HubView): string =>
  location.origin + addressIn(language, placesPath) + writeView(view);

/** Link from elsewhere on the site to the comparison of a view. */
export const comparisonPath = (view: HubView): string => `${placesPath}${writeView(view)}#${comparisonId}`;
