type Attributes = Readonly<Record<string, string>>;

/**
 * Creates an element with attributes and children. Strings become text nodes, so that data of a source never become
 * markup.
 */
export function createElementWith<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Isolates a text from a source, so that its writing direction does not affect the line around it. */
export const isolateDirection = (text: string) => createElementWith('bdi', {}, text);

/** Creates a link that opens in a new tab. */
export const createNewTabLink = (address: string, attributes: Attributes, ...children: readonly (Node | string)[]) =>
  createElementWith('a', { ...attributes, href: address, target: '_blank', rel: 'noopener' }, ...children);

export function createButtonElement(text: string, attributes: Attributes, onPress: () => void): HTMLButtonElement {
  const made = createElementWith('button', { ...attributes, type: 'button' }, text);
  made.addEventListener('click', onPress);
  return made;
}
