/**
 * Holds back clicks on buttons in `scope`, and marks the clicked button as busy. The returned function ends that and
 * replays the last click, unless the visitor has clicked something else since. Clicks are held back from React, because
 * otherwise a click could be handled twice, and a switch clicked twice would not change. The function uses nothing
 * outside its own body, because its text is included in every page (page-start-script.ts).
 */
export function captureClick(scope: Node): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    held?.removeAttribute('aria-busy');
    held = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button]') : null;
    if (held === null || !scope.contains(held)) held = null;
    else event.stopPropagation();
    held?.setAttribute('aria-busy', 'true');
  };
  window.addEventListener('click', hold, true);
  return () => {
    window.removeEventListener('click', hold, true);
    held?.removeAttribute('aria-busy');
    held?.click();
  };
}
