import { type ComponentType, useState } from 'react';

/** A part of a page that loads on request. */
interface PartOnPress<Props> {
  /** Null until its code is loaded. */
  readonly Part: ComponentType<Props> | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly open: () => void;
}

/**
 * Loads a part of a page on a press, because it needs more code than the page itself.
 *
 * @param failure Console message if its code does not load.
 */
export function useLazyOnPress<Props>(load: () => Promise<ComponentType<Props>>, failure: string): PartOnPress<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
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
  return { Part, isLoading: state === 'loading', hasFailed: state === 'failed', open };
}
