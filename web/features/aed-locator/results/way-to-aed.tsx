import { type MouseEvent, useRef, useState } from 'react';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { withWords } from '../../../languages/in-language.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { streetText } from '../messages/street-text.ts';
import { askForCompass } from '../way/ask-for-compass.ts';

/** Whether a complete route along the streets is known and can be shown. */
export const hasWay = ({ byStreet }: UsableAed) => byStreet !== null && byStreet.footKm !== null;

/** The AED whose route is shown, with functions to open and close it. */
export function useWay(onLeave: (aedId: string) => void) {
  const [usable, setUsable] = useState<UsableAed | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  return {
    usable,
    open(shown: UsableAed, event: MouseEvent<HTMLElement>) {
      pressed.current = event.currentTarget;
      askForCompass();
      setUsable(shown);
      onLeave(shown.aed.id);
    },
    close() {
      setUsable(null);
      const { current } = pressed;
      requestAnimationFrame(() => {
        current?.scrollIntoView({ block: 'center', behavior: 'instant' });
        current?.focus({ preventScroll: true });
      });
    },
  };
}

export type WayState = ReturnType<typeof useWay>;

const load = () => withWords(['way'], () => import('../way/way-panel.tsx'));

/** The route, with its texts and code, loaded on request. */
export const LazyWay = lazyPart(async () => (await load()).WayPanel, {
  missing: () => () => <p role="alert">{streetText.wayNotLoaded}</p>,
});
