import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusPreservingState } from '../../../ui/focus-preserving-state.ts';
import {
  defaultLifeExpectancyView,
  formatLifeExpectancyQuery,
  type LifeExpectancyView,
  parseLifeExpectancyQuery,
} from './life-expectancy-view.ts';

/** How long the year slider must rest before the year is written to the URL. */
const urlDelayMs = 300;

/**
 * Reads and writes the page's view in the URL. The URL is read before the first paint after hydration, because the
 * prerendered page has no query, and again on every navigation.
 */
export function useLifeExpectancyView(
  codes: ReadonlySet<string>,
): readonly [LifeExpectancyView, (part: Partial<LifeExpectancyView>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(defaultLifeExpectancyView);
  const [written, setWritten] = useState('');
  /**
   * Queries that this hook has written to the URL and not yet read back. A query that is read back is ignored, because
   * the view may have changed since.
   */
  const pending = useRef<readonly string[]>([]);
  useLayoutEffect(
    function readAddress() {
      setWritten(search);
      const left = dropQueriesBefore(pending.current, search);
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
        navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: focusPreservingState });
      }, urlDelayMs);
      return () => clearTimeout(timer);
    },
    [wanted, written, navigate],
  );
  const change = useCallback((part: Partial<LifeExpectancyView>) => setView((before) => ({ ...before, ...part })), []);
  return [view, change];
}

/**
 * Returns the queries that are still pending after `arrived` has been read back. Queries that were written before
 * `arrived` can no longer arrive. Returns null if the page did not write `arrived`.
 */
export function dropQueriesBefore(pending: readonly string[], arrived: string): readonly string[] | null {
  const at = pending.indexOf(arrived);
  return at === -1 ? null : pending.slice(at + 1);
}

/** How long the year slider must rest before the chart and the table follow. */
const yearDelayMs = 150;

/**
 * Returns the view with a debounced year, for the chart and the table, which are slow to render. All other changes
 * apply at once.
 */
export function useViewWithDebouncedYear(view: LifeExpectancyView): LifeExpectancyView {
  const [settledYear, setSettledYear] = useState(view.year);
  useEffect(
    function settle() {
      if (view.year === settledYear) return;
      const timer = setTimeout(() => setSettledYear(view.year), yearDelayMs);
      return () => clearTimeout(timer);
    },
    [view.year, settledYear],
  );
  return useMemo(() => ({ ...view, year: settledYear }), [view, settledYear]);
}
