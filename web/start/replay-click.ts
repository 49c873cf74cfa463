/**
 * Holds back presses on buttons in the scope from now on. The function it returns ends that and presses the last one, where no other press
 * came after it: once, whatever else listens. (A press that went on to React meanwhile would be answered twice where the page came to life
 * a moment before this was told, and a switch pressed twice is not switched.) A button whose press is kept is busy, to be seen and to be heard. It reaches for nothing outside itself, for its text also
 * stands in the start of every page (page-start.ts).
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
