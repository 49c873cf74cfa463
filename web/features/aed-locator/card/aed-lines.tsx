import type { AedNote, RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { SourceDoubts } from '../../../../domain/aed/register-doubts.ts';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { formatDay } from '../../../languages/format.ts';
import { formatAlternative, formatAvailability, formatLength } from '../messages/availability-words.ts';
import { listText } from '../messages/list-text.ts';
import { reportedText } from '../messages/registry-text.ts';
import styles from './aed-lines.module.css';

interface AvailabilityLineProps {
  readonly usable: UsableAed;
  /** The nearest one that is open at all hours, for those that are closed. */
  readonly alwaysOpen: UsableAed | null;
  readonly now: Date;
  /** In the place of the state's own words; null for those. */
  readonly words: string | null;
}

/** A sign by shape and colour alike: filled for open, a ring for unknown, a bar for closed. */
function StateSign({ state }: { readonly state: UsableAed['availability']['state'] }) {
  return (
    <svg className={styles.sign} data-state={state} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {state === 'open' && <circle cx="10" cy="10" r="8" fill="currentColor" />}
      {state === 'unknown' && <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="3" />}
      {state === 'closed' && <path d="M2 10h16" stroke="currentColor" strokeWidth="5" />}
    </svg>
  );
}

/** Whether an AED is available on arrival, in words, and for a closed one where to go instead. */
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

/** About two lines of a narrow card. */
const hoursLength = 72;

/** The words where they are short, else their beginning: up to a word where there are spaces, else to a whole letter. */
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

interface RegisterHoursProps {
  /** As the register writes them. */
  readonly hoursText: string;
  readonly isWhole?: boolean;
}

/** The register's own words on hours that could not be read for certain: a person may read what no rule can. */
export function SourceHours({ hoursText, isWhole = false }: RegisterHoursProps) {
  return (
    <p className={styles.hours}>
      <span className={styles.label}>{isWhole ? listText.hoursWhole : listText.hoursInRegister}</span>{' '}
      <q dir="auto" className={styles.words}>
        {isWhole ? hoursText : truncateText(hoursText)}
      </q>
    </p>
  );
}

/** Whether the beginning leaves anything to be told among the details. */
export const isCut = (hoursText: string) => truncateText(hoursText) !== hoursText;

/** About four lines of a narrow card: who is about to run reads no more. */
const noteLength = 140;

const isNoteCut = ({ text: words }: AedNote) => truncateText(words, noteLength) !== words;

/** How to get it comes first; then what else limits it; what is neither waits among the details. */
const notesThatSay = ({ notes = [] }: RegisteredAed, says: 'way' | 'limit') =>
  notes.filter((note) => note.says === says);

/** Notes that the details tell in full: the rest, and those of which the card shows the beginning. */
export const notesInDetails = ({ notes = [] }: RegisteredAed): readonly AedNote[] =>
  notes.filter((note) => note.says === undefined || isNoteCut(note));

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
          <span className={styles.wordLinesLabel}>
            {says === 'way' ? listText.howToGetIt : listText.hoursInRegister}
          </span>{' '}
          <NoteWords note={note} words={truncateText(note.text, noteLength)} />
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

/** The words of the details, whole. */
export function WholeNotes({ notes }: { readonly notes: readonly AedNote[] }) {
  return notes.map((note) => (
    <p key={note.text}>
      <span className={styles.wordLinesLabel}>{listText.hoursInRegister}</span>{' '}
      <NoteWords note={note} words={note.text} />
    </p>
  ));
}

/** What of an AED could not be read for certain, a line each and above the ways to it: a person may understand what no rule can. */
export function DoubtLines({ doubts }: { readonly doubts: SourceDoubts }) {
  const { state, access, place } = doubts;
  return (
    <ul className={styles.reportedLinesLines}>
      {place !== undefined && (
        <li>{place === true ? listText.placeInDoubt : listText.doubtOfPlace(formatLength(place / 1000))}</li>
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
    </ul>
  );
}

/** A day of UTC in words; with its year where that is another one. */
function dayWords(date: string, now: Date): string {
  const year = date.startsWith(String(now.getUTCFullYear())) ? undefined : 'numeric';
  return formatDay(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
}

/** What is reported of an AED in one sentence. */
export function formatReport(report: PublicReport, now: Date): string {
  const { kind, state, count, since, last, decided, isContradicted } = report;
  if (state !== 'confirmed' && kind !== 'new')
    return reportedText.open[kind](count, dayWords(kind === 'present' ? last : since, now));
  const confirmed = reportedText.confirmed[kind](dayWords(decided ?? last, now));
  return isContradicted && kind !== 'gone' ? reportedText.contradicted(confirmed) : confirmed;
}

/** What people report of an AED, a line each: above the ways to it, for somebody is about to run there. */
export function ReportedLines({ aed, now }: { readonly aed: RegisteredAed; readonly now: Date }) {
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
