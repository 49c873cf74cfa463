import { readStoredUserId } from '../../backend/session/stored-session.ts';
import { TextField } from '../../ui/control/text-field.tsx';
import styles from './report-sheet.module.css';
import { reportText as text } from './text.ts';

/**
 * A text field for contact details. A visitor who is not signed in sees a note instead, which says that nobody can reply.
 */
export function ContactField({ written }: { readonly written?: string | undefined }) {
  return readStoredUserId() === null ? (
    <p className={`note ${styles.note}`}>{text.noAnswer}</p>
  ) : (
    <TextField label={text.contact} hint={text.contactHint} name="contact" maxLength={200} defaultValue={written} />
  );
}
