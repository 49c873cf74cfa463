import type { ReactNode } from 'react';
import { Button } from '../ui/control/button.tsx';
import { mapFrameText } from './frame-text.ts';
import styles from './map-notes.module.css';

interface MapNotesProps {
  /** 'foot': in rows over the lower edge, where the upper part must stay visible. */
  readonly place?: 'corner' | 'foot';
  /** The map's current notes. */
  readonly notes: readonly string[];
  readonly isStreetOffered: boolean;
  readonly onLoadStreets: () => void;
  /** Further questions to the visitor. */
  readonly children?: ReactNode;
}

/** The map's notes and questions, over its corner. */
export function MapNotes({ place = 'corner', notes, isStreetOffered, onLoadStreets, children }: MapNotesProps) {
  return (
    <div className={styles.notes} data-place={place}>
      <p role="status" className={styles.status}>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </p>
      {isStreetOffered && (
        <div className={styles.offer}>
          <p>{mapFrameText.streetDetailReason}</p>
          <Button onClick={onLoadStreets}>{mapFrameText.loadStreetDetail}</Button>
        </div>
      )}
      {children}
    </div>
  );
}
