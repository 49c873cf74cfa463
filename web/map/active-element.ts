/** The element with the focus, as it is seen where `element` stands: inside a shadow tree the document names its host alone. */
export function activeElementNear(element: Node): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}
