import X from '@lucide/icons/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether the dialog is as wide as a page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal window. Its button, the Escape key or a click on the backdrop closes it, and the focus returns to where it
 * was. The content is mounted only while the window is open, so that videos stop and players do not load in advance.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which calls onClose
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
