import { listText as text } from '../messages/list-text.ts';
import styles from './register-hours.module.css';

/** About two lines of a narrow card. */
const shortLength = 72;

/** The words where they are short, else their beginning: up to a word where there are spaces, else to a whole letter. */
export function beginningOf(words: string, length = shortLength): string {
  if (words.length <= length) return words;
  const letters = Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(words));
  const cut = letters
    .filter(({ index, segment }) => index + segment.length <= length)
    .map(({ segment }) => segment)
    .join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined).trimEnd()}…`;
}

interface RegisterHoursProps {
  /** As the register writes them. */
  readonly hoursText: string;
  readonly isWhole?: boolean;
}

/** The register's own words on hours that could not be read for certain: a person may read what no rule can. */
export function RegisterHours({ hoursText, isWhole = false }: RegisterHoursProps) {
  return (
    <p className={styles.hours}>
      <span className={styles.label}>{isWhole ? text.hoursWhole : text.hoursInRegister}</span>{' '}
      <q dir="auto" className={styles.words}>
        {isWhole ? hoursText : beginningOf(hoursText)}
      </q>
    </p>
  );
}

/** Whether the beginning leaves anything to be told among the details. */
export const isCut = (hoursText: string) => beginningOf(hoursText) !== hoursText;
