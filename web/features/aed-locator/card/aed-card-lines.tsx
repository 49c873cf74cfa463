import type { AedNote, RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { formatDay } from '../../../languages/format.ts';
import { formatAlternative, formatAvailability, formatDistanceWithFeet } from '../messages/format-availability.ts';
import { listText } from '../messages/list-text.ts';
import { reportedText } from '../messages/registry-text.ts';
import styles from './aed-card-lines.module.css';

interface AvailabilityLineProps {
  readonly usable: AssessedAed;
  /** The nearest AED that is open 24/7, as an alternative to a closed one. */
  readonly alwaysOpen: AssessedAed | null;
  readonly now: Date;
  /** Text to show instead of the availability; null to show the availability. */
  readonly words: string | null;
}

/** An icon that differs by shape and colour: filled for open, a ring for unknown, a bar for closed. */
function StateSign({ state }: { readonly state: AssessedAed['availability']['state'] }) {
  return (
    <svg className={styles.sign} data-state={state} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {state === 'open' && <circle cx="10" cy="10" r="8" fill="currentColor" />}
      {state === 'unknown' && <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="3" />}
      {state === 'closed' && <path d="M2 10h16" stroke="currentColor" strokeWidth="5" />}
    </svg>
  );
}

/** Whether an AED is available on arrival; for a closed one also the alternative. */
export function AvailabilityLine({ usable, alwaysOpen, now, words }: AvailabilityLineProps) {
  const { state } = usable.availability;
  return (
    <p className={styles.line}>
      <StateSign state={state} />
      <span>
        <strong>{words ?? formatAvailability(usable, now)}</strong>
        {state === 'closed' && alwaysOpen !== null && <> — {formatAlternative(usable, alwaysOpen)}</>}
      </span>
    </p>
  );
}

/** About two lines on a narrow card. */
const hoursLength = 72;

/** A short text as it is, else its beginning: cut at a word if there are spaces, else at a character. */
export function truncateText(words: string, length = hoursLength): string {
  if (words.length <= length) return words;
  const letters = Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(words));
  const cut = letters
    .filter(({ index, segment }) => index + segment.length <= length)
    .map(({ segment }) => segment)
    .join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined).trimEnd()}…`;
}

interface SourceHoursProps {
  /** The hours as the register writes them. */
  readonly hoursText: string;
  readonly isWhole?: boolean;
}

/** A register's text about hours that could not be parsed, because a person may still understand it. */
export function SourceHours({ hoursText, isWhole = false }: SourceHoursProps) {
  return (
    <p className={styles.hours}>
      <span className={styles.label}>{isWhole ? listText.hoursWhole : listText.hoursInRegister}</span>{' '}
      <q dir="auto" className={styles.words}>
        {isWhole ? hoursText : truncateText(hoursText)}
      </q>
    </p>
  );
}

/** Whether the card shows only the beginning of the hours, so that the details must show all of them. */
export const isTextTruncated = (hoursText: string) => truncateText(hoursText) !== hoursText;

/** About four lines on a narrow card: a person about to run reads no more. */
const noteLength = 140;

/** Directions to the AED are never shortened: the end may be a phone number that gives the code of the lock. */
const wordsOnCard = ({ text: words, says }: AedNote) => (says === 'way' ? words : truncateText(words, noteLength));

const isNoteCut = (note: AedNote) => wordsOnCard(note) !== note.text;

/** The notes of one kind: directions, or limits of access. Notes of neither kind appear only in the details. */
const notesThatSay = ({ notes = [] }: RegisteredAed, says: 'way' | 'limit') =>
  notes.filter((note) => note.says === says);

/** The notes that the details show in full: those of neither kind, and those shortened on the card. */
export const notesInDetails = ({ notes = [] }: RegisteredAed): readonly AedNote[] =>
  notes.filter((note) => note.says === undefined || isNoteCut(note));

interface WordLinesProps {
  readonly aed: RegisteredAed;
  readonly says: 'way' | 'limit';
}

/** A register's notes on access to an AED, in their language, one per line; nothing if there are none. */
export function AccessNotes({ aed, says }: WordLinesProps) {
  const notes = notesThatSay(aed, says);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.lines} data-says={says}>
      {notes.map((note) => (
        <li key={note.text}>
          <span className={styles.wordLinesLabel}>
            {says === 'way' ? listText.howToGetIt : listText.hoursInRegister}
          </span>{' '}
          <NoteWords note={note} words={wordsOnCard(note)} />
        </li>
      ))}
    </ul>
  );
}

function NoteWords({ note, words }: { readonly note: AedNote; readonly words: string }) {
  return (
    <q lang={note.language} dir="auto" className={styles.wordLinesWords}>
      {words}
    </q>
  );
}

/** The notes in full, for the details. */
export function FullNotes({ notes }: { readonly notes: readonly AedNote[] }) {
  return notes.map((note) => (
    <p key={note.text}>
      <span className={styles.wordLinesLabel}>{listText.hoursInRegister}</span>{' '}
      <NoteWords note={note} words={note.text} />
    </p>
  ));
}

const expiredWords = { pads: listText.padsExpired, battery: listText.batteryExpired };

/**
 * What is uncertain about an AED, and which of its parts have expired, one per line. Shown above the travel times,
 * because a person may understand what the software could not. Null if there is nothing to show.
 */
export function UncertaintyNotes({
  usable: { aed, expired },
}: {
  readonly usable: Pick<AssessedAed, 'aed' | 'expired'>;
}) {
  const { state, access, place } = aed.doubts ?? {};
  if (aed.doubts === undefined && expired.length === 0) return null;
  return (
    <ul className={styles.reportedLinesLines}>
      {place !== undefined && (
        <li>{place === true ? listText.placeInDoubt : listText.doubtOfPlace(formatDistanceWithFeet(place / 1000))}</li>
      )}
      {state !== undefined && (
        <li>
          {listText.doubtOfState} <q dir="auto">{state}</q>
        </li>
      )}
      {access !== undefined && (
        <li>
          {listText.doubtOfAccess} <q dir="auto">{access}</q>
        </li>
      )}
      {expired.map(({ part, last }) => (
        <li key={part}>{expiredWords[part](dayWords(last, null))}</li>
      ))}
    </ul>
  );
}

/** A UTC date as text, with the year if it differs from that of `now`. */
function dayWords(date: string, now: Date | null): string {
  const year = now !== null && date.startsWith(String(now.getUTCFullYear())) ? undefined : 'numeric';
  return formatDay(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
}

/** One report as a sentence. */
export function formatReport(report: PublicReport, now: Date): string {
  const { kind, state, count, since, last, decided, isContradicted } = report;
  if (state !== 'confirmed' && kind !== 'new')
    return reportedText.open[kind](count, dayWords(kind === 'present' ? last : since, now));
  const confirmed = reportedText.confirmed[kind](dayWords(decided ?? last, now));
  return isContradicted && kind !== 'gone' ? reportedText.contradicted(confirmed) : confirmed;
}

/** The reports about an AED, one per line. Shown above the travel times, for a person about to run there. */
export function ReportNotes({ aed, now }: { readonly aed: RegisteredAed; readonly now: Date }) {
  return (
    <ul className={styles.reportedLinesLines}>
      {(aed.reported ?? []).map((report) => (
        <li key={`${report.aedId} ${report.kind}`} data-kind={report.kind}>
          {formatReport(report, now)}
          {report.question !== null && (
            <span className={styles.question}>{reportedText.question(report.question)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
