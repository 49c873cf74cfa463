import { translations } from '../../web/languages/languages.ts';
import { evaluateMessage } from './compile-messages.ts';
import type { EnglishMessage } from './english-messages.ts';
import { type IcuMessage, partOptionsOf, TYPE } from './icu-message.ts';
import { type ValueKind, valueKindOf } from './value-kinds.ts';

/**
 * Languages whose nouns do not change after a number. Their messages need no plural, although their verbs have two
 * forms.
 */
export const languagesWithoutAgreement = ['fa', 'tr'];

/** What the translator must do about each kind of error in the use of a value. */
const remedies = {
  count:
    'puts a count into words without its plural. Write {NAME, plural, …} with a text for each form, # in it for the number.',
  clause: 'puts a whole statement inside a sentence. Make two sentences of it, or end it with a semicolon.',
  inflected:
    'puts a day, a moment or a country after a word that may change it. Put it after a colon, or in brackets alone.',
  stop: 'puts a full stop behind a day that ends in one. Leave the stop out, or put a word between.',
  name: 'puts a name into text from right to left as it is. Put it between the invisible marks U+2068 and U+2069, as its neighbours have it.',
} as const;

type Rule = keyof typeof remedies;

/** Private-use characters that mark where a value starts and ends in a rendered message. */
const valueStart = '\ue000';
const valueEnd = '\ue001';
const marked = (words: string) => valueStart + words + valueEnd;

/** Characters that may be between a colon and a value: spaces, quotation marks, brackets, isolates. */
const allowedBeforeValue = String.raw`[\s\u2066-\u2069«“„‘"'(（「『‹]*`;
const rules: Readonly<Record<'clause' | 'inflected' | 'stop' | 'name', RegExp>> = {
  clause: new RegExp(
    `(?:^|[.,:;。、，：；،؛!?！？–·])${allowedBeforeValue}${valueStart}[^${valueEnd}]*${valueEnd}[\\s\\u2069»”“’"')）」』›]*(?:$|[.;。；؛!?])`,
  ),
  inflected: new RegExp(`(?:^|[:：(（])${allowedBeforeValue}${valueStart}`),
  stop: new RegExp(`${valueEnd}(?!\\.)`),
  name: new RegExp(`(?:^|[\\u2066-\\u2068])${valueStart}`),
};

/** Languages without inflection: a word such as a date has the same form after any other word. */
const withoutInflection = ['ja', 'ko', 'zh'];

function endsDaysWithStop(tag: string): boolean {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(0).endsWith('.');
}

const runsFromRight = (tag: string) =>
  translations.some((language) => language.tag === tag && language.direction === 'rtl');

function rulesOf(kind: ValueKind, name: string, tag: string): readonly (keyof typeof rules)[] {
  const isPlain = withoutInflection.includes(new Intl.Locale(tag).language);
  if (kind === 'clause') return ['clause'];
  if (kind === 'name') return runsFromRight(tag) ? ['name'] : [];
  if (kind !== 'inflected' || isPlain) return [];
  return /countr/.test(name) || !endsDaysWithStop(tag) ? ['inflected'] : ['inflected', 'stop'];
}

/** Whether a message shows a value. A plural that only depends on the value does not count. */
function containsValue(message: IcuMessage, name: string): boolean {
  return message.some((part) => {
    if (part.type === TYPE.argument || part.type === TYPE.number) return part.value === name;
    if (part.type === TYPE.plural && part.value === name) return false;
    return partOptionsOf(part).some(([, option]) => containsValue(option, name));
  });
}

/**
 * Whether every use of the marked value in a sentence follows a rule. True if the sentence does not contain the value.
 */
function followsRule(rule: keyof typeof rules, sentence: string): boolean {
  return sentence
    .split(valueStart)
    .slice(1)
    .every((rest, place) => {
      const before = sentence
        .split(valueStart)
        .slice(0, place + 1)
        .join('');
      return rules[rule].test(before.replaceAll(valueEnd, '') + valueStart + rest);
    });
}

/**
 * Returns the errors in how a translation uses values. Each text continues a sentence that begins with the message's
 * key. The errors are a count without a plural, a statement inside a sentence, a date after a word that would inflect
 * it, and a name without isolation in right-to-left text. The kind of a value depends on its English name
 * (value-kinds.ts).
 */
export function findMessageFaults({ key, parameters }: EnglishMessage, own: IcuMessage, tag: string): string[] {
  const names = parameters ?? [];
  const inflects = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.length > 1;
  const broken = names.flatMap((name): readonly Rule[] => {
    const kind = valueKindOf(name, key);
    if (kind === 'count')
      return inflects && !languagesWithoutAgreement.includes(tag) && containsValue(own, name) ? ['count'] : [];
    const wanted = rulesOf(kind, name, tag);
    if (wanted.length === 0) return [];
    const values = names.map((other) => (other === name ? marked('x') : createSampleValue(valueKindOf(other, key))));
    const sentence = evaluateMessage(tag, own, names)(...values);
    return wanted.filter((rule) => !followsRule(rule, sentence));
  });
  return [...new Set(broken)].map((rule) => remedies[rule]);
}

/** Returns a sample value of a kind, for rendering a message. */
export const createSampleValue = (kind: ValueKind): unknown => (kind === 'count' || kind === 'number' ? 5 : '–');

/** Matches coordinates, an ISO 8601 date or a span of hours. Right-to-left text shows their parts in reverse order. */
const reorderedText = /\d+\.\d+, \d+\.\d+|\d{4}-\d\d-\d\d|\d\d:\d\d-\d\d:\d\d/;

/** What the translator must do about each kind of error in the text of a message. */
const textRemedies = {
  turns:
    'has numbers that would appear in reverse order in text from right to left. Put them between the invisible marks U+2068 and U+2069.',
  weekdays: 'has English weekdays. Write those of the language, or leave them to a value.',
  number: 'names 911, which is not the number of most readers. Let the number come in as a value.',
  links:
    'has another number of places in brackets than the English. Put the words of the link, or those to leave out, in [ ].',
  abbreviation: "calls an AED by another language's abbreviation. Take that of the language's page in docs/languages/.",
  blank: 'has a blank before a sign, or inside « », that may break the line. Take one that does not break (U+00A0).',
} as const;

/** The abbreviations of languages in which an AED is not called AED. */
const abbreviations: Readonly<Record<string, string>> = {
  es: 'DEA',
  fr: 'DAE',
  it: 'DAE',
  'pt-BR': 'DEA',
  'pt-PT': 'DAE',
  tr: 'OED',
};

/**
 * Keys of texts that may name 911: the link to its official page, and the buttons whose labels the specification
 * prescribes.
 */
const textsAbout911 = /^emergencyNoticeText\.(?:learn|buttons)/;

/**
 * Returns the errors in the text of a translation, which is rendered with sample values. Each error continues a
 * sentence that begins with the message's key.
 */
export function findTextFaults(english: string, own: string, key: string, tag: string): string[] {
  const faults: (keyof typeof textRemedies)[] = [];
  const outside = own.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '');
  if (runsFromRight(tag) && outside.search(reorderedText) >= 0) faults.push('turns');
  if (/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)-(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(own)) faults.push('weekdays');
  if (/911/.test(own) && !textsAbout911.test(key)) faults.push('number');
  // Counts the links. A translation must have as many as the English, but may leave out brackets around optional words.
  const linkCount = (text: string) => text.split('](').length;
  if (linkCount(own) !== linkCount(english)) faults.push('links');
  const named = own.match(/\b(?:AED|DAE|DEA|OED)(?=s?\b)/g) ?? [];
  if (named.some((name) => name !== (abbreviations[tag] ?? 'AED'))) faults.push('abbreviation');
  if (tag === 'fr' && /« | [:;?!»]/.test(own)) faults.push('blank');
  return faults.map((fault) => textRemedies[fault]);
}
