const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const [ofDay, ofStart, ofEnd] = [
  /^(?:day(?:_?of_?week)?|weekday|dag|tag|wochentag|jour|d[ií]a|giorno|dzien|den)$/i,
  /^(?:opens?|from|start|begin|von|fra|desde|dalle|od|de)/i,
  /^(?:closes?|to|till|until|end|bis|til|hasta|alle|do|a$)/i,
];

/**
 * Converts opening hours in the form of schema.org to text: `{"dayOfWeek":"Monday","opens":"08:00","closes":"17:00"}`
 * becomes "Monday 08:00-17:00". Null if any of the three values is missing.
 */
function timesOfDay(entry: Record<string, unknown>): string | null {
  const textOf = (name: RegExp) => {
    const value = Object.entries(entry).find(([key]) => name.test(key))?.[1];
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    return texts.map((text) => text.replace(/^https?:\/\/schema\.org\//, '')).join(', ');
  };
  const [day, start, end] = [textOf(ofDay), textOf(ofStart), textOf(ofEnd)];
  return day === '' || start === '' || end === '' ? null : `${day} ${start}-${end}`;
}

/** Joins a list into the text of one cell. Entries are left out unless they are texts, numbers or opening hours. */
const listText = (list: readonly unknown[]) =>
  list
    .map((entry) => (isRecord(entry) ? timesOfDay(entry) : entry))
    .filter((entry) => typeof entry === 'string' || typeof entry === 'number')
    .join(', ');

/**
 * Parses a text that contains a JSON object. Socrata writes addresses like this:
 * `"{\"address\":\"…\",\"city\":\"…\"}"`.
 */
function recordInText(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'string' || !/^\{\s*"[\s\S]*\}$/.test(value)) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    // A geometry is not split into several cells, because it is read as a position.
    return isRecord(parsed) && !('coordinates' in parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * Converts the fields of a JSON object to the cells of a row. Nested fields are named by their path, such as
 * "location.latitude". Lists become text, and other values are unchanged.
 */
export function flattenValues(value: unknown, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = Object.create(null);
  if (!isRecord(value)) return flat;
  for (const [name, field] of Object.entries(value)) {
    const nested = isRecord(field) ? field : recordInText(field);
    if (nested !== null) Object.assign(flat, flattenValues(nested, `${prefix}${name}.`));
    else flat[prefix + name] = Array.isArray(field) ? listText(field) : field;
  }
  return flat;
}

interface FeatureLike {
  readonly id?: unknown;
  readonly properties?: unknown;
  readonly attributes?: unknown;
}

/**
 * Converts the properties of a GeoJSON feature, or the attributes of an ArcGIS feature, to the cells of a row. The
 * feature's id becomes a cell as well.
 */
export function flattenFeature(element: unknown): Record<string, unknown> {
  const { id, properties, attributes } = (element ?? {}) as FeatureLike;
  return { ...(id !== undefined && { id }), ...flattenValues(properties), ...flattenValues(attributes) };
}
