import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

/** From this width the map has room beside the list; on a telephone it would push the list away and waits to be asked for. */
const roomForBoth = '(min-width: 64em)';

/** Whether the map is open, the way to it from what was pressed, and the way back. */
export function useMapPanel() {
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(roomForBoth).matches);
  const [isPointing, setIsPointing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);

  /** Into view and to the focus, once it stands there. */
  function goTo(event: MouseEvent<HTMLElement>) {
    pressed.current = event.currentTarget;
    requestAnimationFrame(() => {
      frame.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      frame.current?.focus({ preventScroll: true });
    });
  }

  return {
    isOpen,
    /** Whether a place is to be pointed at, though another is known. */
    isPointing,
    frame,
    goTo,
    toggle(event: MouseEvent<HTMLElement>) {
      setIsOpen(!isOpen);
      if (!isOpen) goTo(event);
    },
    point(event: MouseEvent<HTMLElement>) {
      setIsOpen(true);
      setIsPointing(true);
      goTo(event);
    },
    /** From the card that a mark of the map has led to back to that mark, by Escape. */
    wayBackToMark: { onKeyDown: (event: KeyboardEvent<HTMLElement>) => goBackToMark(event, frame.current) },
    goBack() {
      pressed.current?.focus({ preventScroll: true });
      pressed.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}

function goBackToMark(event: KeyboardEvent<HTMLElement>, frame: HTMLElement | null): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.closest('article[aria-current="true"]') === null) return;
  const mark = frame?.querySelector<HTMLElement>('.leaflet-marker-icon[aria-pressed="true"]');
  mark?.focus({ preventScroll: true });
  mark?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export type MapPanelState = ReturnType<typeof useMapPanel>;
