import { useRef, useState } from 'react';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { withWords } from '../../../languages/in-language.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { streetText } from '../messages/street-text.ts';

/** Whether a complete route along the streets is known and can be shown. */
export const hasWay = ({ byStreet }: UsableAed) => byStreet !== null && byStreet.footKm !== null;

/** State of the route panel, with functions to open and close it. */
export function useWay<Shown>() {
  const [shown, setShown] = useState<Shown | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  return {
    shown,
    /** @param button What was pressed: it has the focus again once the way is closed. */
    open(next: Shown, button: HTMLElement) {
      pressed.current = button;
      setShown(next);
    },
    close() {
      setShown(null);
      const { current } = pressed;
      requestAnimationFrame(() => {
        current?.scrollIntoView({ block: 'center', behavior: 'instant' });
        current?.focus({ preventScroll: true });
      });
    },
  };
}

export type WayState = ReturnType<typeof useWay<UsableAed>>;

const load = () => withWords(['way'], () => import('../way/way-panel.tsx'));

/** The route panel. Its code and texts load when it is first shown. */
export const LazyWay = lazyPart(async () => (await load()).WayPanel, {
  missing: () => () => <p role="alert">{streetText.wayNotLoaded}</p>,
});
