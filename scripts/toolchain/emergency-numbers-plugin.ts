import { find } from 'geo-tz/all';
import type { Plugin } from 'vite';
import { emergencyNumbers } from '../../content/emergency-numbers.ts';
import { timeZoneChunkLetters, timeZoneChunkOf } from '../../web/emergency-call/zones/time-zone-chunks.ts';
import { timeZonesByCountry } from '../../web/emergency-call/zones/time-zones-by-country.ts';

/** Cells of half a degree, 55 km from north to south. */
const cellsPerDegree = 2;
const [rows, columns] = [180 * cellsPerDegree, 360 * cellsPerDegree];

/** Time zones at sea are named only by their offset; those of countries extend twelve miles out. */
const isAtSea = (longitude: number, latitude: number) =>
  (find(Math.max(-90, Math.min(90, latitude)), ((longitude + 540) % 360) - 180)[0] ?? '').startsWith('Etc/');

const ofAll = 'virtual:numbers-to-call';
const ofSea = 'virtual:open-sea';
const inVolumes = 'virtual:zone-volumes';

/** Numbers to call in some countries, without sources and notes. */
function numbersIn(codes: readonly string[]) {
  return Object.fromEntries(codes.map((code) => [code, emergencyNumbers[code]?.numbers]));
}

/** Time zones of one chunk, each with its country, and the numbers to call there. */
function volume(number: number) {
  const rows = Object.entries(timeZonesByCountry).map(([code, names]) => {
    const inVolume = names.split(' ').filter((name) => timeZoneChunkOf(name) === number);
    return [code, inVolume.join(' ')] as const;
  });
  const zones = Object.fromEntries(rows.filter(([, names]) => names !== ''));
  return { zones, numbers: numbersIn(Object.keys(zones)) };
}

/** A module that exports each of these values under its name. */
function moduleOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Computed once: browser and server build both ask for it. */
let openSea: string | undefined;

/** Reduces the emergency number tables to what an emergency needs: a visitor loads one chunk of zones. */
export const emergencyNumbersPlugin: Plugin = {
  name: 'whom-to-call',
  resolveId: (id) => (id === ofAll || id === ofSea || id.startsWith(inVolumes) ? id : null),
  load(id) {
    if (id === ofAll) return moduleOf({ numbers: numbersIn(Object.keys(emergencyNumbers)) });
    if (id === ofSea) {
      openSea ??= openSeaRows();
      return moduleOf({ rows: openSea });
    }
    if (id === inVolumes) {
      const imports = [...timeZoneChunkLetters].map((letter) => `() => import('${inVolumes}/zones-${letter}')`);
      return `export const volumes = [${imports}];`;
    }
    return id.startsWith(inVolumes) ? moduleOf(volume(timeZoneChunkLetters.indexOf(id.slice(-1)))) : null;
  },
};

/**
 * Encodes the open sea in cells whose corners and centre are outside all territorial waters: for each row from north to
 * south the run lengths of land and sea, in turn, starting at 180 degrees west. In base 36, separated by spaces; rows
 * by commas.
 */
function openSeaRows(): string {
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_at, column) =>
      isAtSea(column / cellsPerDegree - 180, 90 - row / cellsPerDegree),
    ),
  );
  const isCellAtSea = (row: number, column: number) =>
    [row, row + 1].every((at) => corners[at]?.[column] && corners[at]?.[column + 1]) &&
    isAtSea((column + 0.5) / cellsPerDegree - 180, 90 - (row + 0.5) / cellsPerDegree);
  const lengthsOf = (row: number) => {
    const lengths = [0];
    for (let column = 0; column < columns; column++) {
      const isSea = isCellAtSea(row, column);
      if (isSea !== (lengths.length % 2 === 0)) lengths.push(0);
      lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    }
    return lengths.map((length) => length.toString(36)).join(' ');
  };
  return Array.from({ length: rows }, (_, row) => lengthsOf(row)).join(',');
}
