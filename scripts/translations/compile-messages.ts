import { resolve } from 'node:path';
import { createPluralFormatter } from '../../web/languages/plural-messages.ts';
import { type EnglishSource, isEnglishMessage, type TextShape } from './english-messages.ts';
import { type IcuMessage, type MessageFormatElement, partOptionsOf, TYPE } from './icu-message.ts';

/**
 * The texts of a language or a part of them: a string, a function that builds a string from values, or an object of
 * texts.
 */
export type TextTree = string | ((...values: never[]) => string) | { readonly [key: string]: TextTree };

/** The parsed messages of a language by key. If a message is missing, the page shows the English. */
export type MessagesByKey = ReadonlyMap<string, IcuMessage>;

const pluralModule = resolve('web/languages/plural-messages.ts');

/** The functions that generated code calls at run time. */
const runtimeFunctions = '{ counted, form, written }';

const plurals = new Map<string, ReturnType<typeof createPluralFormatter>>();

/**
 * Returns the formatter of a language. It is created once per language, because creating it takes longer than
 * evaluating all messages.
 */
function pluralsOf(tag: string): ReturnType<typeof createPluralFormatter> {
  const made = plurals.get(tag) ?? createPluralFormatter(tag);
  plurals.set(tag, made);
  return made;
}

/**
 * Returns the code of a module that declares the texts with these names as `words`, with the same structure as in
 * English.
 *
 * @param query Appended to the import path, so that the module gets its own instance of what it imports.
 */
export function compileTextsModule(
  tag: string,
  names: readonly string[],
  {
    messages,
    english,
    query = '',
  }: { readonly messages: MessagesByKey; readonly english: EnglishSource; readonly query?: string },
): string {
  const from = JSON.stringify(pluralModule + query);
  const made = `const ${runtimeFunctions} = createPluralFormatter(${JSON.stringify(tag)});`;
  return `import { createPluralFormatter } from ${from};\n${made}\nconst words = ${wordsObject(names, messages, english)};\n`;
}

/** Returns the texts with these names as strings and functions. `compileTextsModule` returns their code. */
export function evaluateTexts(
  tag: string,
  names: readonly string[],
  { messages, english }: { readonly messages: MessagesByKey; readonly english: EnglishSource },
): Readonly<Record<string, TextTree>> {
  return new Function(runtimeFunctions, `return ${wordsObject(names, messages, english)};`)(pluralsOf(tag));
}

function wordsObject(names: readonly string[], messages: MessagesByKey, { texts }: EnglishSource): string {
  const entries = names.map((name) => {
    const shape = texts.get(name);
    if (shape === undefined)
      throw new Error(`No source gives '${name}' to inLanguage. See web/translations/text-files.ts.`);
    return `${JSON.stringify(name)}: ${codeOf(shape, messages)}`;
  });
  return `{\n${entries.join(',\n')}\n}`;
}

/**
 * Returns the code of a text or a group of texts. A missing message becomes undefined, and the site then uses the
 * English.
 */
function codeOf(shape: TextShape, messages: MessagesByKey): string {
  if (Array.isArray(shape)) return `[${shape.map((part) => codeOf(part, messages)).join(', ')}]`;
  if ('code' in shape) return JSON.stringify(shape.code);
  if (isEnglishMessage(shape)) {
    const message = messages.get(shape.key);
    return message === undefined ? 'undefined' : messageCode(message, shape.parameters);
  }
  const entries = [...(shape as { entries: ReadonlyMap<string, TextShape> }).entries];
  return `{ ${entries.map(([name, part]) => `${JSON.stringify(name)}: ${codeOf(part, messages)}`).join(', ')} }`;
}

/** Compiles one message to a function of its values. */
export function evaluateMessage(
  tag: string,
  message: IcuMessage,
  parameters: readonly string[],
): (...values: unknown[]) => string {
  return new Function(runtimeFunctions, `return ${messageCode(message, parameters)};`)(pluralsOf(tag));
}

/** Returns the code of a message: a string, or a function if the message has parameters. */
function messageCode(message: IcuMessage, parameters: readonly string[] | null): string {
  if (parameters === null) return JSON.stringify(textOf(message));
  return `(${parameters.join(', ')}) => ${expression(message, null)}`;
}

/** Returns the text of a message that has no placeholders. */
function textOf(message: IcuMessage): string {
  return message.map((part) => (part.type === TYPE.literal ? part.value : '')).join('');
}

/**
 * Returns a JavaScript expression for a message. Inside a plural, `count` is the name of the parameter whose value
 * replaces '#'.
 */
function expression(message: IcuMessage, count: string | null): string {
  const [only] = message;
  if (message.length === 1 && only !== undefined && partOptionsOf(only).length > 0) return choice(only);
  if (message.every(({ type }) => type === TYPE.literal)) return JSON.stringify(textOf(message));
  const pieces = message.map((part) => {
    if (part.type === TYPE.literal) return part.value.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&');
    if (part.type === TYPE.pound) return `\${written(${count})}`;
    if (part.type === TYPE.number) return `\${written(${part.value})}`;
    return `\${${part.type === TYPE.argument ? part.value : choice(part)}}`;
  });
  return `\`${pieces.join('')}\``;
}

/** Returns the code of a plural or a select: comparisons for its explicit cases, then the default. */
function choice(part: MessageFormatElement): string {
  const options = partOptionsOf(part);
  const value = (part as { value: string }).value;
  const isPlural = part.type === TYPE.plural;
  const isCompared = (name: string) => (isPlural ? name.startsWith('=') : name !== 'other');
  const rest = options.filter(([name]) => !isCompared(name));
  const code = rest.length > 1 ? byCategory(value, rest) : expression(rest[0]?.[1] ?? [], isPlural ? value : null);
  return options
    .filter(([name]) => isCompared(name))
    .reduceRight((otherwise, [name, message]) => {
      const yes = expression(message, isPlural ? value : null);
      return `(${comparison(value, isPlural ? name.slice(1) : name, isPlural)} ? ${yes} : ${otherwise})`;
    }, code);
}

function comparison(value: string, name: string, isNumber: boolean): string {
  if (isNumber || name === 'true') return isNumber ? `${value} === ${Number(name)}` : `${value} === true`;
  return `${value} === ${JSON.stringify(name)}`;
}

/**
 * Returns the code of a call that chooses a text by plural category. The function `counted` replaces '#' in the chosen
 * text with the number, so it is used only if each text has at most one '#' and no other placeholder.
 */
function byCategory(count: string, options: readonly (readonly [string, IcuMessage])[]): string {
  const isCounted = options.every(
    ([, message]) =>
      message.filter(({ type }) => type === TYPE.pound).length <= 1 &&
      message.every((part) => part.type === TYPE.pound || (part.type === TYPE.literal && !part.value.includes('#'))),
  );
  const forms = options.map(([name, message]) => {
    const text = message.map((part) => (part.type === TYPE.pound ? '#' : textOf([part]))).join('');
    return `${JSON.stringify(name)}: ${isCounted ? JSON.stringify(text) : expression(message, count)}`;
  });
  return `${isCounted ? 'counted' : 'form'}(${count}, { ${forms.join(', ')} })`;
}
