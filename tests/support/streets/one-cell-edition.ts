/** The only cell of the editions that `makeOneCellEdition` returns. */
export const onlyCell = { z: 12, x: 2200, y: 1400 };
const [areaX, areaY] = [onlyCell.x >> 5, onlyCell.y >> 5];

/**
 * Returns the files of published streets with one cell, by their URLs below /streets. The file of the cell holds the
 * bytes of `ways`.
 * @param hash twelve hexadecimal digits: the version of the streets, and part of the files' names
 */
export function makeOneCellEdition(hash: string, ways: string): ReadonlyMap<string, string> {
  const index = {
    attribution: 'Made up',
    bounds: [-180, -85, 180, 85],
    streets: { format: 1, version: hash, sources: [], cellCount: 1, areas: { [`${areaX}/${areaY}`]: hash } },
  };
  const list = { cells: { [`${onlyCell.x}/${onlyCell.y}`]: { ways: [hash, 8], routable: true, sources: [] } } };
  return new Map([
    ['/streets/index.json', JSON.stringify(index)],
    [`/streets/areas/7/${areaX}/${areaY}-${hash}.json`, JSON.stringify(list)],
    [`/streets/ways/12/${onlyCell.x}/${onlyCell.y}-${hash}.mvt`, ways],
  ]);
}

/** Returns a `fetch` that answers with the files of an edition, and with status 404 for any other URL. */
export function fetchFrom(edition: () => ReadonlyMap<string, string>): (url: string) => Promise<Response> {
  return async (url) => {
    const body = edition().get(url);
    if (body === undefined) return new Response(null, { status: 404 });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  };
}
