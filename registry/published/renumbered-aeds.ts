import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { hashText } from '../../domain/text/hash-text.ts';

/**
 * Maximum distances between the old and the new position. AEDs at the same point are matched first. The larger distance
 * is for nodes that were replaced by a building, whose centre is then the position.
 */
const maxDistancesMetres = [1, 25] as const;

/**
 * Height in degrees of the bands of latitude in which AEDs are compared. It must be a little more than the larger
 * distance.
 */
const bandDegrees = 0.00025;

interface Numbered {
  readonly id: string;
  readonly position: LongitudeLatitude;
  /** A hash of the source and the name. It is equal for AEDs that may be the same. */
  readonly similarityHash: number;
  /** The number on the box of the AED, if it is known. */
  readonly ref: unknown;
}

const sourceOf = (id: string) => id.slice(0, Math.max(0, id.indexOf('/')));

function numbered({ id = '', geometry, properties }: CellFeature): Numbered {
  const name = foldText(String(properties.name ?? ''));
  return {
    id,
    position: geometry.coordinates,
    similarityHash: hashText(`${sourceOf(id)} ${name}`),
    ref: properties.ref,
  };
}

const bandOf = ({ position }: Numbered) => Math.round(position[1] / bandDegrees);

/**
 * Whether two entries may be the same AED. They must have the same source and name, be close to each other, and not
 * have different numbers on their boxes.
 */
function mayBeSame(one: Numbered, other: Numbered, metres: number): boolean {
  const isOtherBox = one.ref !== undefined && other.ref !== undefined && one.ref !== other.ref;
  return (
    one.similarityHash === other.similarityHash &&
    !isOtherBox &&
    distanceKm(one.position, other.position) * 1000 <= metres
  );
}

/**
 * Finds AEDs that a source now lists under another id. This happens in OpenStreetMap when a building replaces a node,
 * and in lists that renumber their rows. The old and the new AED must have the same source, name and place, and there
 * must be no other candidate. Otherwise links to an AED could lead to another AED in the same building. Needs memory
 * for one entry per AED that was added or removed.
 */
export class RenumberedAeds {
  readonly #removed: Numbered[] = [];
  readonly #added = new Map<string, Numbered[]>();

  remove(feature: CellFeature): void {
    this.#removed.push(numbered(feature));
  }

  add(feature: CellFeature): void {
    const entry = numbered(feature);
    const key = `${entry.similarityHash} ${bandOf(entry)}`;
    const listed = this.#added.get(key);
    if (listed) listed.push(entry);
    else this.#added.set(key, [entry]);
  }

  #near(entry: Numbered, metres: number): readonly Numbered[] {
    const band = bandOf(entry);
    const listed = [band - 1, band, band + 1].flatMap((row) => this.#added.get(`${entry.similarityHash} ${row}`) ?? []);
    return listed.filter((other) => mayBeSame(entry, other, metres));
  }

  /** Returns the new ids by the old ids. */
  pairs(): ReadonlyMap<string, string> {
    const pairs = new Map<string, string>();
    const taken = new Set<string>();
    for (const metres of maxDistancesMetres) {
      const open = this.#removed.filter(({ id }) => !pairs.has(id));
      const found = open.map((entry) => ({
        entry,
        near: this.#near(entry, metres).filter(({ id }) => !taken.has(id)),
      }));
      const claims = new Map<string, number>();
      for (const { near } of found) for (const { id } of near) claims.set(id, (claims.get(id) ?? 0) + 1);
      for (const { entry, near } of found) {
        const [only] = near;
        if (only === undefined || near.length > 1 || claims.get(only.id) !== 1) continue;
        pairs.set(entry.id, only.id);
        taken.add(only.id);
      }
    }
    return pairs;
  }
}
