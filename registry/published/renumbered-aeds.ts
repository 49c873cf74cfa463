import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { hashText } from '../../domain/text/hash-text.ts';

/**
 * Matches AEDs at the same point first, then up to the distance from the centre of a building to the point that was
 * listed before.
 */
const reachesMetres = [1, 25] as const;

/** Height of a band of latitude in degrees: a little over the largest reach. */
const bandDegrees = 0.00025;

interface Numbered {
  readonly id: string;
  readonly position: LongitudeLatitude;
  /** A hash of the register and the name. */
  readonly likeness: number;
  /** The number on the box. */
  readonly ref: unknown;
}

const registerOf = (id: string) => id.slice(0, Math.max(0, id.indexOf('/')));

function numbered({ id = '', geometry, properties }: CellFeature): Numbered {
  const name = foldText(String(properties.name ?? ''));
  return {
    id,
    position: geometry.coordinates,
    likeness: hashText(`${registerOf(id)} ${name}`),
    ref: properties.ref,
  };
}

const bandOf = ({ position }: Numbered) => Math.round(position[1] / bandDegrees);

/** Whether two entries may be one AED: similar and near, without different numbers on the box. */
function isAlike(one: Numbered, other: Numbered, metres: number): boolean {
  const isOtherBox = one.ref !== undefined && other.ref !== undefined && one.ref !== other.ref;
  return one.likeness === other.likeness && !isOtherBox && distanceKm(one.position, other.position) * 1000 <= metres;
}

/**
 * Finds the AEDs that a register lists under another id than before: OpenStreetMap after a node became a building, and
 * lists that number their rows anew. Such a pair has one register, one name and one place, and is the only one there
 * that could be meant: another AED in the same building must not take over an address.
 * Memory: an entry for each AED that was added or removed.
 */
export class RenumberedAeds {
  readonly #removed: Numbered[] = [];
  readonly #added = new Map<string, Numbered[]>();

  remove(feature: CellFeature): void {
    this.#removed.push(numbered(feature));
  }

  add(feature: CellFeature): void {
    const entry = numbered(feature);
    const key = `${entry.likeness} ${bandOf(entry)}`;
    const listed = this.#added.get(key);
    if (listed) listed.push(entry);
    else this.#added.set(key, [entry]);
  }

  #near(entry: Numbered, metres: number): readonly Numbered[] {
    const band = bandOf(entry);
    const listed = [band - 1, band, band + 1].flatMap((row) => this.#added.get(`${entry.likeness} ${row}`) ?? []);
    return listed.filter((other) => isAlike(entry, other, metres));
  }

  /** The new ids, by the former ones. */
  pairs(): ReadonlyMap<string, string> {
    const pairs = new Map<string, string>();
    const taken = new Set<string>();
    for (const metres of reachesMetres) {
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
