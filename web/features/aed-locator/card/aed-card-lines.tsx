import type { AedNote, RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { formatDay } from '../../../languages/format.ts';
import {
  formatAlwaysOpenAlternative,
  formatAvailability,
  formatDistanceWithFeet,
} from '../messages/format-availability.ts';
import { aedReportsText } from '../messages/registry-text.ts';
import { resultListText } from '../messages/result-list-text.ts';
import styles from './aed-card-lines.module.css';

interface AvailabilityLineProps {
  readonly assessed: AssessedAed;
  /** The nearest AED that is open 24/7, which the line suggests instead of a closed one. */
  readonly alwaysOpen: AssessedAed | null;
  readonly now: Date;
  /** A text that replaces the availability. Null to show the availability. */
  readonly text: string | null;
}

/**
 * An icon for the availability. Its shape and its colour differ: a disc for open, a ring for unknown, a bar for closed.
 */
function AvailabilityIcon({ state }: { readonly state: AssessedAed['availability']['state'] }) {
  return (
    <svg className={styles.sign} data-state={state} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {state === 'open' && <circle cx="10" cy="10" r="8" fill="currentColor" />}
      {state === 'unknown' && <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="3" />}
      {state === 'closed' && <path d="M2 10h16" stroke="currentColor" strokeWidth="5" />}
    </svg>
  );
}

/** Says whether an AED will be available on arrival. For a closed AED, it also suggests one that is open 24/7. */
export function AvailabilityLine({ assessed, alwaysOpen, now, text: words }: AvailabilityLineProps) {
  const { state } = assessed.availability;
  return (
    <p className={styles.line}>
      <AvailabilityIcon state={state} />
      <span>
        <strong>{words ?? formatAvailability(assessed, now)}</strong>
        {state === 'closed' && alwaysOpen !== null && <> — {formatAlwaysOpenAlternative(assessed, alwaysOpen)}</>}
      </span>
    </p>
  );
}

/** The maximum length of a text about hours, which takes about two lines on a narrow card. */
const hoursLength = 72;

/** Returns a short text as it is, and only the beginning of a longer one. If possible, it is cut after a whole word. */
export function truncateText(text: string, length = hoursLength): string {
  if (text.length <= length) return text;
  const letters = Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text));
  const cut = letters
    .filter(({ index, segment }) => index + segment.length <= length)
    .map(({ segment }) => segment)
    .join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined).trimEnd()}…`;
}

interface SourceHoursProps {
  /** The opening hours in the words of the source. */
  readonly hoursText: string;
  readonly isWhole?: boolean;
}

/**
 * Shows the source's text about the opening hours if it could not be parsed, because a person may still understand it.
 */
export function SourceHours({ hoursText, isWhole = false }: SourceHoursProps) {
  return (
    <p className={styles.hours}>
      <span className={styles.label}>{isWhole ? resultListText.hoursWhole : resultListText.hoursInSource}</span>{' '}
      <q dir="auto" className={styles.words}>
        {isWhole ? hoursText : truncateText(hoursText)}
      </q>
    </p>
  );
}

/** Whether the card shows only the beginning of the text about the hours, so that the details must show all of it. */
export const isTextTruncated = (hoursText: string) => truncateText(hoursText) !== hoursText;

/**
 * The maximum length of a note, which takes about four lines on a narrow card. A person who is about to run does not
 * read more.
 */
const noteLength = 140;

/**
 * Shortens a note for the card. Directions to the AED are never shortened, because they may end with the phone number
 * to call for the code of the lock.
 */
const textOnCard = ({ text: words, says }: AedNote) => (says === 'way' ? words : truncateText(words, noteLength));

const isNoteCut = (note: AedNote) => textOnCard(note) !== note.text;

/**
 * Returns the notes of one kind: directions to the AED, or limits of access. Notes of any other kind appear only in the
 * details.
 */
const notesOfKind = ({ notes = [] }: RegisteredAed, says: 'way' | 'limit') =>
  notes.filter((note) => note.says === says);

/** Returns the notes that the details must show in full, because the card shortens them or does not show them. */
export const selectDetailNotes = ({ notes = [] }: RegisteredAed): readonly AedNote[] =>
  notes.filter((note) => note.says === undefined || isNoteCut(note));

interface AccessNotesProps {
  readonly aed: RegisteredAed;
  readonly says: 'way' | 'limit';
}

/**
 * Shows a source's notes on access to an AED, one per line, in the language of the note. Renders nothing if there are
 * none.
 */
export function AccessNotes({ aed, says }: AccessNotesProps) {
  const notes = notesOfKind(aed, says);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.lines} data-says={says}>
      {notes.map((note) => (
        <li key={note.text}>
          <span className={styles.wordLinesLabel}>
            {says === 'way' ? resultListText.howToGetIt : resultListText.hoursInSource}
          </span>{' '}
          <NoteWords note={note} words={textOnCard(note)} />
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

/** Shows notes in full, for the details. */
export function FullNotes({ notes }: { readonly notes: readonly AedNote[] }) {
  return notes.map((note) => (
    <p key={note.text}>
      <span className={styles.wordLinesLabel}>{resultListText.hoursInSource}</span>{' '}
      <NoteWords note={note} words={note.text} />
    </p>
  ));
}

const expiredWords = { pads: resultListText.padsExpired, battery: resultListText.batteryExpired };

/**
 * Shows what is uncertain about an AED and which of its parts have expired, one per line. It is above the travel times,
 * because a person may resolve what the software could not. Renders nothing if there is nothing to show.
 */
export function UncertaintyNotes({
  assessed: { aed, expired },
}: {
  readonly assessed: Pick<AssessedAed, 'aed' | 'expired'>;
}) {
  const { state, access, place } = aed.doubts ?? {};
  if (aed.doubts === undefined && expired.length === 0) return null;
  return (
    <ul className={styles.reportedLinesLines}>
      {place !== undefined && (
        <li>
          {place === true
            ? resultListText.placeInDoubt
            : resultListText.doubtOfPlace(formatDistanceWithFeet(place / 1000))}
        </li>
      )}
      {state !== undefined && (
        <li>
          {resultListText.doubtOfState} <q dir="auto">{state}</q>
        </li>
      )}
      {access !== undefined && (
        <li>
          {resultListText.doubtOfAccess} <q dir="auto">{access}</q>
        </li>
      )}
      {expired.map(({ part, last }) => (
        <li key={part}>{expiredWords[part](formatDate(last, null))}</li>
      ))}
    </ul>
  );
}

/** Formats a date in UTC. The year is included if it differs from the year of `now`. */
function formatDate(date: string, now: Date | null): string {
  const year = now !== null && date.startsWith(String(now.getUTCFullYear())) ? undefined : 'numeric';
  return formatDay(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
}

/** Returns a sentence about one report. */
export function formatReport(report: PublicReport, now: Date): string {
  const { kind, state, count, since, last, decided, isContradicted } = report;
  if (state !== 'confirmed' && kind !== 'new')
    return aedReportsText.open[kind](count, formatDate(kind === 'present' ? last : since, now));
  const confirmed = aedReportsText.confirmed[kind](formatDate(decided ?? last, now));
  return isContradicted && kind !== 'gone' ? aedReportsText.contradicted(confirmed) : confirmed;
}

/**
 * Shows the reports about an AED, one per line. They are above the travel times, so that a person who is about to run
 * there sees them.
 */
export function ReportNotes({ aed, now }: { readonly aed: RegisteredAed; readonly now: Date }) {
  return (
    <ul className={styles.reportedLinesLines}>
      {(aed.reported ?? []).map((report) => (
        <li key={`${report.aedId} ${report.kind}`} data-kind={report.kind}>
          {formatReport(report, now)}
          {report.question !== null && (
            <span className={styles.question}>{aedReportsText.question(report.question)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
