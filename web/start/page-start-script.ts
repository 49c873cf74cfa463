import { hydratedEvent } from './hydrated-event.ts';
import { captureClick } from './replay-click.ts';
import { retryCodeLoading } from './retry-code-loading.ts';

/**
 * Runs in the head of every page, before its code has loaded: presses and input are replayed after hydration, and code
 * that fails to load is requested again. Each function is inlined as its source text.
 */
export const pageStartScript = `const retry = (${retryCodeLoading})();
const answerPress = (${captureClick})(document);
const answerEdits = (${replayInput})();
addEventListener("${hydratedEvent}", () => { answerPress(); answerEdits(); retry(); }, { once: true });`;

/**
 * A page that is reloaded or reached by Back keeps its scroll position. Its parts are not laid out step by step
 * (deferred-layout.ts), because that would change the position.
 */
export const revisitScript =
  'if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laidOut="all"';

/**
 * From now on records typing, selections and ticks, and prevents native form submission. The returned function stops
 * that and replays everything, field by field: before hydration nobody listens, and hydration then resets the fields.
 * It uses nothing outside its own body, because its text is inlined in every page (page-start-script.ts).
 */
function replayInput(): () => Promise<void> {
  const edits = new Map<HTMLInputElement | HTMLSelectElement, string | boolean>();
  const keep = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) {
      edits.set(target, target.type === 'checkbox' ? target.checked : target.value);
    } else if (target instanceof HTMLSelectElement) edits.set(target, target.value);
  };
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('input', keep, true);
  window.addEventListener('submit', stay, true);
  const repeat = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    if (field.value === value) return;
    // Bypasses React's value tracking, which would ignore a value set in the usual way.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
  return async () => {
    window.removeEventListener('input', keep, true);
    window.removeEventListener('submit', stay, true);
    for (const [field, value] of edits) {
      if (typeof value === 'string') repeat(field, value);
      else if (field instanceof HTMLInputElement && field.checked !== value) field.click();
      // In order, one by one: the page handles each before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
