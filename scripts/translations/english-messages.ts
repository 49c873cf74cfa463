import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { CommandError } from '../toolchain/project.mjs';
import {
  convertCodeToMessage,
  type MessageScope,
  parametersOf,
  type SyntaxNode,
  unwrapExpression,
} from './convert-code-to-message.ts';
import { createArgumentPart, formatIcuMessage, type IcuMessage } from './icu-message.ts';

/** An English message, as written in the module that uses it. */
export interface EnglishMessage {
  /** Path of the message within its text, such as 'aedLocatorText.failed'. */
  readonly key: string;
  /** The English text in ICU MessageFormat. */
  readonly source: string;
  readonly message: IcuMessage;
  /** The names of the function's parameters, in order; null if the message is a plain string. */
  readonly parameters: readonly string[] | null;
  /** Comments in the source above the message and the groups that contain it, outermost first. */
  readonly notes: readonly string[];
  /** The path of the source file. */
  readonly file: string;
}

/** The structure of a text: a message, a list, a group of named parts, or a value that is not translated. */
export type TextShape =
  | EnglishMessage
  | { readonly code: unknown }
  | readonly TextShape[]
  | { readonly entries: Shapes };
type Shapes = ReadonlyMap<string, TextShape>;

/** All English messages by key, in the order of the source, and the structure of every text by its name. */
export interface EnglishSource {
  readonly messages: ReadonlyMap<string, EnglishMessage>;
  readonly texts: Shapes;
}

/** Names of properties whose values are used by code, and which are therefore not translated. */
const untranslatedKeys = ['id', 'to'];

interface Comment {
  readonly type: string;
  readonly value: string;
  readonly end: number;
  readonly start: number;
}

/** The state of parsing one source file. */
interface Source {
  readonly file: string;
  readonly code: string;
  readonly comments: readonly Comment[];
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  readonly messages: Map<string, EnglishMessage>;
  readonly faults: string[];
}

interface Place {
  readonly key: string;
  readonly notes: readonly string[];
}

/** Parses a module and returns its imports, its comments, and its variables with their initial values. */
function readModule(file: string, code: string) {
  const { program, comments, errors } = parseSync(file, code);
  const statements = program.body as unknown as SyntaxNode[];
  const declarations = statements.flatMap((statement) => {
    const declared = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as SyntaxNode | null;
    if (declared?.type !== 'VariableDeclaration') return [];
    return (declared.declarations as SyntaxNode[]).map(({ id, init }) => ({
      name: String((id as SyntaxNode).name),
      init: init as SyntaxNode,
      start: statement.start,
    }));
  });
  const imports = statements.flatMap((statement) => {
    const from = String((statement.source as SyntaxNode | undefined)?.value);
    if (statement.type !== 'ImportDeclaration' || !from.startsWith('.')) return [];
    return (statement.specifiers as SyntaxNode[]).map((specifier) => ({
      name: String((specifier.local as SyntaxNode).name),
      imported: String((specifier.imported as SyntaxNode | undefined)?.name),
      path: join(file, '..', from),
    }));
  });
  return { comments, declarations, errors, imports };
}

/**
 * Returns the constants that messages may use: all of the same module, and imported ones that are numbers or strings.
 */
function constantsOf(
  { declarations, imports }: ReturnType<typeof readModule>,
  code: string,
): ReadonlyMap<string, SyntaxNode> {
  const taken = imports.flatMap(({ name, imported, path }) => {
    const isUsed = code.includes(`\${${name}}`);
    const value = isUsed
      ? readModule(path, readFileSync(path, 'utf8')).declarations.find((declared) => declared.name === imported)
      : undefined;
    return value?.init.type === 'Literal' ? [[name, value.init] as const] : [];
  });
  return new Map([...taken, ...declarations.map(({ name, init }) => [name, init] as const)]);
}

/**
 * Reads every text that a source file passes to `inLanguage`.
 *
 * @param code The TypeScript of a file.
 * @param messages Receives the messages by their keys.
 * @param faults Receives an error for each message that cannot be read, with file, key and what to write instead.
 */
export function readTextSource(
  file: string,
  code: string,
  { messages, faults }: { readonly messages: Map<string, EnglishMessage>; readonly faults: string[] },
): Shapes {
  const module = readModule(file, code);
  faults.push(...module.errors.map(({ message }) => `${file}: ${message} Correct it.`));
  const source: Source = {
    file,
    code,
    comments: module.comments,
    constants: constantsOf(module, code),
    messages,
    faults,
  };
  const texts = module.declarations.flatMap(({ init, start }) => {
    if (init?.type !== 'CallExpression' || (init.callee as SyntaxNode).name !== 'inLanguage') return [];
    const [name, words] = init.arguments as [SyntaxNode, SyntaxNode];
    const key = String(name.value);
    return [[key, readWords(words, { key, notes: noteBefore(start, source) }, source)] as const];
  });
  return new Map(texts);
}

/** Returns the comment directly before a position as one line, or nothing if there is none. */
function noteBefore(start: number, { comments, code }: Source): string[] {
  const comment = comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '');
  const text =
    comment?.value
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? '';
  return text === '' || text.startsWith('biome-ignore') ? [] : [text];
}

function readWords(expression: SyntaxNode, place: Place, source: Source): TextShape {
  const node = unwrapExpression(expression);
  if (node.type === 'ArrayExpression') {
    return (node.elements as SyntaxNode[]).map((element, index) =>
      readWords(element, { ...place, key: `${place.key}.${index}` }, source),
    );
  }
  if (node.type !== 'ObjectExpression') return readMessage(node, place, source);
  const entries = (node.properties as SyntaxNode[]).flatMap((property): readonly (readonly [string, TextShape])[] => {
    const name = property.type === 'Property' && property.computed !== true ? (property.key as SyntaxNode) : null;
    if (name === null) {
      source.faults.push(`${source.file}: ${place.key} has a key that is computed. Write each key out.`);
      return [];
    }
    const own = String(name.name ?? name.value);
    const value = property.value as SyntaxNode;
    if (untranslatedKeys.includes(own)) return [[own, { code: unwrapExpression(value).value }]];
    const notes = [...place.notes, ...noteBefore(property.start, source)];
    return [[own, readWords(value, { key: `${place.key}.${own}`, notes }, source)]];
  });
  return { entries: new Map(entries) };
}

function readMessage(node: SyntaxNode, { key, notes }: Place, source: Source): EnglishMessage {
  const isFunction = node.type === 'ArrowFunctionExpression';
  let message: IcuMessage = [];
  let parameters: string[] | null = null;
  try {
    const names = isFunction ? parametersOf(node) : [];
    // A parameter whose name begins with _ is unused in English. Translations may use it.
    const placeholders = names.map((name) => name.replace(/^_/, ''));
    const values = new Map(names.map((name, place) => [name, [createArgumentPart(placeholders[place] ?? name)]]));
    const scope: MessageScope = { values, constants: source.constants, tag: 'en' };
    message = convertCodeToMessage((isFunction ? node.body : node) as SyntaxNode, scope);
    if (isFunction) parameters = placeholders;
  } catch (error) {
    source.faults.push(`${source.file}: ${key} ${(error as Error).message}.`);
  }
  const read = { key, source: formatIcuMessage(message), message, parameters, notes, file: source.file };
  source.messages.set(key, read);
  return read;
}

let english: EnglishSource | undefined;

/** Reads every translatable English text of the site, once per process. Throws if one cannot be read. */
export function readEnglishMessages(): EnglishSource {
  if (english !== undefined) return english;
  const messages = new Map<string, EnglishMessage>();
  const faults: string[] = [];
  const texts = new Map<string, TextShape>();
  for (const file of globSync('web/**/*.{ts,tsx}').sort()) {
    if (/\.test\.tsx?$|^web\/languages\//.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    if (!code.includes('inLanguage(')) continue;
    for (const [name, shape] of readTextSource(file, code, { messages, faults })) {
      if (texts.has(name)) faults.push(`${file}: another file gives '${name}' to inLanguage too. Rename one.`);
      texts.set(name, shape);
    }
  }
  if (faults.length > 0) throw new CommandError(`English sentences that no catalogue can hold:\n${faults.join('\n')}`);
  english = { messages, texts };
  return english;
}

/** Whether a part of a text's structure is a message. */
export const isEnglishMessage = (shape: TextShape): shape is EnglishMessage => 'source' in shape;
