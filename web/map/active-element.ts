/**
 * The focused element of the tree that contains `element`. In a shadow tree this is not `document.activeElement`, which
 * is only the tree's host.
 */
export function activeElementInTree(element: Node): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}
