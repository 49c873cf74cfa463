import { type MouseEvent, useRef, useState } from 'react';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { withWords } from '../../../languages/in-language.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { streetText } from '../messages/street-text.ts';
import { askForCompass } from '../way/ask-for-compass.ts';

/** Whether a way along the streets is known to its end: then it can be shown. */
export const hasWay = ({ byStreet }: UsableAed) => byStreet !== null && byStreet.footKm !== null;

/** The AED whose way is shown, and how it is opened and closed. */
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

/** The way, with its words and its code, once somebody asks for it. */
export const LazyWay = lazyPart(async () => (await load()).WayPanel, {
  missing: () => () => <p role="alert">{streetText.wayNotLoaded}</p>,
});
