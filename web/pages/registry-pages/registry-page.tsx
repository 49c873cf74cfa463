import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/control/button.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { documentTitleOf } from '../page-meta.ts';
import { readEmbeddedPageData } from './embedded-page-data.ts';
import styles from './registry-page.module.css';
import type { RegistryPageKind } from './registry-page-kind.ts';

/** Shows the content of a page. The browser loads the data if the server has not inserted the content. */
export function RegistryPage<Data>({ kind }: { readonly kind: RegistryPageKind<Data> }) {
  const { pathname } = useLocation();
  const page = pathname.replace(/(?<=.)\/$/, '');
  return <RegistryPageContent key={page} kind={kind} page={page} />;
}

function RegistryPageContent<Data>({ kind, page }: { readonly kind: RegistryPageKind<Data>; readonly page: string }) {
  const [data, setData] = useState<Data | null>(() => {
    const written = readEmbeddedPageData() as Data | null;
    return written !== null && kind.isAt(written, page) ? written : null;
  });
  const [hasFailed, setFailed] = useState(false);
  const isHydrated = useIsHydrated();

  useEffect(
    function fetchData() {
      if (data !== null || hasFailed) return;
      let isLeft = false;
      kind.load(page).then(
        (loaded) => {
          if (isLeft) return;
          document.title = documentTitleOf(kind.metaOf(loaded));
          setData(loaded);
        },
        (cause: unknown) => {
          console.error('The content of the page did not load.', cause);
          if (!isLeft) setFailed(true);
        },
      );
      return function leave() {
        isLeft = true;
      };
    },
    [data, hasFailed, kind, page],
  );

  if (data !== null) return <kind.Content data={data} />;
  return (
    <>
      {/* Our server replaces this one element with the content: server/pages/page-shell.ts looks for exactly this markup. */}
      <noscript data-slot="page">{kind.sentences.needsScript}</noscript>
      {isHydrated && (
        <div role="status" className={`page-frame ${styles.waiting}`}>
          {/* The page's heading until its content has loaded. */}
          <h1 className={styles.sentence}>{hasFailed ? kind.sentences.failed : kind.sentences.loading}</h1>
          {hasFailed && <Button onClick={() => setFailed(false)}>{kind.sentences.tryAgain}</Button>}
        </div>
      )}
    </>
  );
}
