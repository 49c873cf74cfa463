import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepFocusState } from '../../../ui/keep-focus-state.ts';
import {
  defaultLifeExpectancyView,
  formatLifeExpectancyQuery,
  type LifeExpectancyView,
  parseLifeExpectancyQuery,
} from './life-expectancy-view.ts';

/** Debounce in milliseconds for writing a dragged year to the URL. */
const restMs = 300;

/**
 * The page's view, stored in its URL. The prerendered page has no query, so the URL is read before the first paint
 * after hydration, and again on every navigation.
 */
export function useLifeExpectancyView(
  codes: ReadonlySet<string>,
): readonly [LifeExpectancyView, (part: Partial<LifeExpectancyView>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(defaultLifeExpectancyView);
  const [written, setWritten] = useState('');
  /**
   * Queries that were written to the URL and not yet read back. They are ignored when read, because the view may have
   * changed since.
   */
  const pending = useRef<readonly string[]>([]);
  useLayoutEffect(
    function readAddress() {
      setWritten(search);
      const left = pendingQueriesAfter(pending.current, search);
      pending.current = left ?? [];
      if (left !== null) return;
      setView(parseLifeExpectancyQuery(search, codes));
    },
    [search, codes],
  );
  const wanted = formatLifeExpectancyQuery(view);
  useEffect(
    function writeAddress() {
      if (wanted === written) return;
      const timer = setTimeout(() => {
        pending.current = [...pending.current, wanted];
        navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: keepFocusState });
      }, restMs);
      return () => clearTimeout(timer);
    },
    [wanted, written, navigate],
  );
  const change = useCallback((part: Partial<LifeExpectancyView>) => setView((before) => ({ ...before, ...part })), []);
  return [view, change];
}

/**
 * The pending queries after `arrived` was read back: those written after it, because earlier ones can no longer arrive.
 * On a slow device several may be pending. Null if the page did not write `arrived`.
 */
export function pendingQueriesAfter(pending: readonly string[], arrived: string): readonly string[] | null {
  const at = pending.indexOf(arrived);
  return at === -1 ? null : pending.slice(at + 1);
}

/** Debounce in milliseconds before chart and table follow the year. */
const settleMs = 150;

/** The view with a debounced year, for chart and table, which are slow to render. All other changes apply at once. */
export function useViewWithDebouncedYear(view: LifeExpectancyView): LifeExpectancyView {
  const [settledYear, setSettledYear] = useState(view.year);
  useEffect(
    function settle() {
      if (view.year === settledYear) return;
      const timer = setTimeout(() => setSettledYear(view.year), settleMs);
      return () => clearTimeout(timer);
    },
    [view.year, settledYear],
  );
  return useMemo(() => ({ ...view, year: settledYear }), [view, settledYear]);
}
