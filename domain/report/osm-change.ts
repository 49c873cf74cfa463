import type { LongitudeLatitude } from '../geography/position.ts';
import { escapeMarkup } from '../text/escape-markup.ts';

/** A current OpenStreetMap node with all its tags, because an upload replaces the whole node. */
export interface OsmNode {
  readonly id: number;
  readonly version: number;
  readonly position: LongitudeLatitude;
  readonly tags: Readonly<Record<string, string>>;
}

/** An edit of a node. For `modify`, `node` has the new content but the version number that was read. */
export type OsmEdit =
  | { readonly kind: 'delete'; readonly node: OsmNode }
  | { readonly kind: 'modify'; readonly node: OsmNode }
  | { readonly kind: 'create'; readonly position: LongitudeLatitude; readonly tags: Readonly<Record<string, string>> };

const escaped = (text: string) =>
  // Removes characters that XML 1.0 cannot represent.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters to remove them
  escapeMarkup(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')).replaceAll('\n', '&#10;');

/** OpenStreetMap stores coordinates with seven decimals, about a centimetre. */
const degrees = (value: number) => value.toFixed(7);

function nodeXml(
  { id, version }: { readonly id: number; readonly version: number },
  [longitude, latitude]: LongitudeLatitude,
  tags: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(tags).map(([key, value]) => `      <tag k="${escaped(key)}" v="${escaped(value)}"/>`);
  const start = `    <node id="${id}" version="${version}" lat="${degrees(latitude)}" lon="${degrees(longitude)}"`;
  return lines.length === 0 ? `${start}/>` : [`${start}>`, ...lines, '    </node>'].join('\n');
}

/**
 * Formats edits as an osmChange document (https://wiki.openstreetmap.org/wiki/OsmChange), for review and upload in an
 * editor. Every existing node has the version that was read, so OpenStreetMap rejects the upload if somebody has edited
 * the node since. @throws if a version is unknown
 */
export function formatOsmChange(edits: readonly OsmEdit[], generator: string): string {
  const block = (action: string, nodes: readonly string[]) =>
    nodes.length === 0 ? [] : [`  <${action}>`, ...nodes, `  </${action}>`];
  let newId = 0;
  const [created, modified, deleted]: [string[], string[], string[]] = [[], [], []];
  for (const edit of edits) {
    if (edit.kind === 'create') {
      newId -= 1;
      created.push(nodeXml({ id: newId, version: 0 }, edit.position, edit.tags));
      continue;
    }
    const { node } = edit;
    if (!Number.isSafeInteger(node.version) || node.version < 1) {
      throw new Error(`The version of node ${node.id} is missing. Load the node again.`);
    }
    (edit.kind === 'delete' ? deleted : modified).push(nodeXml(node, node.position, node.tags));
  }
  const parts = [...block('create', created), ...block('modify', modified), ...block('delete', deleted)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<osmChange version="0.6" generator="${escaped(generator)}">`,
    ...parts,
    '</osmChange>',
    '',
  ].join('\n');
}
