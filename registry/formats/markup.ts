import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { ImportError } from '../source-record.ts';
import { type ConversionOptions, type ConvertedText, formatGeojson, writeConvertedText } from './converted-text.ts';
import { parseGmlFeatures } from './gml.ts';
import { requireWorkbookSize } from './workbook.ts';
import { findDescendants, findFirstDescendant, readElementText, type XmlElement } from './xml-element.ts';

/** XML is rejected if its elements are nested more deeply than this. */
const deepest = 200;

/** Reads an XML file as a tree. Throws if its elements are nested more deeply than in any AED list. */
async function readTree(path: string, { shownAs, encoding }: ConversionOptions): Promise<XmlElement> {
  await requireWorkbookSize(path, shownAs);
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
        if (open.length > deepest)
          throw new ImportError(
            `${shownAs}: this XML is nested more than ${deepest} deep. Use a plain list of records.`,
          );
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  let decoder: TextDecoder | null = null;
  for await (const chunk of createReadStream(path)) {
    decoder ??= new TextDecoder(encodingOf(chunk as Uint8Array, encoding));
    parser.write(decoder.decode(chunk as Uint8Array, { stream: true }));
  }
  // This must be checked before `end()`, because the parser closes open elements at the end of the file.
  const isCut = open.length > 1;
  parser.end();
  if (isCut) throw new ImportError(`${shownAs}: this XML stops in the middle. Fetch the file again.`);
  return root;
}

function encodingOf(start: Uint8Array, named: string | undefined): string {
  if (named !== undefined) return named;
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const declaredEncoding = /^[^>]*encoding\s*=\s*["']([\w-]+)/.exec(
    Buffer.from(start.subarray(0, 200)).toString('latin1'),
  )?.[1];
  try {
    return new TextDecoder(declaredEncoding ?? 'utf-8').encoding;
  } catch {
    return 'utf-8';
  }
}

const isTag = /<[a-z/!][^<>]*>/i;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const withoutTags = (html: string) => oneLine(html.replaceAll(/<[^<>]*>/g, ' '));

/**
 * Returns the text of the cells in each row of an HTML table. The rows of a table within a cell are returned as
 * separate rows.
 */
function rowsIn(html: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const open: string[][] = [];
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'tr') {
        open.push([]);
        rows.push(open.at(-1) ?? []);
      } else if (name === 'td' || name === 'th') open.at(-1)?.push('');
    },
    ontext(text) {
      const row = open.at(-1);
      if (row !== undefined && row.length > 0) row.push((row.pop() ?? '') + text);
    },
    onclosetag(name) {
      if (name === 'tr') open.pop();
    },
  });
  parser.end(html);
  return rows;
}

/** Returns the names and values in the HTML table that some programs write into the description of a KML placemark. */
const tableIn = (html: string) =>
  Object.fromEntries(
    rowsIn(html)
      .filter(({ length }) => length >= 2)
      .map(([name = '', value = '']) => [oneLine(name), oneLine(value)])
      .filter(([name]) => name !== ''),
  ) as Record<string, string>;

function placemarkProperties(placemark: XmlElement): Record<string, string> {
  const direct = (name: string) => readElementText(placemark.children.find((child) => child.name === name));
  const data = [...findDescendants(placemark, 'Data')].map((entry) => [
    entry.attributes.name ?? '',
    readElementText(findFirstDescendant(entry, 'value')),
  ]);
  const simple = [...findDescendants(placemark, 'SimpleData')].map((entry) => [
    entry.attributes.name ?? '',
    readElementText(entry),
  ]);
  const description = direct('description');
  const table = tableIn(description);
  const isTable = Object.keys(table).length > 0;
  return {
    ...(direct('name') && { name: direct('name') }),
    ...(description && !isTable && { description: isTag.test(description) ? withoutTags(description) : description }),
    ...(direct('address') && { address: direct('address') }),
    ...(direct('phoneNumber') && { phone: direct('phoneNumber') }),
    ...table,
    ...Object.fromEntries([...data, ...simple].filter(([name]) => name !== '')),
  };
}

const positionsOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(',').slice(0, 2).map(Number))
    .filter(([longitude, latitude]) => Number.isFinite(longitude) && Number.isFinite(latitude));

function* placemarks(root: XmlElement) {
  for (const placemark of findDescendants(root, 'Placemark')) {
    const point = findFirstDescendant(findFirstDescendant(placemark, 'Point') ?? placemark, 'coordinates');
    const positions = positionsOf(readElementText(point));
    const geometry =
      positions.length === 0
        ? null
        : positions.length === 1
          ? { type: 'Point', coordinates: positions[0] }
          : { type: 'MultiPoint', coordinates: positions };
    yield { type: 'Feature', geometry, properties: placemarkProperties(placemark) };
  }
}

function* waypoints(root: XmlElement) {
  for (const waypoint of findDescendants(root, 'wpt')) {
    const { lon, lat } = waypoint.attributes;
    const properties = Object.fromEntries(
      waypoint.children.filter(({ children }) => children.length === 0).map((child) => [child.name, child.text.trim()]),
    );
    yield { type: 'Feature', geometry: { type: 'Point', coordinates: [Number(lon), Number(lat)] }, properties };
  }
}

const ownAttributes = ({ attributes }: XmlElement) =>
  Object.entries(attributes).filter(([name]) => !name.startsWith('xmlns'));

/**
 * Returns the name of a value in a record of XML. In `<field name="lat">47</field>` an attribute has the name, because
 * all elements are called the same.
 */
const nameOfValue = ({ attributes }: XmlElement) => attributes.name ?? attributes.nombre ?? attributes.key;

/**
 * Returns the values of a record: its attributes, the text of its children, and deeper values under names such as
 * "child.name".
 */
function valuesOf(element: XmlElement, prefix = ''): Record<string, string> {
  // The object has no prototype, because an element may be called "constructor".
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of ownAttributes(element)) values[prefix + name] = value;
  for (const child of element.children) {
    const named = nameOfValue(child);
    const key = prefix + (named ?? child.name);
    const text = child.text.trim();
    if (text !== '') values[key] = values[key] === undefined ? text : `${values[key]}, ${text}`;
    const isLeaf = child.children.length === 0 && (text !== '' || named !== undefined);
    if (!isLeaf) Object.assign(values, valuesOf(child, `${prefix}${child.name}.`));
  }
  return values;
}

/** Returns the record inside wrapper elements such as `<featureMember>` and `<member>`. */
function unwrapped(element: XmlElement): XmlElement {
  const [only, ...more] = element.children;
  const isWrapper = only !== undefined && more.length === 0 && element.text.trim() === '' && only.children.length > 0;
  return isWrapper && Object.keys(element.attributes).length === 0 ? unwrapped(only) : element;
}

/** Finds the list of records: the largest group of equally named siblings that have at least two values each. */
function recordsOf(root: XmlElement): readonly XmlElement[] {
  let best: readonly XmlElement[] = [];
  const visit = (element: XmlElement) => {
    const byName = Map.groupBy(element.children.map(unwrapped), ({ name }) => name);
    for (const same of byName.values()) {
      const full = same.filter(({ children, attributes }) => children.length + Object.keys(attributes).length > 1);
      if (full.length > best.length) best = full;
    }
    element.children.forEach(visit);
  };
  visit(root);
  return best;
}

function* listText(records: readonly XmlElement[]): Generator<string> {
  yield '[\n';
  for (const [index, record] of records.entries()) yield `${index > 0 ? ',\n' : ''}${JSON.stringify(valuesOf(record))}`;
  yield '\n]\n';
}

const nothingIn = (shownAs: string, what: string) =>
  new ImportError(`${shownAs}: this ${what} contains no locations. Check that it is the right file.`);

/** Combines the KML files of one archive, such as a map with one file per layer, into one list. */
export async function readKmlFiles(paths: readonly string[], options: ConversionOptions): Promise<ConvertedText> {
  const list: object[] = [];
  for (const path of paths) list.push(...placemarks(await readTree(path, options)));
  if (list.length === 0) throw nothingIn(options.shownAs, 'KML');
  const path = await writeConvertedText('geojson', formatGeojson(list));
  return { path, encoding: 'utf-8', form: 'KML', notes: [], parts: [], part: null };
}

/** Reads KML, GPX or a list of records in XML. Throws ImportError for anything else. */
export async function readMarkup(path: string, options: ConversionOptions): Promise<ConvertedText> {
  const root = await readTree(path, options);
  const made = { encoding: 'utf-8', notes: [], parts: [], part: null };
  const [document] = root.children;
  const featuresForm = async (form: string, features: Iterable<object>) => {
    const list = [...features];
    if (list.length === 0) throw nothingIn(options.shownAs, form);
    return { ...made, form, path: await writeConvertedText('geojson', formatGeojson(list)) };
  };
  if (document?.name === 'kml') return featuresForm('KML', placemarks(root));
  if (document?.name === 'gpx') return featuresForm('GPX', waypoints(root));
  const records = recordsOf(root);
  if (records.length === 0) throw nothingIn(options.shownAs, 'XML');
  const drawn = parseGmlFeatures(records, valuesOf);
  if (drawn !== null)
    return {
      ...made,
      form: 'GML',
      path: await writeConvertedText('geojson', formatGeojson(drawn.features)),
      notes: drawn.notes,
    };
  return { ...made, form: 'XML list', path: await writeConvertedText('json', listText(records)) };
}
