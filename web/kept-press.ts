/**
 * Remembers the last press from now on. The function it returns stops that and presses again where the press was on a button in the scope,
 * unless that very press is still under way: then React, which hydrates for a press before it answers it, answers this one too. It reaches
 * for nothing outside itself, for its text also stands in the start of every page (scripts/finish/late-start.ts).
 */
export function keepPress(scope: Node): () => void {
  let press: MouseEvent | null = null;
  const keep = (event: MouseEvent) => {
    press = event;
  };
  window.addEventListener('click', keep, true);
  return () => {
    window.removeEventListener('click', keep, true);
    if (press === null || press.eventPhase !== Event.NONE) return;
    const button = press.target instanceof Element && press.target.closest<HTMLElement>('button[type=button]');
    if (button && scope.contains(button)) button.click();
  };
}
