import { useId, useRef } from 'react';
import { placeText } from '../messages/registry-text.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { LocationPrompt } from '../search/aed-source.ts';
import { useMoveToAnswer } from '../search/use-move-to-answer.ts';
import { AllowAgain } from './allow-again.tsx';
import { PlaceChoice } from './place-choice.tsx';
import styles from './place-question.module.css';
import type { NamedPlace } from './place-search.ts';

interface PlaceQuestionProps {
  readonly need: LocationPrompt;
  readonly readTowns: RegistryClient['places'];
  readonly onChoose: (place: NamedPlace) => void;
  /** The position is shared after all. */
  readonly onAllowed: () => void;
  readonly onWriting: (isWriting: boolean) => void;
}

/** Asks where the visitor is, calmly: nothing is broken. */
export function PlaceQuestion({ need, readTowns, onChoose, onAllowed, onWriting }: PlaceQuestionProps) {
  const titleId = useId();
  return (
    <section className={styles.question} aria-labelledby={titleId}>
      {need === 'awaited' ? (
        <h3 id={titleId} className={styles.title}>
          {placeText.need[need]}
        </h3>
      ) : (
        <AnsweredTitle id={titleId} words={placeText.need[need]} />
      )}
      {need === 'refused' && <AllowAgain onAllowed={onAllowed} />}
      <p>{placeText.needMore}</p>
      <PlaceChoice readTowns={readTowns} onChoose={onChoose} onWriting={onWriting} />
    </section>
  );
}

/** The search has ended in this question. While the device is still waited for the page stays where it is: the browser may be asking. */
function AnsweredTitle({ id, words }: { readonly id: string; readonly words: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useMoveToAnswer(title, title);
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={styles.title}>
      {words}
    </h3>
  );
}
