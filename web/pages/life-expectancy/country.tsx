import { lifeExpectancyRecordId } from '../../../content/record-ids.ts';
import { CountryPage } from '../../features/life-expectancy/country/country-page.tsx';
import { formatUnevenPeriods, summarizeCountry } from '../../features/life-expectancy/country/country-summary.ts';
import { PageWithChecksum } from '../../features/record-checksum/place/page-with-checksum.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { computePageChecksum } from '../place/record-checksums.ts';
import type { Route } from './+types/country';
import {
  countryLifeExpectancyRecords,
  hubsOnMap,
  lifeExpectancyRecordOf,
  nameOfLifeExpectancyRecord,
} from './life-expectancy-data.ts';
import { findSimilarCountries, lifeExpectancyRankOf, listCountriesInSameRegion } from './related-countries.ts';

/** Runs at build time. In the browser, a country's data load as one small file. */
export async function loader({ params }: Route.LoaderArgs) {
  const record = countryLifeExpectancyRecords.find(({ code }) => code.toLowerCase() === params.code);
  if (record === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return {
    name: nameOfLifeExpectancyRecord(record),
    record,
    worldLine: lifeExpectancyRecordOf('WORLD').atBirth.both,
    sentences: summarizeCountry(record, lifeExpectancyRankOf(record), countryLifeExpectancyRecords.length),
    uneven: formatUnevenPeriods(record),
    area: record.area ?? '',
    neighbours: listCountriesInSameRegion(record),
    alike: findSimilarCountries(record),
    hubs: hubsOnMap.filter(({ code }) => code === record.code),
    checksum: await computePageChecksum([lifeExpectancyRecordId(record.code)]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { name, sentences } = loaderData;
  return buildPageMeta({
    title: `Life expectancy: ${name}`,
    description: `${name}: ${sentences[0] ?? ''}`,
    path: location.pathname,
  });
}

export default function Country({ loaderData }: Route.ComponentProps) {
  const { checksum, ...page } = loaderData;
  return (
    <PageWithChecksum {...checksum} records={[{ id: lifeExpectancyRecordId(page.record.code), record: page.record }]}>
      <CountryPage {...page} />
    </PageWithChecksum>
  );
}
