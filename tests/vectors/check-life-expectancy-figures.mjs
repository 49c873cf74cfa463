// Recomputes every shipped life expectancy figure from the UN's tables, in plain Node and without the site's code.
// Usage: node tests/vectors/check-life-expectancy-figures.mjs [content/life-expectancy] [web/assets/life-expectancy]
// Prints how many figures were compared and each difference. Exits with 1 if there are any differences.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const [content = 'content/life-expectancy', assets = 'web/assets/life-expectancy'] = process.argv.slice(2);
const table = (name) => {
  const text = brotliDecompressSync(readFileSync(`${content}/wpp2024/${name}.tsv.br`)).toString();
  const [head, ...rows] = Array.from(text.trim().split('\n'), (line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at]])));
};
const series = (text) => {
  let sum = 0;
  return text.split(' ').map((step) => (sum += Number(step)));
};
const measures = { 'at-birth': 'atBirth', 'at-65': 'at65', 'reach-90': 'reach90' };
let checked = 0;
const wrong = [];
// A shipped figure may differ by half a unit of its last digit, plus a margin for floating-point errors.
const checkFigure = (name, shipped, exact, step) => {
  checked += 1;
  if (!(Math.abs(shipped * step - exact) <= step / 2 + 1e-9))
    wrong.push(`${name}: shipped ${shipped * step}, the UN ${exact}`);
};

// The life table uses Chiang's formula for q. Deaths below the age of five are placed by the factors of Coale and
// Demeny, and later deaths in the middle of each age group. In the last group, 1/m years remain.
const ages = [0, 1, ...Array.from({ length: 20 }, (_, at) => 5 * (at + 1))];
const lifeTable = (m, sex) => {
  const high = m[0] >= 0.107;
  const women = high ? [0.35, 1.361] : [0.053 + 2.8 * m[0], 1.522 - 1.518 * m[0]];
  const men = high ? [0.33, 1.352] : [0.045 + 2.684 * m[0], 1.651 - 2.816 * m[0]];
  const young = { B: women.map((share, at) => (share + men[at]) / 2), F: women, M: men }[sex];
  const l = { 0: 1 };
  const lived = {};
  ages.forEach((age, at) => {
    const n = at === 0 ? 1 : at === 1 ? 4 : 5;
    const q = age === 100 ? 1 : Math.min(1, (n * m[at]) / (1 + (n - (young[at] ?? n / 2)) * m[at]));
    lived[age] = age === 100 ? l[age] / m[at] : l[age] * (n - q * (n - (young[at] ?? n / 2)));
    l[age + n] = l[age] * (1 - q);
  });
  const left = (from) => ages.reduce((sum, age) => (age < from ? sum : sum + lived[age]), 0) / l[from];
  return { e0: left(0), at65: left(65), at80: left(80), reach65: l[65], reach90: l[90], from65to90: l[90] / l[65] };
};
const stories = JSON.parse(readFileSync(`${content}/stories.json`, 'utf8'));
const places = table('UNlocations');
const uneven = new Map(stories.map(({ code }) => [code, new Set()]));
const files = {};
for (const [sex, letter] of Object.entries({ both: 'B', women: 'F', men: 'M' })) {
  const byCode = (name) => new Map(table(name).map((row) => [row.country_code, row]));
  const [estimates, median] = ['', 'proj'].map((name) => byCode(`e0${letter}${name}`));
  const bounds = ['80l', '80u', '95l', '95u'].map((bound) => byCode(`e0${letter}proj${bound}`));
  const levels = { within80: bounds.slice(0, 2), within95: bounds.slice(2) };
  const rates = Map.groupBy(table(`mx${letter}5`), (row) => row.country_code);
  for (const story of stories) {
    const [id, name] = [String(story.m49), `${story.code} ${sex}`];
    const atBirth = series(story.atBirth[sex]);
    const exact = (year) => Number((year < 2024 ? estimates : median).get(id)[year]);
    if (atBirth.length !== 151) wrong.push(`${name}: ${atBirth.length} years`);
    for (const [at, value] of atBirth.entries()) checkFigure(`${name} ${1950 + at}`, value, exact(1950 + at), 0.1);
    for (const [level, [low, high]] of Object.entries(levels)) {
      const [below, above] = story[level][sex].map(series);
      if (below.length !== 77 || above.length !== 77) wrong.push(`${name} ${level}: not 77 years`);
      for (let at = 0; at < 77; at += 1) {
        const year = 2024 + at;
        checkFigure(`${name} ${level} from ${year}`, atBirth[year - 1950] - below[at], Number(low.get(id)[year]), 0.1);
        checkFigure(`${name} ${level} to ${year}`, atBirth[year - 1950] + above[at], Number(high.get(id)[year]), 0.1);
      }
    }
    for (let period = 0; period < 30; period += 1) {
      const start = 1950 + 5 * period;
      const row = (age) => rates.get(id).find((one) => Number.parseInt(one.age, 10) === age);
      const m = ages.map((age) => Number(row(age)[`${start}-${start + 5}`]));
      const worked = lifeTable(m, letter);
      for (const figure of ['at65', 'at80'])
        checkFigure(`${name} ${figure} ${start}`, series(story[figure][sex])[period], worked[figure], 0.1);
      for (const figure of ['reach65', 'reach90', 'from65to90'])
        checkFigure(`${name} ${figure} ${start}`, series(story[figure][sex])[period], worked[figure], 0.001);
      const mean = [0, 1, 2, 3, 4].reduce((sum, year) => sum + atBirth[5 * period + year] / 10, 0) / 5;
      if (Math.abs(worked.e0 - mean) > 0.5) uneven.get(story.code).add(period);
    }
    const shown = Object.entries(measures).map(([file, figure]) => [file, story[figure][sex]]);
    for (const [file, values] of [...shown, ['bounds', [...story.within80[sex], ...story.within95[sex]]]]) {
      files[file + sex] ??= JSON.parse(readFileSync(`${assets}/${file}-${sex}.json`, 'utf8'));
      if (`${files[file + sex][story.code]}` !== `${values}`) wrong.push(`${file}-${sex}.json: ${story.code} differs`);
    }
  }
}
for (const [name, file] of Object.entries(files))
  if (Object.keys(file).length !== stories.length) wrong.push(`${name}: not ${stories.length} populations`);
for (const { code, m49, uneven: marked } of stories) {
  if (String([...uneven.get(code)].sort((a, b) => a - b)) !== String(marked)) wrong.push(`${code}: marked ${marked}`);
  if (!places.some((place) => place.country_code === String(m49))) wrong.push(`${code}: not of the UN's list`);
}
const countries = places.filter((place) => place.location_type === '4' && place.country_code !== '336').length;
if (stories.filter(({ region }) => region !== null).length !== countries) wrong.push(`not ${countries} countries`);
console.log(`${checked} figures of ${stories.length} populations recomputed, ${wrong.length} differ`);
for (const line of wrong.slice(0, 20)) console.log(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
