/** An XML element with its children, of limited size: one record of a list. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** The descendants with a name; those inside another match are left out. */
export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    else yield* descendants(child, name);
  }
}

export const firstDescendant = (element: XmlElement, name: string) =>
  descendants(element, name).next().value as XmlElement | undefined;
export const elementText = (element: XmlElement | undefined) => element?.text.trim() ?? '';
