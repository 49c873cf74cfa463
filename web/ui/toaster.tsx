import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type PausingTimer, startPausingTimer } from './pausing-timer.ts';
import { dismissToast, readToasts, subscribeToToasts, type Toast, toastDurationMs } from './toast-store.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];

/** The corner where messages appear. It stands in the page from the start, so that a screen reader announces what is added. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  return (
    <section className={styles.region} aria-label="Notifications" aria-live="assertive" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const timer = useRef<PausingTimer | null>(null);
  useEffect(
    function closeByItself() {
      const started = startPausingTimer(toastDurationMs, () => dismissToast(toast.id));
      timer.current = started;
      return () => started.cancel();
    },
    [toast.id],
  );
  const pause = () => timer.current?.pause();
  const resume = () => timer.current?.resume();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at or focusing the message only holds its timer
    <div
      className={styles.toast}
      data-tone={toast.tone}
      data-testid="toast"
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p className={styles.title}>{toast.title}</p>
      {toast.description !== undefined && <p className={styles.description}>{toast.description}</p>}
      <button type="button" className={styles.close} onClick={() => dismissToast(toast.id)}>
        <X aria-hidden="true" size={18} />
        <span className="visually-hidden">Close notification</span>
      </button>
    </div>
  );
}
