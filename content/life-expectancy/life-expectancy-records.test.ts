import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { populationSexes } from '../../domain/life-expectancy/life-expectancy-record.ts';
import { formatBoundsFile, formatMeasureFile, measureFileNames } from '../../scripts/life-expectancy/measure-files.ts';
import { readLifeExpectancySeries } from '../../scripts/life-expectancy/series-from-source.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { allLifeExpectancyRecords } from './life-expectancy-records.ts';

const script = 'tests/vectors/check-life-expectancy-figures.mjs';
const assets = 'web/assets/life-expectancy';

/** Runs the independent script on a folder of figures and returns its output and exit code. */
async function recomputed(
  content: string,
  measures = assets,
): Promise<{ readonly said: string; readonly code: number }> {
  return promisify(execFile)(process.execPath, [script, content, measures]).then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    ({ stdout, code }) => ({ said: stdout, code }),
  );
}

test('a script without shared code finds every shipped figure in the UN’s tables', async () => {
  const { said, code } = await recomputed('content/life-expectancy');
  expect(said).toMatch(/^\d{6} figures of 265 populations recomputed, 0 differ/);
  expect(code).toBe(0);
  expect(readFileSync(script, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(100);
});

test('the script names a changed digit, in the series and in a file of the map', async () => {
  const folder = createTestFolder();
  cpSync('content/life-expectancy', `${folder}/content`, { recursive: true });
  cpSync(assets, `${folder}/assets`, { recursive: true });
  const change = (path: string) => {
    const text = readFileSync(path, 'utf8');
    const at = text.search(/"JPN"/);
    writeFileSync(path, text.slice(0, at) + text.slice(at).replace('"593 17', '"593 18'));
  };
  change(`${folder}/content/stories.json`);
  const ofStories = await recomputed(`${folder}/content`);
  expect(ofStories.said).toContain('JPN both 1951: shipped 61.1');
  expect(ofStories.code).toBe(1);
  change(`${folder}/assets/at-birth-both.json`);
  const ofMap = await recomputed('content/life-expectancy', `${folder}/assets`);
  expect(ofMap.said).toContain('at-birth-both.json: JPN differs');
  const bounds = `${folder}/assets/bounds-women.json`;
  const text = readFileSync(bounds, 'utf8');
  const digit = text.search(/(?<="JPN":\["[-\d ]*)\d(?=")/);
  writeFileSync(bounds, text.slice(0, digit) + ((Number(text[digit]) + 1) % 10) + text.slice(digit + 1));
  const ofBounds = await recomputed('content/life-expectancy', `${folder}/assets`);
  expect(ofBounds.said).toContain('bounds-women.json: JPN differs');
});

test('the shipped files equal the output of the command', () => {
  const stories = readLifeExpectancySeries();
  expect(allLifeExpectancyRecords).toEqual(stories);
  for (const name of measureFileNames) {
    expect(readFileSync(`${assets}/${name}.json`, 'utf8'), name).toBe(formatMeasureFile(name, stories));
  }
  for (const sex of populationSexes) {
    expect(readFileSync(`${assets}/bounds-${sex}.json`, 'utf8'), sex).toBe(formatBoundsFile(sex, stories));
  }
});

test('the command writes 236 countries and areas, each with its own code', () => {
  const countries = allLifeExpectancyRecords.filter(({ region }) => region !== null);
  expect(countries).toHaveLength(236);
  expect(new Set(allLifeExpectancyRecords.map(({ code }) => code)).size).toBe(allLifeExpectancyRecords.length);
  const codes = countries.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['XKX', 'TWN', 'MCO', 'PYF', 'PSE', 'ESH']));
  expect(codes).not.toContain('VAT');
});

test('every country belongs to a region with a name', () => {
  const nowhere = allLifeExpectancyRecords
    .filter(({ region, area }) => region !== null && !area)
    .map(({ code }) => code);
  expect(nowhere).toEqual([]);
  expect(allLifeExpectancyRecords.find(({ code }) => code === 'USA')?.area).toBe('Northern America');
});
