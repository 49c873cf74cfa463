import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { measureAccessTexts } from './access-text-accuracy.ts';
import { measurePowerCuts } from './durability/power-cut.ts';
import { measureProcessKills } from './durability/process-kill.ts';
import { measureJavascript } from './javascript-size.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureFloods } from './load/measure-floods.ts';
import { addMeasurements, type Measurement, printMeasurements } from './measurement.ts';
import { measurePageLoad } from './page-load.ts';
import { measureRanking } from './ranking.ts';
import { measureRegistry } from './registry.ts';
import { measureRestRequests } from './rows/rest-requests.ts';
import { measureStartup } from './startup-time.ts';
import { measureStreetImport } from './street-import.ts';
import { measureStreetMap } from './street-map.ts';
import { measureStreetRoutes } from './street-routes.ts';
import { measureStreetSearch } from './street-search.ts';

const benches: Readonly<Record<string, (words: readonly string[]) => Promise<readonly Measurement[]>>> = {
  arrival: measurePageLoad,
  floods: measureFloods,
  javascript: measureJavascript,
  kill: measureProcessKills,
  lighthouse: measureLighthouse,
  ranking: measureRanking,
  power: measurePowerCuts,
  registry: measureRegistry,
  rest: measureRestRequests,
  start: measureStartup,
  'street-import': measureStreetImport,
  'street-map': measureStreetMap,
  'street-search': measureStreetSearch,
  streets: measureStreetRoutes,
  words: measureAccessTexts,
};

async function main(name: string | undefined, args: readonly string[]): Promise<number> {
  const measure = benches[name ?? ''];
  if (measure === undefined) {
    const names = Object.keys(benches).join(', ');
    console.error(`There is no measurement '${name ?? ''}'. Use one of ${names}, such as npm run bench -- start.`);
    return 2;
  }
  const measurements = await measure(args);
  // The benchmark has already reported that its input is missing. Keep the previous results.
  if (measurements.length === 0) return 0;
  await mkdir('bench/results', { recursive: true });
  const file = `bench/results/${[name, ...args.filter((word) => /^[a-z]+$/.test(word))].join('-')}.json`;
  // An argument such as "+5" adds five runs to those already recorded.
  const isMore = args.some((word) => word.startsWith('+'));
  const all =
    isMore && existsSync(file) ? addMeasurements(JSON.parse(await readFile(file, 'utf8')), measurements) : measurements;
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  return printMeasurements(all) ? 0 : 1;
}

process.exitCode = await main(process.argv[2], process.argv.slice(3));
