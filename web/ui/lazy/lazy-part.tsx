import { type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';

interface LazyPartOptions<Props extends object> {
  /** Shown until the code is loaded. */
  readonly meanwhile?: ReactNode;
  /** Shown if loading fails; if omitted, the error goes to the surrounding boundary. */
  readonly missing?: (cause: unknown) => FunctionComponent<Props>;
}

/** A part of a page whose code loads when it is first shown. */
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
