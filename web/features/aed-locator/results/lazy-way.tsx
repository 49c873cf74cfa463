import { withWords } from '../../../languages/in-language.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { streetText } from '../messages/street-text.ts';

const load = () => withWords(['way'], () => import('../way/way-panel.tsx'));

/** The way, with its words and its code, once somebody asks for it. */
export const LazyWay = lazyPart(async () => (await load()).WayPanel, {
  missing: () => () => <p role="alert">{streetText.wayNotLoaded}</p>,
});
