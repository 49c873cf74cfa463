import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coastTileGrid } from './globe/coast-tiles.ts';
import { projectToTiles, type TileGrid } from './globe/tile-grid.ts';
import { readTownNames } from './ground/town-names.ts';
import { type RankedTown, rankTowns, readTowns } from './ground/towns.ts';
import { createWaterClipper, readWater } from './ground/water.ts';

const assets = new URL('../web/assets/', import.meta.url);

/** The grid for zoom 4 and 5: one tile for the whole world, with two units per pixel at zoom 5. */
const worldGrid: TileGrid = { across: 1, steps: 16_384, margin: 0, tolerance: 8 };
const worldScale = 5;

/** Minimum populations at which a town's name is printed one size larger than that of smaller towns. */
const sizes = [20_000, 150_000, 1_000_000] as const;

function townsIn(towns: readonly RankedTown[], grid: TileGrid, x: number, y: number) {
  return {
    names: towns.map(({ name }) => name),
    places: towns.flatMap(({ longitude, latitude }) => {
      const [east, south] = projectToTiles([longitude, latitude], grid);
      return [Math.round((east - x) * grid.steps), Math.round((south - y) * grid.steps)];
    }),
    fromZooms: towns.map(({ fromZoom }) => fromZoom).join(''),
    sizes: towns.map(({ population }) => sizes.filter((least) => population >= least).length).join(''),
  };
}

function writeJson(path: string, content: unknown): void {
  const text = JSON.stringify(content);
  writeFileSync(new URL(path, assets), text);
  console.log(`${path} ${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('The folder of the sources is missing. See media/README.md.');
  const towns = rankTowns(readTowns(readFileSync(join(folder, 'cities.pbf'))));
  const water = readWater(folder);
  for (const name of ['ground/', 'towns/']) {
    rmSync(new URL(name, assets), { recursive: true, force: true });
    mkdirSync(new URL(name, assets), { recursive: true });
  }
  const files = new Map<string, readonly RankedTown[]>();
  const coarse = towns.filter(({ fromZoom }) => fromZoom <= worldScale);
  files.set('world', coarse);
  writeJson('ground/world.json', {
    ...createWaterClipper(water, worldGrid, 2)({ x: 0, y: 0 }),
    ...townsIn(coarse, worldGrid, 0, 0),
  });
  const drawWater = createWaterClipper(water, coastTileGrid, 3);
  const tileOf = (town: RankedTown) =>
    projectToTiles([town.longitude, town.latitude], coastTileGrid).map(Math.floor).join('-');
  const byTile = Map.groupBy(towns, tileOf);
  for (let y = 0; y < coastTileGrid.across; y += 1) {
    for (let x = 0; x < coastTileGrid.across; x += 1) {
      const name = `${x}-${y}`;
      const here = byTile.get(name) ?? [];
      const wet = drawWater({ x, y });
      if (here.length + wet.lakes.length + wet.rivers.flat().length === 0) continue;
      files.set(name, here);
      writeJson(`ground/${name}.json`, { ...wet, ...townsIn(here, coastTileGrid, x, y) });
    }
  }
  for (const [tag, names] of readTownNames(join(folder, 'locale'))) {
    const own = [...files].map(([file, listed]) => {
      const translated = listed.flatMap(({ id, name }, at) => {
        const here = names.get(String(id));
        return here === undefined || here === '' || here === name ? [] : [[String(at), here] as const];
      });
      return [file, Object.fromEntries(translated)] as const;
    });
    writeJson(`towns/${tag}.json`, Object.fromEntries(own.filter(([, named]) => Object.keys(named).length > 0)));
  }
}
