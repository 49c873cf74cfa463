/** Id of the element with the page's data, which the server writes into the head. */
export const dataElementId = 'page-data';

/** The data that the page was rendered from; null if no server filled it in. */
export function embeddedData(): unknown {
  if (typeof document === 'undefined') return null;
  const json = document.getElementById(dataElementId)?.textContent;
  return json ? JSON.parse(json) : null;
}
