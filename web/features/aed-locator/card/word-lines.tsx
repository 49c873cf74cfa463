import type { AedNote, RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { listText as text } from '../messages/list-text.ts';
import { beginningOf } from './register-hours.tsx';
import styles from './word-lines.module.css';

/** About four lines of a narrow card: who is about to run reads no more. */
const shortLength = 140;

const isCut = ({ text: words }: AedNote) => beginningOf(words, shortLength) !== words;

/** How to get it comes first; then what else limits it; what is neither waits among the details. */
const notesThatSay = ({ notes = [] }: RegisteredAed, says: 'way' | 'limit') =>
  notes.filter((note) => note.says === says);

/** Notes that the details tell in full: the rest, and those of which the card shows the beginning. */
export const notesInDetails = ({ notes = [] }: RegisteredAed): readonly AedNote[] =>
  notes.filter((note) => note.says === undefined || isCut(note));

interface WordLinesProps {
  readonly aed: RegisteredAed;
  readonly says: 'way' | 'limit';
}

/** What the register's own words say of getting an AED, in their own language, a line each; nothing where they say nothing. */
export function WordLines({ aed, says }: WordLinesProps) {
  const notes = notesThatSay(aed, says);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.lines} data-says={says}>
      {notes.map((note) => (
        <li key={note.text}>
          <span className={styles.label}>{says === 'way' ? text.howToGetIt : text.hoursInRegister}</span>{' '}
          <NoteWords note={note} words={beginningOf(note.text, shortLength)} />
        </li>
      ))}
    </ul>
  );
}

function NoteWords({ note, words }: { readonly note: AedNote; readonly words: string }) {
  return (
    <q lang={note.language} dir="auto" className={styles.words}>
      {words}
    </q>
  );
}

/** The words of the details, whole. */
export function WholeNotes({ notes }: { readonly notes: readonly AedNote[] }) {
  return notes.map((note) => (
    <p key={note.text}>
      <span className={styles.label}>{text.hoursInRegister}</span> <NoteWords note={note} words={note.text} />
    </p>
  ));
}
