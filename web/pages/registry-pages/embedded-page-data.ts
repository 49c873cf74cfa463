/** Id of the element with the page's data, which the server writes into the head. */
export const pageDataId = 'page-data';

/** The data that the page was rendered from; null if no server filled it in. */
export function readEmbeddedPageData(): unknown {
  if (typeof document === 'undefined') return null;
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? JSON.parse(json) : null;
}
