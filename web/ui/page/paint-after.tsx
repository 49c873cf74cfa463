/**
 * Delays the page's first paint until the browser has read the HTML as far as the element with this id. Use it where
 * later elements change the layout of earlier ones, which would otherwise move while a slow page is being read. React
 * moves the link into the document's head.
 */
export function PaintAfter({ id }: { readonly id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
