import { type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';

interface LazyPartOptions<Props extends object> {
  /** Content shown until the code has loaded. */
  readonly meanwhile?: ReactNode;
  /**
   * Returns the component to show if loading fails. If `missing` is undefined, the surrounding error boundary gets the
   * error.
   */
  readonly missing?: (cause: unknown) => FunctionComponent<Props>;
}

/** Creates a component whose code loads when it is first shown. */
export function createLazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { meanwhile = null, missing }: LazyPartOptions<Props> = {},
): FunctionComponent<Props> {
  const Late: FunctionComponent<Props> = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      if (missing === undefined) throw cause;
      return { default: missing(cause) };
    }
  });
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Late {...props} />
    </Suspense>
  );
}
