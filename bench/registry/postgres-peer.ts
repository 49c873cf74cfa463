import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ElementCutter } from '../../registry/sources/json/json-elements.ts';
import { percentile } from '../measurement.ts';
import { madeUpWorld } from './made-up-aeds.ts';

interface PostgresFigures {
  readonly millisecondsP50: number;
  readonly millisecondsP95: number;
}

const installed = '/usr/lib/postgresql';

/** The programs of Debian's PostgreSQL, or null where it is not installed. */
function programFolder(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed).sort() : [];
  const folder = join(installed, versions.at(-1) ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : null;
}

async function writePoints(geojson: string, path: string): Promise<void> {
  const cutter = new ElementCutter(geojson, 'features');
  const out = createWriteStream(path);
  for await (const piece of createReadStream(geojson, 'utf8')) {
    for (const element of cutter.cut(piece as string)) {
      const { geometry } = element as { geometry: { coordinates: [number, number] } };
      out.write(`(${geometry.coordinates.join(',')})\n`);
    }
  }
  out.end();
  await once(out, 'finish');
}

/** A GiST index's ten nearest, each query timed by psql: no network, no parsing, no rows as JSON. */
export async function measurePostgres(
  work: string,
  geojson: string,
  searches: number,
): Promise<PostgresFigures | null> {
  const programs = programFolder();
  if (!programs) return null;
  const folder = join(work, 'postgres');
  mkdirSync(folder);
  // The server runs as another user, who must be able to reach the folder.
  chmodSync(work, 0o755);
  const points = join(folder, 'points.txt');
  await writePoints(geojson, points);
  const isRoot = process.getuid?.() === 0;
  const ids = isRoot ? ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']))) : null;
  // PostgreSQL refuses to run as root.
  if (ids) chownSync(folder, ids[0] ?? 0, ids[1] ?? 0);
  const as = ids ? { uid: ids[0] ?? 0, gid: ids[1] ?? 0, cwd: folder } : { cwd: folder };
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs, program), words, { ...as, stdio: 'pipe' });
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-A', 'trust', '-U', 'bench');
  const settings = `-k ${folder} -h '' -c fsync=off -c shared_buffers=512MB`;
  execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], {
    ...as,
    stdio: 'ignore',
  });
  try {
    const world = madeUpWorld(11);
    const query = () => `select p from aeds order by p <-> point(${world.place().join(',')}) limit 10;`;
    const script = [
      'create table aeds (p point);',
      `\\copy aeds from '${points}'`,
      'create index on aeds using gist (p);',
      'vacuum analyze aeds;',
      ...Array.from({ length: 20 }, query),
      '\\timing on',
      ...Array.from({ length: searches }, query),
    ].join('\n');
    const path = join(folder, 'queries.sql');
    writeFileSync(path, script);
    const answer = spawnSync(
      join(programs, 'psql'),
      ['-h', folder, '-U', 'bench', '-q', '-d', 'postgres', '-f', path],
      {
        ...as,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      },
    );
    const times = [...answer.stdout.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, time]) => Number(time));
    if (times.length !== searches)
      throw new Error(`PostgreSQL timed ${times.length} of ${searches} queries: ${answer.stderr}`);
    return { millisecondsP50: percentile(times, 0.5), millisecondsP95: percentile(times, 0.95) };
  } finally {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  }
}
