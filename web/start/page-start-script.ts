import { hydratedEvent } from './hydrated-event.ts';
import { captureClick } from './replay-click.ts';
import { retryCodeLoading } from './retry-code-loading.ts';

/**
 * A script in the head of every page, which runs before the page's code has loaded. It replays clicks and input after
 * hydration. If the page's code does not load, it reloads the page at the next click. Each function is included as its
 * source text.
 */
export const pageStartScript = `const retry = (${retryCodeLoading})();
const answerPress = (${captureClick})(document);
const answerEdits = (${replayInput})();
addEventListener("${hydratedEvent}", () => { answerPress(); answerEdits(); retry(); }, { once: true });`;

/**
 * Keeps the scroll position of a page that is reloaded or reached by going back. All parts of the page are laid out at
 * once, because laying them out step by step (deferred-layout.ts) would change the position.
 */
export const revisitScript =
  'if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laidOut="all"';

/**
 * Records what visitors type and select in fields, and prevents the browser from submitting forms. This is needed
 * because no code handles input before hydration, and hydration resets the fields. The returned function ends the
 * recording and replays the input field by field. `replayInput` uses nothing outside its own body, because its text is
 * included in every page (page-start-script.ts).
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
    // React ignores a value that is set in the usual way, because it tracks the field's own `value` property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
  return async () => {
    window.removeEventListener('input', keep, true);
    window.removeEventListener('submit', stay, true);
    for (const [field, value] of edits) {
      if (typeof value === 'string') repeat(field, value);
      else if (field instanceof HTMLInputElement && field.checked !== value) field.click();
      // This wait lets the page handle the input of one field before that of the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
