import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type { MessageFormatElement };
export { TYPE };

/** A parsed message in ICU MessageFormat. */
export type IcuMessage = readonly MessageFormatElement[];

type PluralElement = Extract<MessageFormatElement, { type: TYPE.plural }>;
type SelectElement = Extract<MessageFormatElement, { type: TYPE.select }>;

/**
 * The kinds of message parts that catalogues may use. Dates and amounts are not supported, because code formats them
 * before it passes them to a message.
 */
const supportedTypes: readonly TYPE[] = [
  TYPE.literal,
  TYPE.argument,
  TYPE.number,
  TYPE.select,
  TYPE.plural,
  TYPE.pound,
];

const names: Readonly<Record<number, string>> = { [TYPE.date]: 'date', [TYPE.time]: 'time', [TYPE.tag]: 'tag' };

/**
 * Parses a message. The text of an error continues a sentence that begins with the message's key: "is not a valid ICU
 * message (EXPECT_ARGUMENT_CLOSING_BRACE at character 12)".
 */
export function parseMessage(text: string): IcuMessage {
  let parts: IcuMessage;
  try {
    // A plural without 'other' is parsed here. `findCatalogueFaults` reports it.
    parts = parse(text, { ignoreTag: true, requiresOtherClause: false, shouldParseSkeletons: false });
  } catch (error) {
    const { message, location } = error as { message: string; location?: { start: { offset: number } } };
    throw new Error(`is not a valid ICU message (${message} at character ${(location?.start.offset ?? 0) + 1})`);
  }
  for (const part of listMessageParts(parts)) {
    const isOrdinal = part.type === TYPE.plural && (part.pluralType !== 'cardinal' || part.offset !== 0);
    const isStyled = part.type === TYPE.number && part.style != null && part.style !== '';
    if (!supportedTypes.includes(part.type) || isOrdinal || isStyled)
      throw new Error(
        `uses ${names[part.type] ?? (isStyled ? 'a number style' : 'selectordinal or an offset')}, which this site does not support. Use {name}, {name, number}, plural or select`,
      );
  }
  return parts;
}

/** Returns every part of a message, including parts inside plurals and selects. */
export function listMessageParts(message: IcuMessage): MessageFormatElement[] {
  return message.flatMap((part) => [part, ...partOptionsOf(part).flatMap(([, option]) => listMessageParts(option))]);
}

/** Returns the cases of a plural or a select with their messages, or an empty list for any other part. */
export function partOptionsOf(part: MessageFormatElement): readonly (readonly [string, IcuMessage])[] {
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
  return Object.entries(part.options).map(([name, { value }]) => [name, value] as const);
}

/** Returns the names of all placeholders of a message. */
export function placeholdersOf(message: IcuMessage): ReadonlySet<string> {
  return new Set(
    listMessageParts(message).flatMap((part) =>
      part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part.value],
    ),
  );
}

export const createLiteralPart = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });
export const createArgumentPart = (value: string): MessageFormatElement => ({ type: TYPE.argument, value });

const withValues = (options: readonly (readonly [string, IcuMessage])[]) =>
  Object.fromEntries(options.map(([name, value]) => [name, { value: [...value] }]));

/** Creates a plural from its cases: categories such as 'few', and numbers such as '=0'. */
export const createPluralPart = (
  value: string,
  options: readonly (readonly [string, IcuMessage])[],
): PluralElement => ({
  type: TYPE.plural,
  value,
  offset: 0,
  pluralType: 'cardinal',
  options: withValues(options),
});

export const createSelectPart = (
  value: string,
  options: readonly (readonly [string, IcuMessage])[],
): SelectElement => ({
  type: TYPE.select,
  value,
  options: withValues(options),
});

/**
 * Formats a message so that `parseMessage` reads it back. An apostrophe is doubled only if ICU would take it for a
 * quotation mark.
 */
export function formatIcuMessage(message: IcuMessage): string {
  return print(message, { isInPlural: false, isWhole: true });
}

interface Context {
  /** Whether the message is directly inside a plural, where '#' is replaced by the number. */
  readonly isInPlural: boolean;
  /** Whether this is the outermost message, so that no text follows its end. */
  readonly isWhole: boolean;
}

function print(message: IcuMessage, { isInPlural, isWhole }: Context): string {
  const texts = message.map((part, place) => {
    if (part.type === TYPE.literal) {
      const isFollowed = !isWhole || place < message.length - 1;
      return quoted(part.value, isInPlural ? /'*[{}#]['{}#]*/g : /'*[{}]['{}]*/g, isFollowed);
    }
    if (part.type === TYPE.pound) return '#';
    if (part.type === TYPE.number) return `{${part.value}, number}`;
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return `{${part.value}}`;
    const isPlural = part.type === TYPE.plural;
    const choices = partOptionsOf(part).map(
      ([name, option]) => `${name} {${print(option, { isInPlural: isPlural, isWhole: false })}}`,
    );
    return `{${part.value}, ${isPlural ? 'plural' : 'select'}, ${choices.join(' ')}}`;
  });
  return texts.join('');
}

/**
 * Puts quotation marks around ICU's special characters in a text. Doubles an apostrophe that ICU would take for a
 * quotation mark.
 */
function quoted(text: string, signs: RegExp, isFollowed: boolean): string {
  const runs = [...text.matchAll(signs)].map(([run]) => `'${run.replaceAll("'", "''")}'`);
  const between = text.split(signs).map((plain, place) => {
    const safe = plain.replaceAll(/'(?=['<>])/g, "''");
    const isEnded = place < runs.length || !isFollowed || !safe.endsWith("'");
    return (isEnded ? safe : `${safe}'`) + (runs[place] ?? '');
  });
  return between.join('');
}
