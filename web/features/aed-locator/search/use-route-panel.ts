import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { focusPreservingState } from '../../../ui/focus-preserving-state.ts';

/**
 * Navigation state of the history entry of an open route. It does not say which route, because browsers store it, and
 * the route begins where the visitor is.
 */
const routeState = { ...focusPreservingState, isRoute: true } as const;

const isRouteState = (state: unknown) => typeof state === 'object' && state !== null && 'isRoute' in state;

interface OpenedRoute<Shown> {
  readonly route: Shown;
  readonly button: HTMLElement;
  readonly card: string | undefined;
}

export interface RoutePanelState<Shown> {
  /** The route that is shown, or null. */
  readonly shown: Shown | null;
  /** How often a route has been opened, whether or not it was already shown. */
  readonly openCount: number;
  /**
   * @param button The pressed button, which gets the focus back when the panel is closed. If its card has been rendered
   *   anew by then, the button with the same text gets it.
   */
  readonly open: (route: Shown, button: HTMLElement) => void;
  readonly close: () => void;
}

/**
 * Manages which route is shown, if any. An open route has its own history entry: Back closes it, and Forward opens
 * it again. The route itself is only in memory. Where it is unknown, as after a reload, its entry is left at once.
 */
export function useRoutePanel<Shown>(): RoutePanelState<Shown> {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key, state } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [openCount, setOpenCount] = useState(0);
  const opened = useRef<OpenedRoute<Shown> | null>(null);
  /** Whether the entry of the route is being left. Leaving it twice would leave the page. */
  const isLeaving = useRef(false);
  const isAtRoute = isRouteState(state);

  function leaveEntry() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  }

  function hide() {
    if (shown === null) return;
    setShown(null);
    const { current } = opened;
    // The router has restored the scroll position by the next animation frame.
    if (current !== null) requestAnimationFrame(() => focusOpener(current));
  }

  const follow = useEffectEvent(() => {
    isLeaving.current = false;
    // The entry of a link to a part of the page has no state. Such a link leaves the route open.
    const isFormerEntry = navigationType === NavigationType.Pop && window.history.state !== null;
    if (isAtRoute && opened.current === null) leaveEntry();
    else if (isAtRoute) setShown(opened.current?.route ?? null);
    else if (isFormerEntry) hide();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key
  useEffect(() => follow(), [key]);

  return {
    shown,
    openCount,
    open(route, button) {
      setOpenCount((count) => count + 1);
      opened.current = { route, button, card: button.closest('article')?.id };
      const { search, hash } = window.location;
      void navigate(
        { search, hash },
        { replace: isAtRoute, preventScrollReset: true, flushSync: true, state: routeState },
      );
    },
    close() {
      if (isAtRoute) return leaveEntry();
      hide();
      opened.current = null;
    },
  };
}

/** Scrolls to the button that opened a route, and focuses it. If there is none any more, its card gets the focus. */
function focusOpener({ button, card = '' }: OpenedRoute<unknown>): void {
  const drawn = document.getElementById(card);
  const same = [...(drawn?.querySelectorAll('button') ?? [])].find((other) => other.textContent === button.textContent);
  const target = button.isConnected ? button : (same ?? drawn);
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  target?.focus({ preventScroll: true });
}
