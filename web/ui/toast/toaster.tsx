import CircleCheck from '@lucide/icons/icons/circle-check';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import X from '@lucide/icons/icons/x';
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { Icon } from '../page/icon.tsx';
import { type PausingTimer, startPausingTimer } from '../pausing-timer.ts';
import { toastText as text } from './text.ts';
import { toastFocusKey, useToastFocus } from './toast-focus.ts';
import { useToastPosition } from './toast-position.ts';
import { dismissToast, type Toast, toastDurationMs, useToasts } from './toast-store.ts';
import styles from './toaster.module.css';

/**
 * The corner of the page that shows messages. It is mounted before the first message, because screen readers announce
 * only messages that are added to it.
 */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const { place, liftPx } = useToastPosition(region, toasts);
  const { isHeld, leave, handlers } = useToastFocus(region, toasts);
  return (
    <section
      ref={region}
      className={styles.region}
      data-screen-only
      data-place={place}
      // The style is left out at first, because the content security policy refuses it in the prerendered page.
      style={liftPx === 0 ? undefined : ({ '--lift': `${liftPx}px` } as CSSProperties)}
      aria-label={text.region(toastFocusKey)}
      aria-live="assertive"
      aria-relevant="additions"
      {...handlers}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onLeave={leave} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly isHeld: boolean;
  readonly onLeave: (closing: HTMLElement) => void;
}

function ToastCard({ toast, isHeld, onLeave }: ToastCardProps) {
  const timer = useRef<PausingTimer | null>(null);
  useEffect(
    function closeByItself() {
      const started = startPausingTimer(toastDurationMs, () => dismissToast(toast.id));
      timer.current = started;
      return () => started.cancel();
    },
    [toast.id],
  );
  useEffect(
    function waitWhileHeld() {
      if (isHeld) timer.current?.pause();
      else timer.current?.resume();
    },
    [isHeld],
  );
  const close = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    if (currentTarget === document.activeElement) onLeave(currentTarget);
    dismissToast(toast.id);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') close(event);
  };
  const sign = toast.tone === 'success' ? CircleCheck : TriangleAlert;
  return (
    <div className={styles.toast} data-tone={toast.tone} data-testid="toast">
      <Icon of={sign} className={styles.sign} size={24} />
      <div>
        <p className={styles.title}>{toast.title}</p>
        {toast.description !== undefined && <p className={styles.description}>{toast.description}</p>}
        {toast.note !== undefined && <p className={styles.note}>{toast.note}</p>}
      </div>
      <button type="button" className={`icon-button ${styles.close}`} onClick={close} onKeyDown={closeOnEscape}>
        <Icon of={X} size={20} />
        <span className="visually-hidden">{text.close}</span>
      </button>
    </div>
  );
}
