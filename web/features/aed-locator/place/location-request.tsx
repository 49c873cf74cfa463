import { useId, useRef } from 'react';
import { visitorPlaceText } from '../messages/registry-text.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { LocationPrompt } from '../search/aed-source.ts';
import { useScrollToResult } from '../search/focus-management.ts';
import styles from './location-request.module.css';
import { PermissionHelp } from './permission-help.tsx';
import { PlaceChoice } from './place-choice.tsx';
import type { NamedPlace } from './place-search.ts';

interface LocationRequestProps {
  readonly need: LocationPrompt;
  readonly readTowns: RegistryClient['places'];
  readonly onChoose: (place: NamedPlace) => void;
  /** Called when the visitor allows access to the location after having refused it. */
  readonly onAllowed: () => void;
  readonly onTyping: (isWriting: boolean) => void;
}

/** Asks for the visitor's location. It looks like a question and not like an error. */
export function LocationRequest({ need, readTowns, onChoose, onAllowed, onTyping }: LocationRequestProps) {
  const titleId = useId();
  return (
    <section className={styles.question} aria-labelledby={titleId}>
      {need === 'awaited' ? (
        <h3 id={titleId} className={styles.title}>
          {visitorPlaceText.need[need]}
        </h3>
      ) : (
        <FocusedTitle id={titleId} words={visitorPlaceText.need[need]} />
      )}
      {need === 'refused' && <PermissionHelp onAllowed={onAllowed}>{visitorPlaceText.allowedRuns}</PermissionHelp>}
      <p>{visitorPlaceText.needMore}</p>
      <PlaceChoice readTowns={readTowns} onChoose={onChoose} onTyping={onTyping} />
    </section>
  );
}

/**
 * A title that receives the focus when the search ends. It must not receive the focus while the search runs, because
 * the browser may be showing its permission prompt.
 */
function FocusedTitle({ id, words }: { readonly id: string; readonly words: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useScrollToResult(title, title);
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={styles.title}>
      {words}
    </h3>
  );
}
