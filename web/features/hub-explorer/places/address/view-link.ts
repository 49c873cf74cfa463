import { language } from '../../../../languages/in-language.ts';
import { addressIn } from '../../../../languages/languages.ts';
import { comparisonId } from '../rows/compare-choice.ts';
import type { HubView } from './hub-view.ts';
import { writeView } from './view-address.ts';

/** Where the list lives. */
const placesPath = '/hubs';

/** The address of a view, to be sent to someone; the page itself brings anyone who opens it to what is compared. */
export const viewAddress = (view: HubView): string =>
  location.origin + addressIn(language, placesPath) + writeView(view);

/** Leads from elsewhere on the site to the comparison of a view. */
export const comparisonPath = (view: HubView): string => `${placesPath}${writeView(view)}#${comparisonId}`;
