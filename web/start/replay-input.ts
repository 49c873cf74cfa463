/**
 * Remembers from now on what is typed, chosen and ticked, and keeps forms from being sent the browser's own way. The function it returns
 * stops that and does the same again, field by field: until a page answers nobody listens, and then it sets its fields to what it knows.
 * It reaches for nothing outside itself, for its text also stands in the start of every page (page-start.ts).
 */
export function replayInput(): () => Promise<void> {
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
    // Past React, which would take a value set in the usual way for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
  return async () => {
    window.removeEventListener('input', keep, true);
    window.removeEventListener('submit', stay, true);
    for (const [field, value] of edits) {
      if (typeof value === 'string') repeat(field, value);
      else if (field instanceof HTMLInputElement && field.checked !== value) field.click();
      // One by one, as they came: the page answers each before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
