const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const [ofDay, ofStart, ofEnd] = [
  /^(?:day(?:_?of_?week)?|weekday|dag|tag|wochentag|jour|d[ií]a|giorno|dzien|den)$/i,
  /^(?:opens?|from|start|begin|von|fra|desde|dalle|od|de)/i,
  /^(?:closes?|to|till|until|end|bis|til|hasta|alle|do|a$)/i,
];

/** `{"dayOfWeek":"Monday","opens":"08:00","closes":"17:00"}`, as schema.org writes it, as "Monday 08:00-17:00". */
function timesOfDay(entry: Record<string, unknown>): string | null {
  const textOf = (name: RegExp) => {
    const value = Object.entries(entry).find(([key]) => name.test(key))?.[1];
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    return texts.map((text) => text.replace(/^https?:\/\/schema\.org\//, '')).join(', ');
  };
  const [day, start, end] = [textOf(ofDay), textOf(ofStart), textOf(ofEnd)];
  return day === '' || start === '' || end === '' ? null : `${day} ${start}-${end}`;
}

/** A list in one cell: its texts and numbers, and the times of its days, joined. */
const listText = (list: readonly unknown[]) =>
  list
    .map((entry) => (isRecord(entry) ? timesOfDay(entry) : entry))
    .filter((entry) => typeof entry === 'string' || typeof entry === 'number')
    .join(', ');

/** Socrata writes an address as JSON in a text: `"{\"address\":\"…\",\"city\":\"…\"}"`. */
function recordInText(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'string' || !/^\{\s*"[\s\S]*\}$/.test(value)) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    // A geometry in a cell stays whole: it is read as a position.
    return isRecord(parsed) && !('coordinates' in parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * The fields of a JSON object as the cells of a row: nested fields are named by their path, "location.latitude". Values
 * are unchanged, lists of plain values become text.
 */
export function flatValues(value: unknown, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = Object.create(null);
  if (!isRecord(value)) return flat;
  for (const [name, field] of Object.entries(value)) {
    const nested = isRecord(field) ? field : recordInText(field);
    if (nested !== null) Object.assign(flat, flatValues(nested, `${prefix}${name}.`));
    else flat[prefix + name] = Array.isArray(field) ? listText(field) : field;
  }
  return flat;
}

interface FeatureLike {
  readonly id?: unknown;
  readonly properties?: unknown;
  readonly attributes?: unknown;
}

/** The properties of a GeoJSON feature, or the attributes of an ArcGIS one, as the cells of a row, including its id. */
export function flatFeature(element: unknown): Record<string, unknown> {
  const { id, properties, attributes } = (element ?? {}) as FeatureLike;
  return { ...(id !== undefined && { id }), ...flatValues(properties), ...flatValues(attributes) };
}
