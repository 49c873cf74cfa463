import { hubLifeExpectancySeries } from '../../../content/figures/hub-life-expectancy-series.ts';
import { lifeExpectancySeriesYears, vaticanSeriesSource } from '../../../content/figures/life-expectancy-series.ts';
import { holySee } from '../../../content/life-expectancy/holy-see.ts';
import { HolySeePage } from '../../features/life-expectancy/country/holy-see-page.tsx';
import { PageWithChecksum } from '../../features/record-checksum/place/page-with-checksum.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { computePageChecksum } from '../place/record-checksums.ts';
import type { Route } from './+types/holy-see';
import { hubsOnMap, lifeExpectancyRecordOf, placeWithoutUnRecord } from './life-expectancy-data.ts';

const recordId = `life-line/${holySee.hubId}`;

/** Runs at build time. Throws if the hub or its series is missing, because the page would otherwise be empty. */
export async function loader() {
  const line = hubLifeExpectancySeries.find(({ hubId }) => hubId === holySee.hubId);
  const hub = hubsOnMap.find(({ code }) => code === holySee.code);
  if (line?.values === undefined || hub === undefined)
    throw new Error(`${holySee.hubId} has no line or no hub. Check content/places/${holySee.hubId}/.`);
  const figures = line.values.map((years, at) => ({ year: lifeExpectancySeriesYears[at] ?? 0, years }));
  return {
    name: placeWithoutUnRecord.name,
    figures,
    worldLine: lifeExpectancyRecordOf('WORLD').atBirth.both,
    source: vaticanSeriesSource,
    hub: { name: hub.name, path: hub.path },
    line,
    checksum: await computePageChecksum([recordId]),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { name } = loaderData;
  return buildPageMeta({
    title: `Life expectancy: ${name}`,
    description: `${name}: nine figures of life expectancy at birth since 1950, their source, and what is missing.`,
    path: '/life-expectancy/vat',
  });
}

export default function HolySee({ loaderData }: Route.ComponentProps) {
  const { checksum, line, ...page } = loaderData;
  return (
    <PageWithChecksum {...checksum} records={[{ id: recordId, record: line }]}>
      <HolySeePage {...page} />
    </PageWithChecksum>
  );
}
