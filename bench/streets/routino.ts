import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';

/** Whether Routino (Debian package `routino`) is installed. It is a router that shares no code with ours. */
export const isRoutinoInstalled = () => existsSync('/usr/bin/routino-router') && existsSync('/usr/bin/planetsplitter');

const classes = ['trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential', 'service', 'track'];
const allClasses = [...classes, 'cycleway', 'path', 'steps'];
const properties = ['paved', 'multilane', 'bridge', 'tunnel', 'footroute', 'bicycleroute'];

const shortestOnFoot = [
  '--transport=foot',
  '--shortest',
  ...allClasses.map((kind) => `--highway-${kind}=100`),
  ...properties.map((kind) => `--property-${kind}=50`),
];

const nodeKm = 0.001;

const trackPoint = /<trkpt lat="([-\d.]+)" lon="([-\d.]+)"/g;

/** Runs Routino on an OpenStreetMap extract. The folder holds Routino's database. */
export class Routino {
  readonly #folder: string;

  constructor(extract: string, folder: string) {
    this.#folder = folder;
    // Relations are left out, because Routino opens every road of a hiking route to walkers, even roads with foot=no.
    const ways = join(folder, 'ways.osm.pbf');
    execFileSync('osmium', ['cat', '--overwrite', '-t', 'node', '-t', 'way', '-o', ways, extract], { stdio: 'ignore' });
    execFileSync('planetsplitter', [`--dir=${folder}`, '--prefix=bench', '--prune-none', ways], { stdio: 'ignore' });
  }

  /**
   * Returns the length in metres of the shortest walking route between two nodes of the extract. Null if there is none,
   * or if Routino has no way at one of the nodes and starts or ends elsewhere.
   */
  metres([fromLon, fromLat]: LongitudeLatitude, [toLon, toLat]: LongitudeLatitude): number | null {
    const ends = [`--lon1=${fromLon}`, `--lat1=${fromLat}`, `--lon2=${toLon}`, `--lat2=${toLat}`];
    const files = [`--dir=${this.#folder}`, '--prefix=bench', '--output-gpx-track', '--output-stdout'];
    try {
      const track = execFileSync('routino-router', [...files, ...shortestOnFoot, ...ends], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const points = Array.from(
        track.matchAll(trackPoint),
        ([, lat, lon]): LongitudeLatitude => [Number(lon), Number(lat)],
      );
      const isAt = (place: LongitudeLatitude, point: LongitudeLatitude | undefined) =>
        point !== undefined && distanceKm(place, point) <= nodeKm;
      if (!isAt([fromLon, fromLat], points[0]) || !isAt([toLon, toLat], points.at(-1))) return null;
      return points.slice(1).reduce((sum, point, step) => sum + 1000 * distanceKm(points[step] ?? point, point), 0);
    } catch {
      // Routino exits with an error if it finds no route.
      return null;
    }
  }
}
