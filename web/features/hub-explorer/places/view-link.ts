import { comparisonId } from './comparison.tsx';
import type { HubView } from './hub-view.ts';
import { writeView } from './view-address.ts';

/** Where the list lives. */
export const placesPath = '/hubs';

/** The path of a view; one that compares leads straight to the comparison. */
export function viewPath(view: HubView): string {
  return `${placesPath}${writeView(view)}${view.compareIds.length > 1 ? `#${comparisonId}` : ''}`;
}

/** The same with the site's own address before it, to be sent to somebody. */
export const viewAddress = (view: HubView): string => location.origin + viewPath(view);
