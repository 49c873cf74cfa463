import { useEffect, useSyncExternalStore } from 'react';
import { cacheOpenedPage, startOfflineSupport } from '../../offline/start-offline-support.ts';
import { offlineNoticeText } from './offline-notice-text.ts';
import styles from './offline-support.module.css';

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Registers the service worker and caches the opened page. While the browser is offline, it shows a notice. */
export function OfflineSupport({ path }: { readonly path: string }) {
  const isOffline = useSyncExternalStore(subscribeToNetwork, () => !navigator.onLine);
  useEffect(() => {
    void startOfflineSupport();
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
