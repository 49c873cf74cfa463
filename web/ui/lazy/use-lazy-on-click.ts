import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { useFocusWhenLost } from '../use-focus-when-lost.ts';

/** A part of a page that loads on request. */
interface PartOnPress<Props> {
  /** The component; null until its code has loaded. */
  readonly Part: ComponentType<Props> | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly open: () => void;
  /**
   * Ref for the element around the part. It needs a `tabIndex`, because it gets the focus when the part replaces the
   * focused button.
   */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/**
 * Loads a part of a page when a button is pressed, because the part needs more code than the page itself.
 *
 * @param failure Message for the console if the code does not load.
 */
export function useLazyOnClick<Props>(load: () => Promise<ComponentType<Props>>, failure: string): PartOnPress<Props> {
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
