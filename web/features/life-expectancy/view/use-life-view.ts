import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepFocusState } from '../../../ui/keep-focus.ts';
import { defaultLifeView, type LifeView, readLifeView, writeLifeView } from './life-view.ts';

/** A slider that is dragged changes the view at each step: the address follows once it rests so many milliseconds. */
const restMs = 300;

/**
 * The view of the page, kept in its address. The prerendered page knows no query, so the address is read before the first paint after
 * hydration, and again when someone goes back, forward or follows a link.
 */
export function useLifeView(codes: ReadonlySet<string>): readonly [LifeView, (part: Partial<LifeView>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(defaultLifeView);
  const [written, setWritten] = useState('');
  /** The query this page wrote last: its arrival says nothing new, and the view may have changed since. */
  const own = useRef<string | null>(null);
  useLayoutEffect(
    function readAddress() {
      setWritten(search);
      if (search === own.current) return;
      own.current = null;
      setView(readLifeView(search, codes));
    },
    [search, codes],
  );
  const wanted = writeLifeView(view);
  useEffect(
    function writeAddress() {
      if (wanted === written) return;
      const timer = setTimeout(() => {
        own.current = wanted;
        navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: keepFocusState });
      }, restMs);
      return () => clearTimeout(timer);
    },
    [wanted, written, navigate],
  );
  const change = useCallback((part: Partial<LifeView>) => setView((before) => ({ ...before, ...part })), []);
  return [view, change];
}

/** How long a year must rest before what is slow to draw follows it, in ms. */
const settleMs = 150;

/** The view once its year rests: while a year is dragged, what is drawn from this stays as it is. Every other change is taken at once. */
export function useSettledView(view: LifeView): LifeView {
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
