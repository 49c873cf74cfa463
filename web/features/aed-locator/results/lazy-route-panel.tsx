import { loadWithTexts } from '../../../languages/localize-text.ts';
import { createLazyComponent } from '../../../ui/lazy/create-lazy-component.tsx';
import { streetDistanceText } from '../messages/street-distance-text.ts';

const load = () => loadWithTexts(['way'], () => import('../route/route-panel.tsx'));

/** The route panel. Its code and texts load when it is first shown. */
export const LazyRoutePanel = createLazyComponent(async () => (await load()).RoutePanel, {
  missing: () => () => <p role="alert">{streetDistanceText.wayNotLoaded}</p>,
});
