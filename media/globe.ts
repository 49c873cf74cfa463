import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { buildCoastTiles } from './globe/coast-tiles.ts';
import { drawGlobe } from './globe/globe-drawing.ts';
import { buildLifeExpectancyLand } from './globe/life-expectancy-land.ts';
import { drawLifeExpectancyMap } from './globe/life-expectancy-map.ts';
import { renderFavicon, renderLogoWithBackground } from './globe/logo.ts';
import { renderShareCard } from './globe/share-card.ts';
import { buildWorldLand } from './globe/world-land.ts';

const assets = new URL('../web/assets/', import.meta.url);
const publicFiles = new URL('../web/public/', import.meta.url);

function write(folder: URL, name: string, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(name, folder), content);
  console.log(`${name} ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
}

const icon = (roomShare: number, sizePixels: number) =>
  sharp(Buffer.from(renderLogoWithBackground(roomShare)), { density: 144 })
    .resize(sizePixels)
    .png({ palette: true })
    .toBuffer();

if (import.meta.main) {
  write(assets, 'globe.svg', drawGlobe());
  write(assets, 'globe-small.svg', drawGlobe('small'));
  write(assets, 'world-land.json', JSON.stringify(buildWorldLand()));
  write(new URL('life-expectancy/', assets), 'map.svg', drawLifeExpectancyMap());
  write(assets, 'land-codes.json', JSON.stringify(buildLifeExpectancyLand()));
  for (const [name, tile] of buildCoastTiles()) write(new URL('coasts/', assets), `${name}.json`, JSON.stringify(tile));
  write(assets, 'og.png', await renderShareCard());
  write(publicFiles, 'favicon.svg', renderFavicon());
  write(publicFiles, 'icon-192.png', await icon(0.04, 192));
  write(publicFiles, 'icon-512.png', await icon(0.04, 512));
  write(publicFiles, 'icon-maskable-512.png', await icon(0.17, 512));
  write(publicFiles, 'apple-touch-icon.png', await icon(0.08, 180));
}
