import { useEffect, useSyncExternalStore } from 'react';
import { cacheOpenedPage, startOffline } from '../../offline/start-offline.ts';
import { offlineNoticeText } from './notice-text.ts';
import styles from './offline-parts.module.css';

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Registers the service worker and caches the opened page. While the browser is offline, it shows a notice. */
export function OfflineParts({ path }: { readonly path: string }) {
  const isOffline = useSyncExternalStore(subscribeToNetwork, () => !navigator.onLine);
  useEffect(() => {
    void startOffline();
  }, []);
  useEffect(() => {
    void cacheOpenedPage(path);
  }, [path]);
  return (
    <div role="status" className={styles.place} data-screen-only>
      {isOffline && <p className={styles.notice}>{offlineNoticeText.notice}</p>}
    </div>
  );
}
