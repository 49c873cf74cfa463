import type { ReactNode } from 'react';
import { Button } from '../ui/control/button.tsx';
import { mapFrameText } from './map-frame-text.ts';
import styles from './map-notes.module.css';

interface MapNotesProps {
  /** 'foot' puts the notes in rows along the lower edge, for maps whose upper part must stay visible. */
  readonly place?: 'corner' | 'foot';
  readonly notes: readonly string[];
  readonly isStreetOffered: boolean;
  readonly onLoadStreets: () => void;
  /** Questions shown after the notes. */
  readonly children?: ReactNode;
}

/** The map's notes and questions, shown over its corner or lower edge. */
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
