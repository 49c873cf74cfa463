import { type AccessLimit, accessLimits } from '../../domain/aed/aed-registry.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { RecentValuesCache } from '../recent-values-cache.ts';
import { asianPhrases } from './languages/asian.ts';
import { easternEuropeanAndMiddleEasternPhrases } from './languages/eastern-european-and-middle-eastern.ts';
import { europeanPhrases } from './languages/european.ts';
import { northernEuropeanPhrases } from './languages/northern-european.ts';
import { westernPhrases } from './languages/western.ts';
import type { LimitPhrases, StateWord } from './limit-phrases.ts';
import {
  type PhraseMatch,
  type PhraseMeaning,
  SpacedPhrases,
  UnspacedPhrases,
  unspacedScripts,
} from './match-phrases.ts';
import { readTimeLimit } from './read-time-limit.ts';

/** The meaning of a text about the access to an AED and about its state. */
export interface AccessTextMeaning {
  readonly limits: readonly AccessLimit[];
  readonly states: readonly StateWord[];
  /** Times at which the AED is closed. They limit access, except in a text that contains opening hours. */
  readonly closures: readonly AccessLimit[];
  /** The language of the matched phrases; null if they are in several languages. */
  readonly language: string | null;
}

const tables: Readonly<Record<string, LimitPhrases>> = {
  ...westernPhrases,
  ...europeanPhrases,
  ...northernEuropeanPhrases,
  ...easternEuropeanAndMiddleEasternPhrases,
  ...asianPhrases,
};
/** Languages that use the phrases of a closely related language. */
const sharedTables: Readonly<Record<string, string>> = {
  no: 'da',
  nb: 'da',
  nn: 'da',
  sk: 'cs',
  hr: 'sl',
  bs: 'sl',
  sr: 'sl',
  be: 'ru',
  ca: 'es',
  gl: 'es',
};
const unspaced: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'th']);

const isSpaced = (language: string) => !unspaced.has(language);
const spacedPhrases = new SpacedPhrases(
  Object.fromEntries(Object.entries(tables).filter(([language]) => isSpaced(language))),
);
const unspacedPhrases = new Map(
  Object.entries(tables).flatMap(([language, table]) =>
    isSpaced(language) ? [] : [[language, new UnspacedPhrases(table)] as const],
  ),
);

/**
 * Languages with prepositions. In these, a vehicle is the location of an AED only if its word follows a preposition.
 * Otherwise the text may describe a gate for vehicles.
 */
const withPrepositions: ReadonlySet<string> = new Set('en de fr it es pt nl pl cs sl sv da ro ru uk bg el'.split(' '));
const prepositions: ReadonlySet<string> = new Set(
  'in im on aboard inside with the a an einem den dem auf dans sur le un une nel nello nella sul sulla su un en el la un una no na num numa do da uma op een de het w we na wyposazeniu wyposazenie kabinie aed v ve vo u i pa på en et σε στο в во на у по'.split(
    ' ',
  ),
);

const times: readonly PhraseMeaning[] = 'hours work school worship sports events presence season daytime partly'.split(
  ' ',
) as PhraseMeaning[];
const people: readonly PhraseMeaning[] = ['staff', 'members', 'insiders'];
const ways: readonly PhraseMeaning[] = ['request', 'ring', 'key', 'code', 'call'];
const states: readonly PhraseMeaning[] = ['broken', 'serviced', 'planned', 'removed', 'expired'];

/**
 * Words for "no" and "without" that negate the noun after them, such as in "no opening hours". "Not during opening
 * hours" is different, because it limits access.
 */
const nounNegations =
  /^(without|kein|keine|ohne|sans|aucun|aucune|senza|nessun|nessuna|sin|ningun|sem|nenhum|geen|zonder|bez|utan|uten|uden|ilman|fara|без|χωρις)$/u;
/** Words for "without" that follow their noun. */
const postpositions = /^(nelkul|nelkuli|olmadan)$/u;
/** A children's key only switches an AED to children's mode, and a QR code or a postcode opens nothing. */
const childKeyWords =
  /^(child|children|childs|infant|paediatric|pediatric|pediatryczn\w*|dzieciec\w*|dla|pediatri\w*|kinder|enfant\w*)$/u;
const otherCodes = /^(qr|zip|post|postal|bar|area|what3words|plus)$/u;
/** Words after the French "casse" that form another word, such as "casse-croûte", a snack bar. */
const casseCompounds = /^(croutes?|tetes?|noix)$/u;
/** First-aid kits are portable, so "portable" may refer to one that hangs next to an AED. */
const firstAid = /^(aid|apteczk\w*|verbandskasten|verbandkasten|pocket)$/u;
/** Words for an alarm that sounds when the box is opened or the AED is removed. An alarm does not limit access. */
const alarms = /alarm|sirene|signal/u;

/** Returns a pattern that finds any of the words, separated by "|", in a text without capitals and accents. */
const anyOfFolded = (words: string) => new RegExp(words.split('|').map(foldText).join('|'), 'u');
/** Phrases for "cannot be used". Next to a time they limit access, and do not mean that the AED is broken. */
const cannotBeUsed = anyOfFolded('不可|できません|使えません|不能|불가');
const timesInAsia = anyOfFolded(
  '夜間|夜间|深夜|早朝|土日|日曜|祝|平日|休館|閉館|休業|休日|時間外|以降|年末年始|周末|週末|节假日|야간|주말|휴일|영업시간',
);

const breaks = /[.;!?。；！？\n|()（）]+(?=\s|$)|[;!?。；、，\n|()（）]|,\s|\s[-–—/]\s|(?<=\p{L})\/(?=\p{L})/u;

const isNear = (match: PhraseMatch, from: number, to: number) => match.to > from && match.from < to;

/** A clause of a text, matched against the phrases of one language. */
class Clause {
  readonly #words: readonly string[];
  readonly #matches: readonly PhraseMatch[];
  readonly #language: string;
  /** The distance at which a negation still has an effect, in words, or in letters for scripts without spaces. */
  readonly #reach: number;

  constructor(words: readonly string[], matches: readonly PhraseMatch[], language: string) {
    this.#words = words;
    this.#matches = matches;
    this.#language = language;
    this.#reach = unspaced.has(language) ? 8 : 3;
  }

  #has(meaning: PhraseMeaning, from: number, to: number): boolean {
    return this.#matches.some((match) => match.meaning === meaning && isNear(match, from, to));
  }

  /** Counts the negations anywhere before a match; 0 if none of them is close to it. */
  #deniedBefore({ from }: PhraseMatch, reach = this.#reach): number {
    const before = this.#matches.filter(({ meaning, to }) => meaning === 'not' && to <= from);
    return before.some(({ from: at }) => at >= from - reach) ? before.length : 0;
  }

  #isNeedless({ from, to }: PhraseMatch): boolean {
    const isPostponed = postpositions.test(this.#words[to] ?? '');
    const isDeniedAgain = this.#has('not', to + (isPostponed ? 1 : 0), to + 4);
    if (this.#deniedBefore({ from, to } as PhraseMatch) % 2 === 1 || isPostponed) return !isDeniedAgain;
    // Chinese puts "not needed" before the noun.
    const start = unspaced.has(this.#language) ? from - this.#reach : from;
    return this.#has('needless', start, to + this.#reach + 2);
  }

  #isOtherThing({ meaning, from, to }: PhraseMatch): boolean {
    const [before = '', after = ''] = [this.#words[from - 1], this.#words[to]];
    if (meaning === 'key') return childKeyWords.test(before) || childKeyWords.test(after);
    if (meaning === 'code') return otherCodes.test(before);
    if (meaning === 'broken' && casseCompounds.test(after)) return true;
    if (meaning === 'vehicle' && to - from === 1 && withPrepositions.has(this.#language)) {
      return from > 0 && !prepositions.has(before);
    }
    if (meaning === 'carried') return this.#words.some((word) => firstAid.test(word));
    return (meaning === 'removed' || meaning === 'broken') && this.#words.some((word) => alarms.test(word));
  }

  /** Returns the meaning of a match in this clause; null if it is negated or means something else here. */
  #meaningOf(match: PhraseMatch): PhraseMeaning | null {
    const { meaning } = match;
    if (this.#isOtherThing(match)) return null;
    if (this.#isDenied(match)) return meaning === 'always' ? 'hours' : null;
    return this.#saysWhen(match) ? 'hours' : meaning;
  }

  #saysWhen({ meaning, from, to }: PhraseMatch): boolean {
    if (meaning !== 'broken' || !unspaced.has(this.#language)) return false;
    const text = this.#words.join('');
    return cannotBeUsed.test(text.slice(from, to)) && timesInAsia.test(text);
  }

  #isDenied(match: PhraseMatch): boolean {
    const { meaning, from } = match;
    const isUnlimited = () => this.#matches.some((other) => other.meaning === 'unlimited');
    if (times.includes(meaning)) {
      const before = this.#words[from - 1] ?? '';
      // In Portuguese, "no" means "in the".
      return isUnlimited() || nounNegations.test(before) || (before === 'no' && this.#language === 'en');
    }
    if (people.includes(meaning)) return isUnlimited() || this.#deniedBefore(match, 1) === 1;
    if (ways.includes(meaning)) return this.#isNeedless(match);
    return this.#deniedBefore(match) % 2 === 1;
  }

  /** Returns the meanings that the clause expresses, and those that it negates. */
  meanings(): ClauseMeanings {
    const expressed = this.#matches.filter(({ meaning }) => !['not', 'needless', 'unlimited'].includes(meaning));
    const found = expressed.map((match) => this.#meaningOf(match)).filter((meaning) => meaning !== null);
    return { found, denied: expressed.filter((match) => this.#isDenied(match)).map(({ meaning }) => meaning) };
  }
}

interface ClauseMeanings {
  readonly found: readonly PhraseMeaning[];
  readonly denied: readonly PhraseMeaning[];
}

/** Phrases for "outside opening hours". If the text says how to get the AED then, the hours do not limit access. */
const outsideHours =
  /(^| )(poza (tymi )?godzin|po godzinach|godzinach zamkniecia|pozostalych godzinach|ausserhalb|aussrhalb|nachts|outside|after hours|out of hours|en dehors|hors des? (heures|horaires)|fuori (dall)?orari|fuori dagli|al di fuori|fuera del? horario|fora do horario|buiten (openings|kantoor)|mimo (provozni|oteviraci|pracovni|otvarac)|izven|izvan|utanfor|uden ?for|utenfor|вне |поза |извън |εκτος ωραριου)|時間外|閉館|夜間|非营业|非營業|시간외|야간/u;
const ofHours: readonly PhraseMeaning[] = ['hours', 'work', 'partly'];

/** Phrases with fewer letters are only matched in the languages of the country. */
const minForeignLength = 7;

/** The words of a clause, with the matches of all languages that put spaces between words. */
interface MatchedClause {
  readonly words: readonly string[];
  readonly spaced: ReadonlyMap<string, readonly PhraseMatch[]>;
}

const noMatches: readonly PhraseMatch[] = [];

function matchesIn({ words, spaced }: MatchedClause, language: string): readonly PhraseMatch[] {
  return unspacedPhrases.get(language)?.find(words) ?? spaced.get(language) ?? noMatches;
}

function meaningsIn(clauses: readonly MatchedClause[], language: string, leastLength: number) {
  const [found, denied] = [new Set<PhraseMeaning>(), new Set<PhraseMeaning>()];
  for (const clause of clauses) {
    const matches = matchesIn(clause, language);
    if (!matches.some(({ length }) => length >= leastLength)) continue;
    const meanings = new Clause(clause.words, matches, language).meanings();
    for (const meaning of meanings.found) found.add(meaning);
    for (const meaning of meanings.denied) denied.add(meaning);
  }
  return { language, found, denied };
}

function clausesOf(text: string): MatchedClause[] {
  return text
    .split(breaks)
    .map((clause) => foldText(clause))
    .filter((folded) => folded !== '')
    .map((folded) => folded.split(' '))
    .map((words) => ({ words, spaced: spacedPhrases.find(words) }));
}

const everyLanguage: ReadonlySet<string> = new Set(Object.keys(tables));

const isUnlimitedIn = (clause: MatchedClause, language: string) =>
  matchesIn(clause, language).some(({ meaning }) => meaning === 'unlimited');

/** Returns the closing times in a text. A clause that also says "accessible when closed" does not count. */
function closuresOf(clauses: readonly MatchedClause[], languages: ReadonlySet<string>): AccessLimit[] {
  const stated = clauses.filter((clause) => ![...languages].some((language) => isUnlimitedIn(clause, language)));
  return [...new Set(stated.flatMap(({ words }) => readTimeLimit(words, languages) ?? []))];
}

const tableOf = (language: string) => sharedTables[language] ?? language;

function readIn(text: string, languages: readonly string[]): AccessTextMeaning {
  const clauses = clausesOf(text);
  const isUnspaced = unspacedScripts.test(text);
  const likely = new Set([...languages.map(tableOf), ...(isUnspaced ? unspaced : [])]);
  let read = [...likely].map((language) => meaningsIn(clauses, language, 1));
  if (read.every(({ found, denied }) => found.size + denied.size === 0)) {
    const others = Object.keys(tables).filter((language) => !likely.has(language));
    read = others.map((language) => meaningsIn(clauses, language, minForeignLength));
  }
  // A German "ohne Code" also contains the English word "code", whose negation only the German reading recognises.
  const isDenied = (meaning: PhraseMeaning) => read.some(({ denied }) => denied.has(meaning));
  const meanings = new Set(read.flatMap(({ found }) => [...found].filter((meaning) => !isDenied(meaning))));
  const isOutside = () => clauses.some(({ words }) => outsideHours.test(words.join(' ')));
  const hasWay = ways.some((way) => meanings.has(way));
  if (hasWay && ofHours.some((meaning) => meanings.has(meaning)) && isOutside()) {
    for (const meaning of ofHours) meanings.delete(meaning);
  }
  const isSilent = read.every(({ found, denied }) => found.size + denied.size === 0);
  const ownClosures = closuresOf(clauses, likely);
  const closures = isSilent && ownClosures.length === 0 ? closuresOf(clauses, everyLanguage) : ownClosures;
  // A text such as "nieczynne w niedziele" only says that the AED is not available on a certain day.
  if (closures.length > 0) meanings.delete('broken');
  const spoken = read.filter(({ found }) => found.size > 0).map(({ language }) => language);
  const [only] = spoken;
  return {
    limits: accessLimits.filter((limit) => meanings.has(limit)),
    closures,
    states: states.filter((state) => meanings.has(state)) as StateWord[],
    language:
      spoken.length === 1 && only !== undefined ? (languages.find((own) => tableOf(own) === only) ?? only) : null,
  };
}

/**
 * Maximum number of letters that are read, far more than OpenStreetMap's limit of 255. The time grows with the square
 * of a clause's length, so a text of several megabytes would take hours.
 */
const maxTextLength = 5000;

/** Maximum number of texts in the cache. Most sources repeat the same sentences. */
const maxCachedTexts = 8192;
const known = new RecentValuesCache<string, AccessTextMeaning>(maxCachedTexts);

/**
 * Interprets a text about the times and access of an AED and about its state. The languages of its country are tried
 * first, then all others. Negated phrases, such as "no key needed", do not count.
 */
export function readAccessText(text: string, languages: readonly string[]): AccessTextMeaning {
  const read = text.slice(0, maxTextLength);
  return known.getOrCompute(`${languages.join()} ${read}`, () => readIn(read, languages));
}
