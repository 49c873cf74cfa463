import { type ComponentType, useState } from 'react';

/** A part of a page that comes when somebody asks for it. */
interface PartOnPress<Props> {
  /** Null until its code is there. */
  readonly Part: ComponentType<Props> | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly open: () => void;
}

/**
 * Loads a part of a page by a press: it needs more code than the page itself.
 *
 * @param failure What the console is told where its code does not come.
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
