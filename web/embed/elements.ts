type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children; text goes in as text, so that nothing of a register becomes markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A link that leaves the host page where it is. */
export const link = (address: string, attributes: Attributes, ...children: readonly (Node | string)[]) =>
  element('a', { ...attributes, href: address, target: '_blank', rel: 'noopener' }, ...children);

export function button(words: string, attributes: Attributes, onPress: () => void): HTMLButtonElement {
  const made = element('button', { ...attributes, type: 'button' }, words);
  made.addEventListener('click', onPress);
  return made;
}
