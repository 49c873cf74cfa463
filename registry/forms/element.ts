/** An XML element with its children, of limited size: one record of a list. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The descendants with a name; those inside another match are left out. */
export function* descendants(element: Element, name: string): Generator<Element> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    else yield* descendants(child, name);
  }
}

export const first = (element: Element, name: string) => descendants(element, name).next().value as Element | undefined;
export const elementText = (element: Element | undefined) => element?.text.trim() ?? '';
