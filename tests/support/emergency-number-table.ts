import { emergencyNumberSources } from '../../content/emergency-numbers/emergency-number-sources.ts';
import {
  findPublishersNaming,
  findSourcesNaming,
  sourceListingsOf,
} from '../../content/emergency-numbers/numbers-by-source.ts';
import { emergencyNumbers } from '../../content/emergency-numbers.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const ids = Object.keys(emergencyNumberSources);
const place = (id: string) => String(ids.indexOf(id) + 1);

const introduction = `# Emergency numbers: what each source says

Written by \`content/emergency-numbers.test.ts\` from the records in \`content/emergency-numbers/\`; do not edit it by hand.
Each row: our numbers with the sources that name them, how many publishers name the first, what other numbers sources name, and our remark.
How the numbers are chosen: [the decision](decisions/emergency-numbers.md).
`;

function rowOf(country: string): string {
  const { numbers = [], note = '', fewSources = '' } = emergencyNumbers[country] ?? {};
  const [first] = numbers;
  const ours = numbers.map((number) => `**${number}** (${findSourcesNaming(country, number).map(place).join(', ')})`);
  const others = sourceListingsOf(country).flatMap(({ source, numbers: read }) => {
    const differing = read.filter((number) => !numbers.includes(number));
    if (read.length === 0 && source !== 'google') return [`none (${place(source)})`];
    return differing.length === 0 ? [] : [`${differing.join(', ')} (${place(source)})`];
  });
  const count = first === undefined ? '–' : String(findPublishersNaming(country, first).size);
  const cells = [`${names.of(country)} ${country}`, ours.join('; ') || '–', count, others.join('; ')];
  return `| ${[...cells, [note, fewSources].filter(Boolean).join(' ')].join(' | ')} |`;
}

/** Returns a Markdown page that lists all emergency numbers with their sources. */
export function renderEmergencyNumberTable(): string {
  const countries = Object.keys(emergencyNumbers).sort((a, b) =>
    (names.of(a) ?? a).localeCompare(names.of(b) ?? b, 'en'),
  );
  const head =
    '| Country or territory | We list (sources) | Publishers | Others named | Remark |\n|---|---|---|---|---|';
  const sources = Object.values(emergencyNumberSources).map(({ title, publisher, url, year }, index) => {
    return `${index + 1}. [${title}](${url}), ${publisher}, ${year ?? 'undated'}`;
  });
  return `${[introduction, `${head}\n${countries.map(rowOf).join('\n')}\n`, `## Sources\n\n${sources.join('\n')}`].join('\n')}\n`;
}
