import { hubLifeLines } from '../../../content/figures/hub-life-lines.ts';
import { lifeLineSource, lifeLineYears } from '../../../content/figures/life-expectancy-series.ts';
import { holySee } from '../../../content/life-expectancy/holy-see.ts';
import { HolySeePage } from '../../features/life-expectancy/country/holy-see-page.tsx';
import { CheckedPage } from '../../features/record-checksum/place/checked-page.tsx';
import { pageMeta } from '../page-meta.ts';
import { pageChecksum } from '../place/record-checksums.ts';
import type { Route } from './+types/holy-see.ts';
import { hubsOnMap, placeWithoutRow, storyOf } from './life-data.ts';

const recordId = `life-line/${holySee.hubId}`;

/** Runs at build time. Throws if the hub or its line is missing, because the page would be empty. */
export async function loader() {
  const line = hubLifeLines.find(({ hubId }) => hubId === holySee.hubId);
  const hub = hubsOnMap.find(({ code }) => code === holySee.code);
  if (line?.values === undefined || hub === undefined)
    throw new Error(`${holySee.hubId} has no line or no hub. Check content/places/${holySee.hubId}/.`);
  const figures = line.values.map((years, at) => ({ year: lifeLineYears[at] ?? 0, years }));
  return {
    name: placeWithoutRow.name,
    figures,
    worldLine: storyOf('WORLD').atBirth.both,
    source: lifeLineSource,
    hub: { name: hub.name, path: hub.path },
    line,
    checksum: await pageChecksum([recordId]),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { name } = loaderData;
  return pageMeta({
    title: `Life expectancy: ${name}`,
    description: `${name}: nine figures of life expectancy at birth since 1950, their source, and what is missing.`,
    path: '/life-expectancy/vat',
  });
}

export default function HolySee({ loaderData }: Route.ComponentProps) {
  const { checksum, line, ...page } = loaderData;
  return (
    <CheckedPage {...checksum} records={[{ id: recordId, record: line }]}>
      <HolySeePage {...page} />
    </CheckedPage>
  );
}
