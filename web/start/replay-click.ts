/**
 * Holds back clicks on buttons in `scope`. The returned function ends that and replays the last click, unless the
 * visitor has clicked something else since. A click that also reached React would be handled twice if the page was
 * hydrated shortly before this was called, and a switch clicked twice would not change. A button whose click is held
 * back is marked as busy. The function uses nothing outside its own body, because its text is included in every page
 * (page-start-script.ts).
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
