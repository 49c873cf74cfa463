import { storedUserId } from '../../backend/session/stored-session.ts';
import { TextField } from '../../ui/control/text-field.tsx';
import styles from './report-sheet.module.css';
import { reportText as text } from './text.ts';

/** A way back to anyone who reports; of those without an account nothing is asked, and they are told what that means. */
export function ContactField({ written }: { readonly written?: string | undefined }) {
  return storedUserId() === null ? (
    <p className={styles.note}>{text.noAnswer}</p>
  ) : (
    <TextField label={text.contact} hint={text.contactHint} name="contact" maxLength={200} defaultValue={written} />
  );
}
