import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { useFocusWhenLost } from '../use-focus-when-lost.ts';

/** A part of a page that loads on request. */
interface PartOnPress<Props> {
  /** Null until its code is loaded. */
  readonly Part: ComponentType<Props> | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly open: () => void;
  /** For the element around the part, which needs a `tabIndex`: it takes the focus of the button that it replaces. */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/**
 * Loads a part of a page on a press, because it needs more code than the page itself.
 *
 * @param failure Console message if its code does not load.
 */
export function useLazyOnPress<Props>(load: () => Promise<ComponentType<Props>>, failure: string): PartOnPress<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const frame = useRef<HTMLDivElement>(null);
  useFocusWhenLost(frame, Part);
  function open() {
    setState('loading');
    load().then(
      (loaded) => setPart(() => loaded),
      (cause: unknown) => {
        console.error(failure, cause);
        setState('failed');
      },
    );
  }
  return { Part, isLoading: state === 'loading', hasFailed: state === 'failed', open, frame };
}
