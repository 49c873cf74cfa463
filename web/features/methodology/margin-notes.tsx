import { use } from 'react';
import styles from './margin-notes.module.css';
import type { Note } from './methodology-data.ts';
import { NotesContext } from './notes-context.ts';

/** The notes that a passage cites for the first time, beside it if the page is wide enough, else below it. */
export function MarginNotes({ sources }: { sources: readonly string[] }) {
  const notes = use(NotesContext);
  const cited = sources.flatMap((key) => notes[key] ?? []);
  if (cited.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {cited.map((note) => (
        <li key={note.number} id={`note-${note.number}`} className={styles.note} tabIndex={-1}>
          <span className={styles.number}>{note.number}</span>
          <Source note={note} />
        </li>
      ))}
    </ul>
  );
}

function Source({ note: { title, publisher, year, url } }: { note: Note }) {
  return (
    <span>
      <a href={url} rel="noopener">
        {title}
      </a>
      . {publisher}
      {year !== null && `, ${year}`}.
    </span>
  );
}
