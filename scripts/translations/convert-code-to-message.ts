import {
  createLiteralPart,
  createPluralPart,
  createSelectPart,
  type IcuMessage,
  type MessageFormatElement,
  partOptionsOf,
  TYPE,
} from './icu-message.ts';

/** A node of an ESTree syntax tree. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** What the names in an expression refer to. */
export interface MessageScope {
  /** The message that replaces each parameter, usually a placeholder. */
  readonly values: ReadonlyMap<string, IcuMessage>;
  /** Functions and constants of the module, by name. */
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  /** The language. Its plural rules determine whether 'one' applies only to the number 1. */
  readonly tag: string;
}

const wrappers = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Removes parentheses and type assertions around an expression. */
export function unwrapExpression(node: SyntaxNode): SyntaxNode {
  return wrappers.includes(node.type) ? unwrapExpression(node.expression as SyntaxNode) : node;
}

/**
 * Converts an expression that builds a text to a message in ICU MessageFormat. Throws an error that says what cannot be
 * converted and what to write instead. Its text continues a sentence that begins with the message's key.
 */
export function convertCodeToMessage(expression: SyntaxNode, scope: MessageScope): IcuMessage {
  const node = unwrapExpression(expression);
  if (node.type === 'Literal' && ['string', 'number'].includes(typeof node.value))
    return [createLiteralPart(String(node.value))];
  if (node.type === 'TemplateLiteral') return mergeText(templateParts(node, scope));
  if (node.type === 'Identifier') return fromName(String(node.name), scope);
  if (node.type === 'ConditionalExpression') return fromChoice(node, scope);
  if (node.type === 'CallExpression') return fromCall(node, scope);
  throw new Error(
    `holds code that cannot be read as a message (${node.type}). Write a template literal, a plural such as count === 1 ? … : …, or compute the value where the message is used and pass it in`,
  );
}

function templateParts(node: SyntaxNode, scope: MessageScope): MessageFormatElement[] {
  const expressions = node.expressions as SyntaxNode[];
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.flatMap(({ value }, place) => {
    const next = expressions[place];
    return [createLiteralPart(value.cooked), ...(next === undefined ? [] : convertCodeToMessage(next, scope))];
  });
}

/** Merges adjacent texts in a message, and removes empty ones. */
function mergeText(parts: IcuMessage): IcuMessage {
  const all: MessageFormatElement[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.type === TYPE.literal && last?.type === TYPE.literal)
      all[all.length - 1] = createLiteralPart(last.value + part.value);
    else if (part.type !== TYPE.literal || part.value !== '') all.push(part);
  }
  return all;
}

function fromName(name: string, scope: MessageScope): IcuMessage {
  const value = scope.values.get(name);
  if (value !== undefined) return value;
  const constant = scope.constants.get(name);
  if (constant !== undefined && !isFunction(constant)) return convertCodeToMessage(constant, scope);
  throw new Error(`uses '${name}', which is no parameter of it and no text of the same file. Pass it in as a value`);
}

const isFunction = (node: SyntaxNode) => unwrapExpression(node).type === 'ArrowFunctionExpression';

/** Returns the names of a function's parameters. Throws if a parameter is not a plain name. */
export function parametersOf(node: SyntaxNode): string[] {
  return (unwrapExpression(node).params as SyntaxNode[]).map(({ type, name }) => {
    if (type !== 'Identifier')
      throw new Error('takes a parameter that is more than a name. Give each value a name of its own');
    return String(name);
  });
}

function fromCall(node: SyntaxNode, scope: MessageScope): IcuMessage {
  const callee = node.callee as SyntaxNode;
  const name = callee.type === 'Identifier' ? String(callee.name) : '';
  const given = node.arguments as SyntaxNode[];
  const own = scope.constants.get(name);
  if (own !== undefined && isFunction(own)) {
    const body = unwrapExpression(own);
    const values = new Map(
      parametersOf(body).map((parameter, place) => [
        parameter,
        convertCodeToMessage(given[place] as SyntaxNode, scope),
      ]),
    );
    return convertCodeToMessage(body.body as SyntaxNode, { ...scope, values });
  }
  if (name === 'formatNumber' && given.length === 1) {
    const value = placeholder(convertCodeToMessage(given[0] as SyntaxNode, scope));
    if (value !== null) return [{ type: TYPE.number, value, style: null }];
  }
  throw new Error(
    `calls ${name === '' ? 'a method' : `${name}(…)`}. Call it where the message is used, and pass in what it gives`,
  );
}

/** Returns the name of the placeholder if the message is only a placeholder, else null. */
function placeholder(message: IcuMessage): string | null {
  const [part] = message;
  return message.length === 1 && part?.type === TYPE.argument ? part.value : null;
}

function fromChoice(node: SyntaxNode, scope: MessageScope): IcuMessage {
  const test = unwrapExpression(node.test as SyntaxNode);
  const [yes, no] = [node.consequent, node.alternate].map((branch) =>
    convertCodeToMessage(branch as SyntaxNode, scope),
  );
  if (yes === undefined || no === undefined) return [];
  const isEquality = test.type === 'BinaryExpression' && test.operator === '===';
  const value = isEquality ? unwrapExpression(test.right as SyntaxNode).value : true;
  const name = placeholder(convertCodeToMessage((isEquality ? test.left : test) as SyntaxNode, scope));
  if (name !== null && Number.isInteger(value)) return pluralOfChoice(name, Number(value), { yes, no, tag: scope.tag });
  if (name !== null && (typeof value === 'string' || value === true))
    return [
      createSelectPart(name, [
        [String(value), yes],
        ['other', no],
      ]),
    ];
  throw new Error(
    'chooses by a condition that ICU does not have. Compare a number or a word (count === 1 ? … : …), or make two messages and choose where they are used',
  );
}

/** CLDR's plural categories in their usual order. */
export const pluralCategoryOrder = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Whether a language uses 'one' only for 1. French also uses it for 0, and Russian for 21. */
function isOneAlone(tag: string): boolean {
  const rules = new Intl.PluralRules(tag);
  return Array.from({ length: 200 }, (_, count) => count).every(
    (count) => (rules.select(count) === 'one') === (count === 1),
  );
}

interface NumberChoice {
  readonly yes: IcuMessage;
  readonly no: IcuMessage;
  readonly tag: string;
}

/**
 * Returns a plural with the message `yes` for one number and `no` for all others. Plurals of the same value within `no`
 * are merged into it.
 */
function pluralOfChoice(name: string, number: number, { yes, no, tag }: NumberChoice): IcuMessage {
  const inner = no.flatMap((part) => (part.type === TYPE.plural && part.value === name ? partOptionsOf(part) : []));
  const key = number === 1 && isOneAlone(tag) ? 'one' : `=${number}`;
  const keys = new Set([...inner.map(([choice]) => choice), 'other']);
  keys.delete(key);
  const rest = [...keys].map((choice) => [choice, resolvePlurals(no, name, choice)] as const);
  const own = resolvePlurals(yes, name, key === 'one' ? 'one' : 'other');
  const order = (choice: string) => pluralCategoryOrder.indexOf(choice);
  return [
    createPluralPart(
      name,
      [[key, own] as const, ...rest].sort(([one], [other]) => order(one) - order(other)),
    ),
  ];
}

/** Replaces the plurals of one value in a message by the text of their case `choice`. */
function resolvePlurals(message: IcuMessage, name: string, choice: string): IcuMessage {
  return mergeText(
    message.flatMap((part) => {
      if (part.type !== TYPE.plural || part.value !== name) return [part];
      const options = new Map(partOptionsOf(part));
      return [...(options.get(choice) ?? options.get('other') ?? [])];
    }),
  ).map((part) => (part.type === TYPE.number && part.value === name ? { type: TYPE.pound } : part));
}
