/** The focused element, seen from `element`: within a shadow tree, because the document only reports its host. */
export function activeElementInTree(element: Node): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}
