import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ImportError } from '../source-record.ts';
import { mayBeBareGeometry, toGeometryFeatures } from './bare-geometry.ts';
import { type ConversionOptions, type ConvertedText, formatGeojson, writeConvertedText } from './converted-text.ts';
import { toTopologyFeatures } from './topojson.ts';
import { requireWorkbookSize } from './workbook.ts';

type Values = Record<string, unknown>;

/** Separator before each record of a JSON text sequence (RFC 7464). */
const recordSign = '\u001e';

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Matches a whole string, or a bracket or brace outside of strings. */
const tokens = /"((?:[^"\\]|\\.)*)"|[{}[\]]/gs;

/**
 * Returns the keys of the lists of objects that are directly in the top-level object, as far as the start of a document
 * shows.
 */
function listsInStart(start: string): string[] {
  const found = new Set<string>();
  const open: string[] = [];
  let name = '';
  for (const [token, text] of start.matchAll(tokens)) {
    if (text !== undefined) name = open.length === 1 ? text : name;
    else if (token === '}' || token === ']') open.pop();
    else {
      if (token === '{' && open.join('') === '{[') found.add(name);
      open.push(token);
    }
  }
  return [...found];
}

/**
 * Whether a document has one JSON record per line, or one after each record separator (https://jsonlines.org, RFC
 * 8142).
 */
function isLines(start: string): boolean {
  if (start.startsWith(recordSign)) return true;
  const [first = '', second = ''] = start.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!second.trimStart().startsWith('{')) return false;
  try {
    return isObject(JSON.parse(first));
  } catch {
    return false;
  }
}

/**
 * Whether the start of a document does not show where its list of records is, so that `readNestedJson` must search all
 * of it.
 */
export function mayHaveNestedRecords(start: string): boolean {
  const text = start.trimStart();
  if (text.startsWith(recordSign) || isLines(text)) return true;
  if (text.startsWith('[')) return /^\[\s*\[/.test(text);
  if (!text.startsWith('{')) return false;
  if (/"type"\s*:\s*"Topology"/.test(text)) return true;
  if (/"(?:features|elements)"\s*:\s*\[/.test(text)) return false;
  if (mayBeBareGeometry(text)) return true;
  return listsInStart(text).length !== 1;
}

interface FoundList {
  readonly records: readonly Values[];
  /** Plain values of the objects that enclose the list, such as totals and page numbers. */
  readonly beside: Values;
}

/** Lists of records are not searched for below this level of nesting. */
const deepest = 8;

const plainValues = (value: Values) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field !== 'object'));

const columnNames = ['name', 'id', 'fieldName', 'field', 'title', 'label', 'key', 'alias'];

/** Returns the column names in a list of column descriptions; null for anything else. */
function namesOfColumns(list: unknown): string[] | null {
  if (!Array.isArray(list) || list.length < 2) return null;
  if (list.every((entry) => typeof entry === 'string')) return list;
  const key = columnNames.find((name) => list.every((entry) => isObject(entry) && typeof entry[name] === 'string'));
  return key === undefined ? null : list.map((entry) => entry[key] as string);
}

/**
 * Whether a value is a position as Socrata writes it into a cell: address, latitude, longitude, machine address and a
 * flag.
 */
const isPortalLocation = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length === 5 &&
  value.slice(1, 3).every((part) => part === null || Number.isFinite(Number(part)));

const cellOf = (value: unknown) => (isPortalLocation(value) ? { latitude: value[1], longitude: value[2] } : value);

const asRecord = (names: readonly string[], row: readonly unknown[]): Values =>
  Object.fromEntries(names.map((name, at) => [name, cellOf(row[at] ?? null)]));

/**
 * Converts rows that are lists to records. The column names are in the first row, or in a list of column descriptions
 * anywhere in the document.
 */
function rowsAsRecords(rows: readonly unknown[], descriptions: readonly (readonly string[])[]): Values[] | null {
  const lists = rows.filter((row): row is unknown[] => Array.isArray(row));
  if (lists.length < 2 || lists.length < rows.length || lists[0] === undefined) return null;
  const width = lists[0].length;
  const described = descriptions.find((names) => names.length === width);
  if (described !== undefined) return lists.map((row) => asRecord(described, row));
  const head = namesOfColumns(lists[0]);
  return head === null || width < 2 ? null : lists.slice(1).map((row) => asRecord(head, row));
}

/**
 * Returns the records of an object such as `{"aed1": {…}, "aed2": {…}}`; null if its values do not look like records.
 */
function keyedRecords(value: Values): Values[] | null {
  const records = Object.values(value);
  if (records.length < 3 || !records.every(isObject)) return null;
  const [first = {}] = records;
  const shared = Object.keys(first).filter((name) => records.every((record) => name in record));
  return shared.length >= 2 && shared.length * 2 >= Object.keys(first).length
    ? Object.entries(value).map(([key, record]) => ({ key, ...(record as Values) }))
    : null;
}

function descriptionsIn(value: unknown, depth = 0): string[][] {
  if (depth > deepest || typeof value !== 'object' || value === null) return [];
  const own = namesOfColumns(value);
  const children = Array.isArray(value) ? value.slice(0, 50) : Object.values(value);
  return [...(own === null ? [] : [own]), ...children.flatMap((child) => descriptionsIn(child, depth + 1))];
}

/**
 * Returns a score for how likely a list is to be the list of records. A list with many rows and many fields scores
 * higher than a list of column descriptions.
 */
const sizeOf = ({ records }: FoundList) =>
  records.length * Math.min(20, Math.max(1, Object.keys(records[0] ?? {}).length));

function listsIn(value: unknown, descriptions: readonly string[][], beside: Values, depth = 0): FoundList[] {
  if (depth > deepest || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const records = value.every(isObject) ? (value as Values[]) : rowsAsRecords(value, descriptions);
    return records === null || records.length === 0 ? [] : [{ records, beside }];
  }
  const own = { ...beside, ...plainValues(value as Values) };
  const keyed = keyedRecords(value as Values);
  const deeper = Object.values(value).flatMap((child) => listsIn(child, descriptions, own, depth + 1));
  return [...(keyed === null ? [] : [{ records: keyed, beside }]), ...deeper];
}

function* recordsText({ records, beside }: FoundList): Generator<string> {
  const frame = JSON.stringify(beside).slice(1, -1);
  yield `{${frame}${frame === '' ? '' : ','}"records":[\n`;
  for (const [at, record] of records.entries()) yield `${at > 0 ? ',\n' : ''}${JSON.stringify(record)}`;
  yield '\n]}\n';
}

async function* lineTexts(path: string, shownAs: string): AsyncGenerator<string> {
  let [number, count] = [0, 0];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const text = line.replace(recordSign, '').replace('\ufeff', '').trim();
    if (text === '') continue;
    let record: unknown;
    try {
      record = JSON.parse(text);
    } catch {
      throw new ImportError(`${shownAs}: line ${number} is not JSON. Repair the file, or fetch it again.`);
    }
    if (count === 0)
      yield isObject(record) && record.type === 'Feature'
        ? '{"type":"FeatureCollection","features":[\n'
        : '{"records":[\n';
    yield `${count > 0 ? ',\n' : ''}${text}`;
    count += 1;
  }
  yield '\n]}\n';
}

function parsed(text: string, shownAs: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new ImportError(
      `${shownAs}: this JSON is incomplete or damaged (${(cause as Error).message.slice(0, 100)}). Fetch the file again.`,
    );
  }
}

/**
 * Reads a JSON document whose records are not in a top-level list of objects: responses of CKAN, Socrata and OData,
 * rows as lists with separate column names, objects under individual keys, one record per line, TopoJSON. Null if it
 * has no list of records. Throws ImportError for invalid JSON.
 */
export async function readNestedJson(
  path: string,
  start: string,
  { shownAs }: ConversionOptions,
): Promise<ConvertedText | null> {
  const made = { encoding: 'utf-8', notes: [], parts: [], part: null };
  if (isLines(start.trimStart()))
    return { ...made, form: 'JSON lines', path: await writeConvertedText('json', lineTexts(path, shownAs)) };
  await requireWorkbookSize(path, shownAs);
  const document = parsed(await readFile(path, 'utf8'), shownAs);
  const features = toTopologyFeatures(document);
  if (features !== null)
    return { ...made, form: 'TopoJSON', path: await writeConvertedText('geojson', formatGeojson(features)) };
  const points = toGeometryFeatures(document);
  if (points !== null)
    return { ...made, form: 'GeoJSON geometry', path: await writeConvertedText('geojson', formatGeojson(points)) };
  const [largest] = listsIn(document, descriptionsIn(document), {}).sort((a, b) => sizeOf(b) - sizeOf(a));
  if (largest === undefined) return null;
  return { ...made, form: 'nested JSON', path: await writeConvertedText('json', recordsText(largest)) };
}
