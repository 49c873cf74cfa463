import { useRef, useState } from 'react';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import { loadWithTexts } from '../../../languages/localize-text.ts';
import { createLazyComponent } from '../../../ui/lazy/create-lazy-component.tsx';
import { streetDistanceText } from '../messages/street-distance-text.ts';

/** Whether a complete walking route along the streets is known. */
export const hasStreetRoute = ({ byStreet }: AssessedAed) => byStreet !== null && byStreet.footKm !== null;

/** Manages which route is shown, if any. Returns that route, and functions that open and close the panel. */
export function useRoutePanel<Shown>() {
  const [shown, setShown] = useState<Shown | null>(null);
  const pressed = useRef<{ readonly button: HTMLElement; readonly card: string | undefined } | null>(null);
  return {
    shown,
    /**
     * @param button The pressed button, which gets the focus back when the panel is closed. If it no longer exists,
     * because its card has moved, the card gets the focus.
     */
    open(next: Shown, button: HTMLElement) {
      pressed.current = { button, card: button.closest('article')?.id };
      setShown(next);
    },
    close() {
      setShown(null);
      const { button, card = '' } = pressed.current ?? {};
      requestAnimationFrame(() => {
        const target = button?.isConnected ? button : document.getElementById(card);
        target?.scrollIntoView({ block: 'center', behavior: 'instant' });
        target?.focus({ preventScroll: true });
      });
    },
  };
}

export type RoutePanelState = ReturnType<typeof useRoutePanel<AssessedAed>>;

const load = () => loadWithTexts(['way'], () => import('../route/route-panel.tsx'));

/** The route panel. Its code and texts load when it is first shown. */
export const LazyRoutePanel = createLazyComponent(async () => (await load()).RoutePanel, {
  missing: () => () => <p role="alert">{streetDistanceText.wayNotLoaded}</p>,
});
