/** Id of the element with the page's data, which the server writes into the page's head. */
export const pageDataId = 'page-data';

/** The data from which the server rendered the page; null if no server did. */
export function readEmbeddedPageData(): unknown {
  if (typeof document === 'undefined') return null;
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? JSON.parse(json) : null;
}
