import { useEffect, useRef } from 'react';
import { Button } from '../../ui/control/button.tsx';
import styles from '../map-notes.module.css';
import { aedMapText } from './aed-map-text.ts';

interface ConfirmSearchPositionProps {
  /** Whether the question takes the focus, because the visitor chose the position with the keyboard. */
  readonly takesFocus: boolean;
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** Asks for confirmation before a tap on the map becomes the search position. */
export function ConfirmSearchPosition({ takesFocus, onAnswer }: ConfirmSearchPositionProps) {
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(
    function takeFocus() {
      if (takesFocus) question.current?.querySelector('button')?.focus({ preventScroll: true });
    },
    [takesFocus],
  );
  return (
    <fieldset
      ref={question}
      className={styles.question}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onAnswer(false);
      }}
    >
      <legend>{aedMapText.searchHere}</legend>
      <Button tone="primary" onClick={() => onAnswer(true)}>
        {aedMapText.search}
      </Button>
      <Button onClick={() => onAnswer(false)}>{aedMapText.cancelSearch}</Button>
    </fieldset>
  );
}
