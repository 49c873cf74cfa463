/** Id of the element with the page's data, which the server writes into the page's head. */
export const pageDataId = 'page-data';

/** Returns the data from which the server rendered the page, or null if no server rendered it. */
export function readEmbeddedPageData(): unknown {
  if (typeof document === 'undefined') return null;
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? JSON.parse(json) : null;
}
