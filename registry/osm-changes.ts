import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { LongitudeLatitude } from '../domain/hub/hub.ts';
import { type OsmEdit, type OsmNode, osmChange } from '../domain/report/osm-change.ts';
import { ImportError } from './source-record.ts';

interface OsmChangesRun {
  /** The file of corrections that the panel exports. */
  readonly corrections: string;
  /** An extract of OpenStreetMap as GeoJSON, with @osm_version beside each element's tags. */
  readonly extract: string;
  readonly out: string;
}

/** What became of the corrections. */
export interface OsmChangesReport {
  readonly edits: number;
  /** A sentence for each that could not be written, with what to do. */
  readonly refused: readonly string[];
  /** For the changeset that the file is uploaded with. */
  readonly comment: string;
}

/** A line of the exported corrections; all texts, as CSV has them. */
interface CorrectionLine {
  readonly aed: string;
  readonly kind: string;
  readonly longitude: string;
  readonly latitude: string;
  readonly hours: string;
}

type Properties = Readonly<Record<string, unknown>>;
interface Feature {
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
  readonly properties?: Properties | null;
}

const tagsOf = (properties: Properties): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      /^(?:@|id$)/.test(key) || typeof value !== 'string' ? [] : [[key, value]],
    ),
  );

/** The nodes of an extract by the ids of the registry. Ways and relations have no place of their own and are left out. */
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

/** The edit that a correction asks for, or a sentence why there is none. */
function editOf(line: CorrectionLine, nodes: ReadonlyMap<string, OsmNode>): OsmEdit | string {
  const place: LongitudeLatitude = [Number(line.longitude), Number(line.latitude)];
  if (line.kind === 'new') {
    const tags = line.hours === '' ? unlisted : { ...unlisted, opening_hours: line.hours };
    return { kind: 'create', position: place, tags };
  }
  if (!line.aed.startsWith('osm/node/')) return `${line.aed}: is no node of OpenStreetMap; tell the register's owner.`;
  const node = nodes.get(line.aed);
  if (node === undefined) return `${line.aed}: is not in the extract; fetch a newer one.`;
  if (!(node.version >= 1)) return `${line.aed}: the extract has no version of it; fetch one with versions.`;
  if (line.kind === 'gone') return { kind: 'delete', node };
  if (line.kind === 'place') return { kind: 'move', node, to: place };
  if (line.kind === 'hours') return { kind: 'tag', node, tags: { opening_hours: line.hours } };
  return `${line.aed}: "${line.kind}" changes nothing in OpenStreetMap.`;
}

/**
 * Writes confirmed corrections as an osmChange file.
 * @throws ImportError where a file cannot be read or one AED has two corrections
 */
export function writeOsmChanges({ corrections, extract, out }: OsmChangesRun): OsmChangesReport {
  const lines = parse(readFileSync(corrections), { columns: true, bom: true }) as CorrectionLine[];
  const nodes = nodesOf(extract);
  const edits: OsmEdit[] = [];
  const refused: string[] = [];
  const written = new Set<string>();
  for (const line of lines) {
    const edit = editOf(line, nodes);
    if (typeof edit === 'string') refused.push(edit);
    else if (line.kind !== 'new' && written.has(line.aed)) {
      throw new ImportError(`${line.aed}: got two corrections, expected one; leave one line of ${corrections} out.`);
    } else {
      written.add(line.aed);
      edits.push(edit);
    }
  }
  writeFileSync(out, osmChange(edits, 'Symbiotics'));
  const comment = `Correct ${edits.length} defibrillators as seen on the ground and confirmed`;
  return { edits: edits.length, refused, comment };
}
