/**
 * From now on holds back presses on buttons in the scope. The returned function ends that and replays the last one,
 * unless another press came after it: once, whatever else listens. (A press that also reached React would be handled
 * twice if the page was hydrated a moment before this was called, and a switch pressed twice would not change.) A
 * button with a waiting press is marked busy. It uses nothing outside its own body, because its text is inlined in
 * every page (page-start-script.ts).
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
