import { type AccessLimit, type AedNote, accessLimits, type RegisteredAed } from '../../domain/aed/aed-registry.ts';
import type { Doubt } from '../doubts/doubt.ts';
import { normaliseText } from '../evidence/split-words.ts';
import { languagesOf } from '../hours/country-languages.ts';
import { readPortable, readYesNo } from '../sources/columns/yes-no.ts';
import { readAedState } from '../sources/read-aed-state.ts';
import { type AccessTextMeaning, readAccessText } from './read-access-text.ts';

type Tags = Readonly<Record<string, string>>;

/** A free text of a record, with the language that its key names. */
interface FreeText {
  readonly text: string;
  readonly language: string | null;
  readonly key: string;
}

const freeKey =
  /^(?:(?:defibrillator|aed|emergency):)?(?:description|note|notes|comment|remarks?|information|access:(?:[a-z_]+)|note:(?:access|opening_hours))(?::([a-z]{2,3}))?$/;
/** Keys of notes for map editors. From these notes, only statements about the state of the AED are used. */
const editorsKey = /^fixme(?::|$)/;
/** Values that are not free texts, such as OpenStreetMap's access values. */
const fixedValues = /^(?:yes|no|none|unknown|private|permissive|customers|designated|destination|https?:\S+|\d+)$/i;

const [maxNoteLength, maxNotes] = [280, 4];

/** Returns the language of a text, if only one language uses its script. */
function languageOfScript(text: string): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  if (/\p{Script=Hebrew}/u.test(text)) return 'he';
  return /\p{Script=Greek}/u.test(text) ? 'el' : null;
}

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * Shortens a text to the maximum length of a note. It is cut between words if it has spaces, otherwise between code
 * points.
 */
function shorten(text: string): string {
  if (text.length <= maxNoteLength) return text;
  const letters = Array.from(text);
  if (letters.length <= maxNoteLength) return text;
  const cut = letters.slice(0, maxNoteLength - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > maxNoteLength / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function freeTextsOf(tags: Tags): FreeText[] {
  return Object.keys(tags)
    .sort()
    .flatMap((key) => {
      const match = freeKey.exec(key);
      const isEditors = editorsKey.test(key);
      const text = oneLine(tags[key] ?? '');
      if ((match === null && !isEditors) || text === '' || fixedValues.test(text)) return [];
      return [{ text, language: match?.[1] ?? null, key }];
    });
}

const ways: readonly AccessLimit[] = ['request', 'ring', 'key', 'code', 'call'];

/** The notes for the card, made from the free texts of a record, and the access limits that these texts state. */
export interface RecordNotes {
  readonly notes: readonly AedNote[];
  readonly limits: readonly AccessLimit[];
  readonly doubts: readonly Doubt[];
  /** Why the free texts make the record unusable; null if they do not. */
  readonly dropBecause: string | null;
}

type Shown = Pick<RegisteredAed, 'name' | 'address' | 'location' | 'hoursText'>;

/** Returns the texts of a record that its card already shows. */
function shownTextsOf({ location, hoursText }: Shown, { name, access, mobile }: Tags): FreeText[] {
  const places = Object.entries(location).map(([language, text]) => ({
    text,
    language: language === 'und' ? null : language,
    key: 'location',
  }));
  const hours = hoursText === null ? [] : [{ text: hoursText, language: null, key: 'hours' }];
  // OpenStreetMap's access values are not free texts.
  const accessTexts =
    access === undefined || fixedValues.test(access) ? [] : [{ text: access, language: null, key: 'access' }];
  return [
    ...places,
    ...hours,
    ...accessTexts,
    // The value may describe the vehicle, as in "Móvel (viatura)".
    ...(mobile === undefined || readPortable(mobile) !== true ? [] : [{ text: mobile, language: null, key: 'mobile' }]),
    ...(name === undefined ? [] : [{ text: name, language: null, key: 'name' }]),
  ];
}

/**
 * Returns those access limits of a text that count. In a name, only vehicles count; in an editor's note, only vehicles
 * and portable AEDs.
 */
function countedLimits(
  { key, text }: FreeText,
  { limits: stated, closures }: AccessTextMeaning,
): readonly AccessLimit[] {
  // A text such as "Mo-Fr 9-17, So geschlossen" contains opening hours. Its closures are part of these, not another
  // limit.
  const limits = key === 'hours' ? stated : [...stated, ...closures];
  if (key === 'name') return limits.filter((limit) => limit === 'vehicle');
  if (editorsKey.test(key)) return limits.filter((limit) => limit === 'vehicle' || limit === 'carried');
  return key.startsWith('access:') && text.includes('@') ? [...limits, 'partly'] : limits;
}

function doubtOf({ key, text }: FreeText, { states }: AccessTextMeaning): Doubt[] {
  if (states.length === 0 || key === 'name' || key === 'hours') return [];
  const reason = `its notes say that it may be missing or not working (${states.join(', ')}): "${text.slice(0, 60)}"`;
  return [{ kind: 'state in words', reason, says: text }];
}

const saidByState: readonly AccessLimit[] = ['always', 'vehicle', 'carried'];

/**
 * Returns the note that the card shows for a text; null if the card does not need it. A description of the location is
 * shown only if people must read it before they leave.
 */
function noteOf(entry: FreeText, meaning: AccessTextMeaning): AedNote | null {
  const isWay = meaning.limits.some((limit) => ways.includes(limit));
  const isElsewhere =
    editorsKey.test(entry.key) ||
    entry.key === 'hours' ||
    entry.key === 'name' ||
    entry.key === 'access' ||
    entry.key === 'mobile';
  // The card already says that an AED is portable, and its location details say where it is.
  const isLimit = countedLimits(entry, meaning).some((limit) => !saidByState.includes(limit));
  if (isElsewhere || (entry.key === 'location' && !isWay && !isLimit)) return null;
  const language = entry.language ?? languageOfScript(entry.text) ?? meaning.language;
  return {
    text: shorten(entry.text),
    ...(language !== null && { language }),
    ...((isWay || isLimit) && { says: isWay ? 'way' : 'limit' }),
  };
}

/**
 * Collects the free texts of a record that its card does not show yet, and the access limits of all its texts,
 * including those of its location and hours. `country` is an ISO 3166-1 code in lower case; the languages of that
 * country are tried first.
 */
export function collectRecordNotes(tags: Tags, shown: Shown, country: string | null): RecordNotes {
  const languages = languagesOf(country);
  const free = freeTextsOf(tags);
  const onCard = shownTextsOf(shown, tags);
  const seen = new Set([shown.name, shown.address ?? '', ...onCard.map(({ text }) => text)].map(normaliseText));
  const read = [...free, ...onCard].map((entry) => {
    const ofText = entry.language === null ? languages : [entry.language, 'en'];
    return { entry, meaning: readAccessText(entry.text, ofText) };
  });
  const notes = read.flatMap(({ entry, meaning }) => {
    const text = normaliseText(entry.text);
    if (entry.key !== 'location' && seen.has(text)) return [];
    seen.add(text);
    return noteOf(entry, meaning) ?? [];
  });
  return {
    notes: inOrder(notes).slice(0, maxNotes),
    limits: resolveLimits(new Set(read.flatMap(({ entry, meaning }) => countedLimits(entry, meaning))), tags),
    doubts: read.flatMap(({ entry, meaning }) => doubtOf(entry, meaning)).slice(0, 1),
    dropBecause: reasonNotInUse(free),
  };
}

const importance = (note: AedNote) => (note.says === 'way' ? 0 : note.says === 'limit' ? 1 : 2);
const inOrder = (notes: readonly AedNote[]) => [...notes].sort((a, b) => importance(a) - importance(b));

/**
 * Resolves contradictions between limits. "Always" only counts if there is no other limit. A tag alone is enough to
 * call an AED portable.
 */
function resolveLimits(limits: ReadonlySet<AccessLimit>, tags: Tags): AccessLimit[] {
  const all = new Set(limits);
  if (readPortable(tags['defibrillator:mobile'] ?? tags.mobile) === true)
    all.add(all.has('vehicle') ? 'vehicle' : 'carried');
  // Any value except a "no" counts, because a cell of this column contains a mark such as "x" or repeats the heading.
  if (tags.insiders_only !== undefined && readYesNo(tags.insiders_only) !== false) all.add('insiders');
  if ([...all].some((limit) => limit !== 'always')) all.delete('always');
  if (all.has('vehicle')) all.delete('carried');
  return accessLimits.filter((limit) => all.has(limit));
}

/**
 * Returns the reason to drop a record if one of its texts says only that the AED is not in use; null if there is no
 * such text.
 */
function reasonNotInUse(free: readonly FreeText[]): string | null {
  const bad = free.find(
    ({ key, text }) => !editorsKey.test(key) && readYesNo(text) === null && readAedState(text) === 'not in use',
  );
  return bad === undefined ? null : `its source says in words that it is not in use: ${bad.text.slice(0, 60)}`;
}
