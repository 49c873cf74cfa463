import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { focusPreservingState, shouldKeepFocus } from '../../../../ui/focus-preserving-state.ts';
import { useIsHydrated } from '../../../../ui/lazy/use-is-hydrated.ts';
import { usePlaces } from '../rows/places-context.ts';
import { defaultHubView, type HubView } from './hub-view.ts';
import { formatHubViewQuery, type IgnoredParameter, type ParsedHubView, parseHubViewQuery } from './hub-view-query.ts';

/**
 * How long the visitor must stop typing before the text is written to the URL. Safari refuses more than 100 changes in
 * 30 seconds.
 */
const typingDelayMs = 300;

const unread: ParsedHubView = { view: defaultHubView, ignored: [] };

export interface HubViewControl {
  readonly view: HubView;
  readonly ignored: readonly IgnoredParameter[];
  /** Changes the view and adds a history entry. */
  readonly change: (part: Partial<HubView>) => void;
  /** Changes the query while the visitor types. This adds no history entry. */
  readonly type: (query: string) => void;
}

/**
 * Reads and writes the list's view in the page's URL. After hydration the URL is read before the first paint, because
 * the prerendered page has no query. After a client-side navigation it is read during the first render, so that the
 * list has its previous length when the scroll position is restored.
 */
export function useHubView(): HubViewControl {
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const places = usePlaces();
  const [read, setRead] = useState(() => (isHydrated ? parseHubViewQuery(location.search, places) : unread));
  const { view, ignored } = read;
  const latest = useRef<HubView | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run for each history entry, which has its own key
  useLayoutEffect(
    function readAddress() {
      const isOwn = latest.current !== null && navigationType !== NavigationType.Pop && shouldKeepFocus(state);
      if (isOwn) return;
      forgetTyping(typing);
      const isFirst = latest.current === null;
      const asked = isFirst && read !== unread ? read : parseHubViewQuery(location.search, places);
      latest.current = asked.view;
      setRead(asked);
    },
    [key],
  );
  useEffect(
    function showList() {
      if (read === unread || document.documentElement.dataset.asked === undefined) return;
      // Reading the height forces a layout. Without it the browser would scroll to compensate for the rows that
      // disappear. See initial-view.js.
      void document.documentElement.scrollHeight;
      delete document.documentElement.dataset.asked;
    },
    [read],
  );
  useWriteBeforeLeaving(typing, latest);

  const show = useCallback((next: HubView) => {
    latest.current = next;
    setRead({ view: next, ignored: [] });
  }, []);

  const change = useCallback(
    (part: Partial<HubView>) => {
      const before = latest.current ?? defaultHubView;
      forgetTyping(typing);
      replaceAddress(before);
      const next = { ...before, ...part };
      show(next);
      const search = formatHubViewQuery(next, location.search);
      if (search === location.search) return;
      navigate({ search }, { preventScrollReset: true, state: focusPreservingState });
    },
    [navigate, show],
  );

  const type = useCallback(
    (query: string) => {
      const next = { ...(latest.current ?? defaultHubView), query };
      show(next);
      forgetTyping(typing);
      typing.current = setTimeout(() => {
        forgetTyping(typing);
        replaceAddress(next);
      }, typingDelayMs);
    },
    [show],
  );

  return { view, ignored, change, type };
}

/** Writes typed text to the URL at once if the visitor leaves the field or the page before the delay ends. */
function useWriteBeforeLeaving(
  typing: RefObject<ReturnType<typeof setTimeout> | undefined>,
  latest: RefObject<HubView | null>,
): void {
  useEffect(
    function writeBeforeLeaving() {
      const write = () => {
        if (typing.current === undefined) return;
        forgetTyping(typing);
        replaceAddress(latest.current ?? defaultHubView);
      };
      // A click on a link moves the focus out of the field before the link is followed.
      document.addEventListener('focusout', write);
      window.addEventListener('pagehide', write);
      return () => {
        document.removeEventListener('focusout', write);
        window.removeEventListener('pagehide', write);
        forgetTyping(typing);
      };
    },
    [typing, latest],
  );
}

function forgetTyping(typing: RefObject<ReturnType<typeof setTimeout> | undefined>): void {
  clearTimeout(typing.current);
  typing.current = undefined;
}

/** Replaces the URL without the router, which would treat each letter as a navigation. */
function replaceAddress(view: HubView): void {
  const search = formatHubViewQuery(view, location.search);
  if (search === location.search) return;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
