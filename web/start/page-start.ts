import { hydratedEvent } from './hydrated-event.ts';
import { captureClick } from './replay-click.ts';
import { replayInput } from './replay-input.ts';
import { retryCode } from './retry-code.ts';

/**
 * Runs in the head of every page, before its code is there: a button that is pressed is pressed again once the page answers, what is typed
 * is typed again, and where the code does not come it is requested again. Each function stands there as its own text.
 */
export const pageStart = `const retry = (${retryCode})();
const answerPress = (${captureClick})(document);
const answerEdits = (${replayInput})();
addEventListener("${hydratedEvent}", () => { answerPress(); answerEdits(); retry(); }, { once: true });`;

/**
 * A page that is shown again, reloaded or gone back to, stands where the visitor had scrolled to. Its parts are not laid out one after the
 * other (deferred-layout.ts), for then it would stand somewhere else.
 */
export const markRevisit =
  'if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laidOut="all"';
