import type { Plugin } from 'vite';
import { emergencyNumbers } from '../../content/emergency-numbers.ts';
import { volumeLetters, volumeOf } from '../../web/emergency-call/zones/volumes.ts';
import { zonesOfCountries } from '../../web/emergency-call/zones/zones-of-countries.ts';
import { openSeaRows } from './open-sea.ts';

const ofAll = 'virtual:numbers-to-call';
const ofSea = 'virtual:open-sea';
const inVolumes = 'virtual:zone-volumes';

/** Numbers to call in some countries, without sources and notes. */
function numbersIn(codes: readonly string[]) {
  return Object.fromEntries(codes.map((code) => [code, emergencyNumbers[code]?.numbers]));
}

/** Time zones of one chunk, each with its country, and the numbers to call there. */
function volume(number: number) {
  const rows = Object.entries(zonesOfCountries).map(([code, names]) => {
    const inVolume = names.split(' ').filter((name) => volumeOf(name) === number);
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

/** Reduces the emergency number tables to what an emergency needs: a visitor loads one chunk of zones. */
export const emergencyNumbersPlugin: Plugin = {
  name: 'whom-to-call',
  resolveId: (id) => (id === ofAll || id === ofSea || id.startsWith(inVolumes) ? id : null),
  load(id) {
    if (id === ofAll) return moduleOf({ numbers: numbersIn(Object.keys(emergencyNumbers)) });
    if (id === ofSea) return moduleOf({ rows: openSeaRows() });
    if (id === inVolumes) {
      const imports = [...volumeLetters].map((letter) => `() => import('${inVolumes}/zones-${letter}')`);
      return `export const volumes = [${imports}];`;
    }
    return id.startsWith(inVolumes) ? moduleOf(volume(volumeLetters.indexOf(id.slice(-1)))) : null;
  },
};
