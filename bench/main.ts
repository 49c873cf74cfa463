import { mkdir, writeFile } from 'node:fs/promises';
import { measureHostileRequests } from './hostile.ts';
import { measureJavascript } from './javascript.ts';
import { measureKills } from './kill.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Measurement, printMeasurements } from './measurement.ts';
import { measureRegistry } from './registry.ts';
import { measureRest } from './rest.ts';
import { measureStart } from './start.ts';

const benches: Readonly<Record<string, (words: readonly string[]) => Promise<readonly Measurement[]>>> = {
  hostile: measureHostileRequests,
  javascript: measureJavascript,
  kill: measureKills,
  lighthouse: measureLighthouse,
  registry: measureRegistry,
  rest: measureRest,
  start: measureStart,
};

async function main(name: string | undefined, words: readonly string[]): Promise<number> {
  const measure = benches[name ?? ''];
  if (measure === undefined) {
    const names = Object.keys(benches).join(', ');
    console.error(`Got the measurement '${name ?? ''}'; expected one of ${names}; run npm run bench -- start.`);
    return 2;
  }
  const measurements = await measure(words);
  await mkdir('bench/results', { recursive: true });
  await writeFile(`bench/results/${name}.json`, `${JSON.stringify(measurements, null, 2)}\n`);
  return printMeasurements(measurements) ? 0 : 1;
}

process.exitCode = await main(process.argv[2], process.argv.slice(3));
