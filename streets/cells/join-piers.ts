import { keyOfGridPoint } from './cell-geometry.ts';
import { type TileFeature, withoutTag } from './tile-features.ts';
import { type LinkRule, type PointOnWay, WayLinks } from './way-links.ts';

const isPier = ({ tags: { pier, foot } }: TileFeature) => pier === true && foot !== undefined;

const isWalkableLand = ({ tags: { pier, foot } }: TileFeature) => pier !== true && foot !== undefined;

/** A quay may be this wide between the water and the way along it. */
const ashore: LinkRule = { isCandidate: isWalkableLand, farthestMetres: 30 };

const vertexKeys = ({ parts }: TileFeature) => parts.flat().map(keyOfGridPoint);

/** Groups piers that share vertices. */
function groupsOf(piers: readonly TileFeature[]): TileFeature[][] {
  let groups: { piers: TileFeature[]; keys: Set<number> }[] = [];
  for (const pier of piers) {
    const keys = vertexKeys(pier);
    const joined = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    const merged = {
      piers: [...joined.flatMap((group) => group.piers), pier],
      keys: new Set([...joined.flatMap((group) => [...group.keys]), ...keys]),
    };
    groups = [...groups.filter((group) => !joined.includes(group)), merged];
  }
  return groups.map((group) => group.piers);
}

/**
 * Joins piers that share no vertex with a way on land to the nearest way on land: a pier begins at the shore, but often
 * no way is mapped between the two. Without the join, a place on the pier would be beyond water.
 */
export function joinPiers(lines: readonly TileFeature[], walls: readonly TileFeature[]): readonly TileFeature[] {
  const piers = lines.filter(isPier);
  if (piers.length === 0) return lines;
  const onLand = new Set(lines.filter(isWalkableLand).flatMap(vertexKeys));
  const ways = new WayLinks(lines, walls);
  for (const group of groupsOf(piers)) {
    if (group.some((pier) => vertexKeys(pier).some((key) => onLand.has(key)))) continue;
    const ends = group.flatMap((pier) =>
      pier.parts.flat().map((from) => ({ from, to: ways.nearest({ point: from, way: pier }, ashore) })),
    );
    const [best] = ends
      .filter((end): end is typeof end & { to: PointOnWay } => end.to !== null)
      .sort((one, other) => one.to.metres - other.to.metres);
    if (best !== undefined) ways.add(best.from, best.to);
  }
  return ways.joinedLines('yes').map((feature) => withoutTag(feature, 'pier'));
}
