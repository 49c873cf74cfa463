const controlsOf = (card: Element) => [
  ...card.querySelectorAll<HTMLElement>('a[href], button, summary, input, select'),
];

/**
 * The way back to what has the focus in a card, to be gone once the cards stand in another order: a card that has moved or was drawn
 * elsewhere has lost it. Nothing scrolls, and a focus that was not lost is left alone.
 */
export function restoreFocus(): () => void {
  const focused = document.activeElement;
  const card = focused?.closest('article[id]');
  if (!(focused instanceof HTMLElement) || !card) return () => undefined;
  const place = controlsOf(card).indexOf(focused);
  return function goBack() {
    if (document.activeElement !== document.body) return;
    const drawn = document.getElementById(card.id);
    const same = focused.isConnected || drawn === null ? focused : (controlsOf(drawn)[place] ?? drawn);
    same.focus({ preventScroll: true });
  };
}
