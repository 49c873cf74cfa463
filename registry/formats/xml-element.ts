/** An XML element with its attributes, its children and its own text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Yields the descendants with a name. If one of them contains another, only the outer one is returned. */
export function* findDescendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    else yield* findDescendants(child, name);
  }
}

export const findFirstDescendant = (element: XmlElement, name: string) =>
  findDescendants(element, name).next().value as XmlElement | undefined;
export const readElementText = (element: XmlElement | undefined) => element?.text.trim() ?? '';
