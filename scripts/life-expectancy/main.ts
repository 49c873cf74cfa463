import { writeFileSync } from 'node:fs';
import { populationSexes } from '../../domain/life-expectancy/life-expectancy-record.ts';
import { formatBoundsFile, formatMeasureFile, measureFileNames } from './measure-files.ts';
import { packSource } from './pack-source.ts';
import { readLifeExpectancySeries } from './series-from-source.ts';

/**
 * Generates the site's files from the UN's figures. If an argument names a folder with the UN's tables, the necessary
 * columns are extracted from them first. Otherwise the last extract is used.
 */
const [folder] = process.argv.slice(2);
if (folder !== undefined) packSource(folder);
const stories = readLifeExpectancySeries();
const write = (path: string, text: string) => {
  writeFileSync(path, text);
  console.log(`Wrote ${path}, ${Math.round(text.length / 1000)} kB`);
};
write('content/life-expectancy/stories.json', `[\n${stories.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
for (const name of measureFileNames) write(`web/assets/life-expectancy/${name}.json`, formatMeasureFile(name, stories));
for (const sex of populationSexes)
  write(`web/assets/life-expectancy/bounds-${sex}.json`, formatBoundsFile(sex, stories));
