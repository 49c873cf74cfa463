import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/control/button.tsx';
import styles from './report-sheet.module.css';
import { reportText as text } from './text.ts';

interface ReportOutcomeProps {
  readonly message: string;
  readonly onClose: () => void;
  /** Returns to the form. It is null if the report has been accepted, because nothing can be changed then. */
  readonly onBack: (() => void) | null;
}

/** A sentence that says what happened to the report. It receives the focus. */
export function ReportOutcome({ message, onClose, onBack }: ReportOutcomeProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => paragraph.current?.focus(), []);
  return (
    <div className={styles.steps}>
      <p ref={paragraph} tabIndex={-1} role="status" className={styles.outcome}>
        {message}
      </p>
      <Button tone="primary" onClick={onBack ?? onClose}>
        {onBack === null ? text.done : text.back}
      </Button>
    </div>
  );
}
