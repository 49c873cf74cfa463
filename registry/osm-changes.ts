import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { formatOsmChange, type OsmEdit, type OsmNode } from '../domain/report/osm-change.ts';
import { ImportError } from './source-record.ts';

interface OsmChangesRun {
  /** Path of the corrections, as the administration panel exports them. */
  readonly corrections: string;
  /** Path of an OpenStreetMap extract in GeoJSON whose elements have their version in the tag `@osm_version`. */
  readonly extract: string;
  readonly out: string;
}

export interface OsmChangesReport {
  readonly edits: number;
  /** For each correction that could not be written, a sentence that says why and what to do. */
  readonly refused: readonly string[];
  /** The comment to give the changeset when the file is uploaded. */
  readonly comment: string;
}

/** A row of the exported corrections. All values are text, because the file is CSV. */
interface CorrectionLine {
  readonly aed: string;
  readonly kind: string;
  readonly longitude: string;
  readonly latitude: string;
  readonly hours: string;
  /** The date of the last report by a visitor. Older exports lack this column. */
  readonly seen?: string;
}

type Properties = Readonly<Record<string, unknown>>;
interface Feature {
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
  readonly properties?: Properties | null;
}

/**
 * Returns the tags of a node. An upload replaces the whole node, so tags that an exporter turned into numbers are kept
 * too, as text.
 */
const tagsOf = (properties: Properties): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      /^(?:@|id$)/.test(key) || value === null || typeof value === 'object' ? [] : [[key, String(value)]],
    ),
  );

/**
 * Returns the nodes of an extract by their ids in the registry. Ways and relations are left out, because they have no
 * position.
 */
function nodesOf(path: string): ReadonlyMap<string, OsmNode> {
  const { features = [] } = JSON.parse(readFileSync(path, 'utf8')) as { features?: readonly Feature[] };
  return new Map(
    features.flatMap(({ geometry, properties }) => {
      if (properties?.['@osm_type'] !== 'node' || geometry?.type !== 'Point') return [];
      const id = Number(properties['@osm_id']);
      const version = Number(properties['@osm_version'] ?? 0);
      const position = geometry.coordinates as LongitudeLatitude;
      return [[`osm/node/${id}`, { id, version, position, tags: tagsOf(properties) }] as const];
    }),
  );
}

const unlisted = { emergency: 'defibrillator' } as const;

/** Sets a node's check date to the date of the report, unless the node has a later check date. */
function withCheckDate(node: OsmNode, { seen = '' }: CorrectionLine): OsmNode {
  const isLater = /^\d{4}-\d{2}-\d{2}$/.test(seen) && seen > (node.tags.check_date ?? '');
  return isLater ? { ...node, tags: { ...node.tags, check_date: seen } } : node;
}

/** Returns the edit that makes a correction to a node, or a sentence that says why there is none. */
function editOf(line: CorrectionLine, node: OsmNode | undefined): OsmEdit | string {
  const place: LongitudeLatitude = [Number(line.longitude), Number(line.latitude)];
  if (line.kind === 'new') {
    const tags = line.hours === '' ? unlisted : { ...unlisted, opening_hours: line.hours };
    return { kind: 'create', position: place, tags };
  }
  if (!line.aed.startsWith('osm/node/')) return `${line.aed} is not an OpenStreetMap node; tell its publisher.`;
  if (node === undefined) return `${line.aed} is not in the extract; fetch a newer one.`;
  if (!(node.version >= 1))
    return `${line.aed}: the extract has no version number for it; fetch an extract with version numbers.`;
  if (line.kind === 'gone') return { kind: 'delete', node };
  const checked = withCheckDate(node, line);
  if (line.kind === 'place') return { kind: 'modify', node: { ...checked, position: place } };
  if (line.kind === 'hours')
    return { kind: 'modify', node: { ...checked, tags: { ...checked.tags, opening_hours: line.hours } } };
  if (line.kind === 'present' && checked !== node) return { kind: 'modify', node: checked };
  return `${line.aed}: "${line.kind}" changes nothing in OpenStreetMap.`;
}

/** The edit of one element, and the kinds of corrections that led to it. */
interface Written {
  readonly edit: OsmEdit;
  readonly kinds: readonly string[];
}

/**
 * Whether a correction can be added to an existing edit of the same AED. A new position and new hours can be combined,
 * but two corrections of the same kind conflict.
 */
const isCompatible = ({ kind }: CorrectionLine, { edit, kinds }: Written) =>
  edit.kind === 'modify' && !kinds.includes(kind);

/**
 * Writes confirmed corrections as an osmChange file, in which each element occurs once.
 * @throws ImportError if two corrections of one AED conflict
 */
export function writeOsmChanges({ corrections, extract, out }: OsmChangesRun): OsmChangesReport {
  const lines = parse(readFileSync(corrections), { columns: true, bom: true }) as CorrectionLine[];
  const nodes = nodesOf(extract);
  const refused: string[] = [];
  const written = new Map<string, Written>();
  for (const line of lines) {
    const before = written.get(line.aed);
    const edit = editOf(line, before?.edit.kind === 'modify' ? before.edit.node : nodes.get(line.aed));
    if (typeof edit === 'string') {
      refused.push(edit);
      continue;
    }
    if (before && (edit.kind !== 'modify' || !isCompatible(line, before))) {
      throw new ImportError(`${line.aed}: it has two corrections that conflict. Remove one line from ${corrections}.`);
    }
    written.set(line.aed, { edit, kinds: [...(before?.kinds ?? []), line.kind] });
  }
  const edits = [...written.values()].map(({ edit }) => edit);
  writeFileSync(out, formatOsmChange(edits, 'Symbiotics'));
  const counted = edits.length === 1 ? '1 defibrillator' : `${edits.length} defibrillators`;
  const comment = `Correct ${counted}, seen on the ground and confirmed`;
  return { edits: edits.length, refused, comment };
}
