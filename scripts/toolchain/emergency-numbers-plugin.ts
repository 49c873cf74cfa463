import { find } from 'geo-tz/all';
import type { Plugin } from 'vite';
import { emergencyNumbers } from '../../content/emergency-numbers.ts';
import { timeZoneChunkLetters, timeZoneChunkOf } from '../../web/emergency-call/zones/time-zone-chunks.ts';
import { timeZonesByCountry } from '../../web/emergency-call/zones/time-zones-by-country.ts';

/** Rows and columns of the grid per degree. A cell of half a degree measures 55 km from north to south. */
const cellsPerDegree = 2;
const [rows, columns] = [180 * cellsPerDegree, 360 * cellsPerDegree];

/**
 * Whether a position is outside the time zones of all countries, which extend twelve nautical miles out to sea. Such a
 * position has a time zone with a name such as Etc/GMT+3.
 */
const isAtSea = (longitude: number, latitude: number) =>
  (find(Math.max(-90, Math.min(90, latitude)), ((longitude + 540) % 360) - 180)[0] ?? '').startsWith('Etc/');

const ofAll = 'virtual:numbers-to-call';
const ofSea = 'virtual:open-sea';
const inVolumes = 'virtual:zone-volumes';

/** Returns the emergency numbers of the given countries, without sources and notes. */
function numbersIn(codes: readonly string[]) {
  return Object.fromEntries(codes.map((code) => [code, emergencyNumbers[code]?.numbers]));
}

/** Returns the time zones of one chunk by country, and the emergency numbers of those countries. */
function zonesOfChunk(number: number) {
  const rows = Object.entries(timeZonesByCountry).map(([code, names]) => {
    const inVolume = names.split(' ').filter((name) => timeZoneChunkOf(name) === number);
    return [code, inVolume.join(' ')] as const;
  });
  const zones = Object.fromEntries(rows.filter(([, names]) => names !== ''));
  return { zones, numbers: numbersIn(Object.keys(zones)) };
}

/** Returns the code of a module that exports each property under its name. */
function moduleOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** The encoded open sea. It is computed once, because both the browser's and the server's bundle contain it. */
let openSea: string | undefined;

/**
 * Provides modules with only those parts of the tables of emergency numbers that pages need. A visitor loads only one
 * chunk of the time zones.
 */
export const emergencyNumbersPlugin: Plugin = {
  name: 'whom-to-call',
  resolveId: (id) => (id === ofAll || id === ofSea || id.startsWith(inVolumes) ? id : null),
  load(id) {
    if (id === ofAll) return moduleOf({ numbers: numbersIn(Object.keys(emergencyNumbers)) });
    if (id === ofSea) {
      openSea ??= encodeOpenSea();
      return moduleOf({ rows: openSea });
    }
    if (id === inVolumes) {
      const imports = [...timeZoneChunkLetters].map((letter) => `() => import('${inVolumes}/zones-${letter}')`);
      return `export const volumes = [${imports}];`;
    }
    return id.startsWith(inVolumes) ? moduleOf(zonesOfChunk(timeZoneChunkLetters.indexOf(id.slice(-1)))) : null;
  },
};

/**
 * Encodes which cells of a grid are open sea. In an open-sea cell, all corners and the centre are outside territorial
 * waters. Rows run from north to south and are separated by commas. Each row starts at 180 degrees west. It is a list
 * of run lengths in base 36, which alternate between other cells and open sea.
 */
function encodeOpenSea(): string {
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
