import { type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';

interface LazyPartOptions<Props extends object> {
  /** What is there until the code has come. */
  readonly meanwhile?: ReactNode;
  /** What is there when it does not come; if omitted, the failure goes to the boundary around the part. */
  readonly missing?: (cause: unknown) => FunctionComponent<Props>;
}

/** A part of a page whose code comes when it is first shown. */
export function lazyPart<Props extends object>(
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
