/** The values of one row of an invented AED list, before a layout formats them. */
export interface InventedRow {
  readonly at: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly name: string;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
  readonly spot: string;
  readonly floor: string;
  readonly phone: string;
  /** An opening and a closing time without a colon, such as "0830" and "1745". Some layouts add a break at noon. */
  readonly open: string;
  readonly noon: string;
  readonly afternoon: string;
  readonly close: string;
}

/**
 * The cells that hold a row's hours, and what the hours mean in the notation of ../expected-hours.ts. A " | " separates
 * two possible meanings.
 */
export type HoursCase = (row: InventedRow) => readonly [cells: Readonly<Record<string, string>>, judged: string];

export type CellValue = string | number | boolean | null | Readonly<Record<string, unknown>>;

/** The table format of a real AED list. The headers are the list's own, and the rows are invented. */
export interface SourceLayout {
  readonly name: string;
  /** Where the headers come from: a publication about the AED list, or a program that reads it. */
  readonly source: string;
  readonly form: 'csv' | 'csv semicolons' | 'json' | 'geojson' | 'page';
  /** The name of the JSON field that contains the list of rows. */
  readonly list?: string;
  readonly encoding?: 'latin1';
  /** A position on land around which the rows are placed. */
  readonly middle: readonly [longitude: number, latitude: number];
  /** Words in the local language, such as street names. */
  readonly words: { readonly place: string; readonly street: string; readonly city: string; readonly spot: string };
  readonly holiday: string;
  readonly columns: Readonly<Record<string, (row: InventedRow) => CellValue>>;
  readonly hours?: readonly HoursCase[];
  /** Whether the AED list marks a row as out of use. The importer must leave such rows out and report them. */
  readonly isOut?: (row: InventedRow) => boolean;
}

export const layoutRowCount = 200;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const clock = (minute: number) => `${pad(Math.floor(minute / 60))}${pad(minute % 60)}`;

/** Creates the rows of a layout, about fifty metres apart and with different times. */
export const generateRows = ({ middle: [longitude, latitude], words }: SourceLayout): InventedRow[] =>
  Array.from({ length: layoutRowCount }, (_, at) => ({
    at,
    longitude: Number((longitude + ((at % 20) - 10) * 0.0007).toFixed(6)),
    latitude: Number((latitude + (Math.floor(at / 20) - 5) * 0.0006).toFixed(6)),
    name: `${words.place} ${at + 1}`,
    street: words.street,
    number: String(2 * at + 1),
    postcode: pad(1000 + (at % 40) * 7, 5),
    city: words.city,
    spot: `${words.spot} ${(at % 9) + 1}`,
    floor: String(at % 3),
    phone: `0${pad(200_000_000 + at * 7919, 9)}`,
    open: clock(420 + ((at * 35) % 150)),
    noon: clock(720 + ((at * 15) % 60)),
    afternoon: clock(810 + ((at * 10) % 60)),
    close: clock(990 + ((at * 25) % 180)),
  }));

/** Writes "0830" as "08:30". */
export const formatColonTime = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`;
export const formatColonTimeWithoutZero = (time: string): string => formatColonTime(time).replace(/^0/, '');
export const formatFrenchTime = (time: string): string =>
  formatColonTimeWithoutZero(time).replace(':', 'h').replace(/h00$/, 'h');
export const formatTwelveHourTime = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${((hour + 11) % 12) + 1}:${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
};

export const hoursCaseOf = (layout: SourceLayout, row: InventedRow) =>
  layout.hours?.[row.at % layout.hours.length]?.(row);

const quoted = (cell: CellValue, mark: string) => {
  const text = cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  return text.includes(mark) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function cellsOf(layout: SourceLayout, row: InventedRow): Record<string, CellValue> {
  const [hours = {}] = hoursCaseOf(layout, row) ?? [];
  const cells = Object.entries(layout.columns).map(([name, say]) => [name, hours[name] ?? say(row)] as const);
  return Object.fromEntries(cells);
}

/** Returns the content of a file with the layout's rows, as text or bytes. */
export function renderLayout(layout: SourceLayout): string | Uint8Array {
  const rows = generateRows(layout);
  const names = Object.keys(layout.columns);
  const lists = rows.map((row) => cellsOf(layout, row));
  if (layout.form === 'json')
    return JSON.stringify(layout.list === undefined ? lists : { total_count: lists.length, [layout.list]: lists });
  if (layout.form === 'geojson') {
    const features = lists.map((properties, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [rows[at]?.longitude, rows[at]?.latitude] },
      properties,
    }));
    return JSON.stringify({ type: 'FeatureCollection', features });
  }
  if (layout.form === 'page') {
    const line = (cells: readonly CellValue[], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const body = lists.map((cells) => line(Object.values(cells), 'td'));
    return `<html><head><meta charset="utf-8"></head><body><table>${line(names, 'th')}${body.join('')}</table></body></html>`;
  }
  const mark = layout.form === 'csv' ? ',' : ';';
  const lines = [names, ...lists.map((cells) => Object.values(cells))];
  const text = lines.map((cells) => cells.map((cell) => quoted(cell, mark)).join(mark)).join('\r\n');
  return layout.encoding === 'latin1' ? Buffer.from(text, 'latin1') : text;
}
