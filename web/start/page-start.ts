import { hydratedEvent } from './hydrated-event.ts';
import { captureClick } from './replay-click.ts';
import { replayInput } from './replay-input.ts';
import { retryCode } from './retry-code.ts';

/**
 * Runs in the head of every page, before its code has loaded: presses and input are replayed after hydration, and code
 * that fails to load is requested again. Each function is inlined as its source text.
 */
export const pageStart = `const retry = (${retryCode})();
const answerPress = (${captureClick})(document);
const answerEdits = (${replayInput})();
addEventListener("${hydratedEvent}", () => { answerPress(); answerEdits(); retry(); }, { once: true });`;

/**
 * A page that is reloaded or reached by Back keeps its scroll position. Its parts are not laid out step by step
 * (deferred-layout.ts), because that would change the position.
 */
export const markRevisit =
  'if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laidOut="all"';
