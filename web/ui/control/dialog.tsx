import X from '@lucide/icons/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Wide variant, for content that needs a page's width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal window. It closes by its button, Escape or a click on the backdrop, and returns the focus. Its content is
 * mounted only while it is open, so that videos stop and players load nothing before.
 */
export function Dialog({ title, closeLabel, isOpen, onClose, isWide, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(
    function followOpenState() {
      const dialog = element.current;
      if (dialog === null) return;
      if (isOpen && !dialog.open) dialog.showModal();
      if (!isOpen && dialog.open) dialog.close();
    },
    [isOpen],
  );

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which arrives as onClose
    <dialog
      ref={element}
      className={styles.dialog}
      data-wide={isWide}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={`icon-button ${styles.close}`} onClick={onClose}>
              <Icon of={X} size={22} />
              <span className="visually-hidden">{closeLabel}</span>
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
