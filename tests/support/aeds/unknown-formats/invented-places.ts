/** A place in an invented AED list, about 150 metres from the next one. */
export interface InventedPlace {
  readonly at: number;
  readonly longitude: number;
  readonly latitude: number;
}

export const inventedPlaceCount = 24;

/** Creates twenty-four places around a centre. */
export const inventPlacesAround = ([longitude, latitude]: readonly [number, number]): InventedPlace[] =>
  Array.from({ length: inventedPlaceCount }, (_, at) => ({
    at,
    longitude: Number((longitude + ((at % 6) - 3) * 0.0021 + at * 0.00003).toFixed(6)),
    latitude: Number((latitude + (Math.floor(at / 6) - 2) * 0.0017).toFixed(6)),
  }));

export type InventedCell = string | number;

/** Formats a header and rows as the text of a CSV file. The lines in `after` follow the rows. */
export function formatTableText(
  head: readonly string[],
  rows: readonly (readonly InventedCell[])[],
  mark = ',',
  after: readonly string[] = [],
): string {
  const cell = (value: InventedCell) => {
    const text = String(value);
    return text.includes(mark) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [...[head, ...rows].map((cells) => cells.map(cell).join(mark)), ...after].join('\r\n');
}

export const withDecimalComma = (value: number): string => String(value).replace('.', ',');
export const padToTwoDigits = (value: number): string => String(value).padStart(2, '0');
