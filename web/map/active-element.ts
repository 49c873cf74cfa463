/**
 * Returns the focused element of the tree that contains `element`. `document.activeElement` does not help in a shadow
 * tree, because it is only the tree's host.
 */
export function findActiveElementInTree(element: Node): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}
