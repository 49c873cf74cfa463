import { zoneEvidence } from '../../../content/blue-zones/evidence.ts';
import { evidenceSources } from '../../../content/blue-zones/evidence-sources.ts';
import { hubLifeExpectancySeries } from '../../../content/figures/hub-life-expectancy-series.ts';
import { lifeExpectancies } from '../../../content/figures/life-expectancy.ts';
import {
  lifeExpectancySeriesYears,
  unitedStatesFinalFigure,
  unitedStatesLifeExpectancySeries,
  vaticanSeriesSource,
} from '../../../content/figures/life-expectancy-series.ts';
import { lifeExpectancySources } from '../../../content/figures/life-expectancy-sources.ts';
import { formatOfficialYears, officialFigureOf } from '../../../content/figures/official-figures.ts';
import { hubLandscapes, hubLocations } from '../../../content/hub-locations.ts';
import { hubs } from '../../../content/hubs.ts';
import { allLifeExpectancyRecords } from '../../../content/life-expectancy/life-expectancy-records.ts';
import { unWorldPopulationSource } from '../../../content/life-expectancy/un-life-expectancy-source.ts';
import type { HubLifeExpectancySeries } from '../../../content/place-facts.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { wrapIndex } from '../../../domain/hub/nearby-hubs.ts';
import { findSimilarHubs } from '../../../domain/hub/similar-hubs.ts';
import { decodeDeltaSeries } from '../../../domain/life-expectancy/delta-series.ts';
import { firstSeriesYear, lastEstimateYear } from '../../../domain/life-expectancy/life-expectancy-record.ts';
import type { ProfileZoneEvidenceProps } from '../../features/blue-zones/zone-evidence.tsx';
import { countryPath } from '../../features/life-expectancy/life-expectancy-place.ts';
import { describeTrend, formatSimilarityReason } from '../../features/place-context/describe-trend.ts';
import { findLocatorMapUrl } from '../../features/place-context/find-locator-map-url.ts';
import type {
  GradedFigure,
  PagerLinks,
  PlaceLink,
  PlaceLocation,
  PlaceTrend,
  SimilarPlace,
} from '../../features/place-context/place-context.ts';
import type { TrendSeries } from '../../features/place-context/trend-chart-geometry.ts';
import { countryCodeOfHub, lifeExpectancyRecordOf } from '../life-expectancy/life-expectancy-data.ts';

/** Only loaders, which run at build time, may import this module. */

type PagedHub = Hub & { readonly path: string };

const pagedHubs = hubs.filter((hub): hub is PagedHub => hub.path !== null);

const linkTo = ({ name, path }: PagedHub): PlaceLink => ({ name, path });

const liesIn = ({ region, country }: Hub) => (region === country ? country : `${region} · ${country}`);

export function findSimilarPlaces(hub: Hub): readonly SimilarPlace[] {
  return findSimilarHubs(hub, pagedHubs, hubLandscapes).map(({ hub: other, ...likeness }) => ({
    name: other.name,
    path: other.path ?? '/',
    lies: liesIn(other),
    reason: formatSimilarityReason(likeness),
  }));
}

/** Returns links to the previous and the next hub in the list. Throws if the hub has no page. */
export function pagerLinksOf(hub: Hub): PagerLinks {
  const at = pagedHubs.findIndex(({ id }) => id === hub.id);
  const neighbour = (step: 1 | -1) => pagedHubs[wrapIndex(at, step, pagedHubs.length)];
  const [previous, next] = [neighbour(-1), neighbour(1)];
  if (at < 0 || previous === undefined || next === undefined) {
    throw new Error(`The hub "${hub.id}" has no page. Remove hasNoPage from its hub.ts.`);
  }
  return { previous: linkTo(previous), next: linkTo(next), position: at + 1, count: pagedHubs.length };
}

/** Returns the location of a hub and its locator map. Throws if either is missing. */
export function placeLocationOf(hub: Hub): PlaceLocation {
  const record = hubLocations[hub.id];
  if (record === undefined)
    throw new Error(`The location of "${hub.id}" is missing. Write it in content/places/${hub.id}/page.ts.`);
  return { ...record, place: hub.name, locator: findLocatorMapUrl(hub.id) };
}

/**
 * Returns the figures of a population for every estimated year. If the population has no UN record, there are figures
 * for only a few years.
 */
function seriesOf({ region, values }: HubLifeExpectancySeries): TrendSeries {
  const record = allLifeExpectancyRecords.find((one) => one.region !== null && one.region === region);
  const world = yearsOf(lifeExpectancyRecordOf('WORLD').atBirth.both);
  if (record === undefined) {
    const years = [...lifeExpectancySeriesYears];
    return { years, own: values ?? [], world: years.map((year) => world[year - firstSeriesYear] ?? 0) };
  }
  const { both, women, men } = record.atBirth;
  return {
    years: world.map((_, at) => firstSeriesYear + at),
    own: yearsOf(both),
    world,
    women: yearsOf(women),
    men: yearsOf(men),
  };
}

const yearsOf = (series: string): readonly number[] =>
  decodeDeltaSeries(series)
    .slice(0, lastEstimateYear - firstSeriesYear + 1)
    .map((tenths) => tenths / 10);

/** Returns the life expectancy of a hub over time, or that of its country if the hub has none of its own. */
export function placeTrendOf(hub: Hub): PlaceTrend {
  const own = hubLifeExpectancySeries.find(({ hubId }) => hubId === hub.id);
  const line = own ?? unitedStatesLifeExpectancySeries;
  const series = seriesOf(line);
  const record = line.scope === 'place' ? lifeExpectancies.find(({ hubId }) => hubId === hub.id) : undefined;
  const code = countryCodeOfHub(hub.id);
  return describeTrend({
    ...series,
    population: line.population,
    scope: line.scope,
    place: hub.name,
    caveat: record?.note ?? '',
    finalCount: own === undefined ? unitedStatesFinalFigure : null,
    source: code === null ? vaticanSeriesSource : unWorldPopulationSource,
    countryPage: code === null ? null : countryPath(code),
  });
}

/** Returns the figure that the statistics office of the hub publishes, or an empty list if there is none. */
function officeFigures(hub: Hub): readonly GradedFigure[] {
  const figure = officialFigureOf(hub.id);
  if (figure === undefined) return [];
  const { office, population, period, note, source } = figure;
  return [
    {
      label: `Life expectancy, ${population}: ${office}`,
      value: formatOfficialYears(figure),
      evidence: 'official',
      note: [period, note].filter(Boolean).join('. '),
      source: { name: source.publisher, url: source.url },
    },
  ];
}

/**
 * Adds two published life expectancies to a page's figures: the statistics office's, and the UN's unless the page
 * already shows it.
 */
export function withPublishedFigures(hub: Hub, shown: readonly GradedFigure[]): readonly GradedFigure[] {
  const figures = [
    ...officeFigures(hub),
    ...shown.map(({ label, value, evidence, note }) => ({ label, value, evidence, note })),
  ];
  const record = lifeExpectancies.find(({ hubId }) => hubId === hub.id);
  if (record === undefined) return figures;
  const value = record.years.toFixed(1);
  if (shown.some((figure) => figure.value === value && figure.evidence === record.evidence)) return figures;
  const { short: name, url } = lifeExpectancySources[record.source];
  const note = [record.year, record.note].filter(Boolean).join('. ');
  const label = `Life expectancy, ${record.population} (years)`;
  return [{ label, value, evidence: record.evidence, note, source: { name, url } }, ...figures];
}

/**
 * Returns the evidence about the ages of people in a blue zone, with its sources. Returns null for every other place.
 */
export function blueZoneEvidenceOf(hubId: string): ProfileZoneEvidenceProps | null {
  const zone = zoneEvidence.find((one) => one.hubId === hubId);
  if (zone === undefined) return null;
  const keys = zone.parts.flatMap(({ statements }) => statements.flatMap(({ sources }) => sources));
  return { sections: zone.parts, sources: Object.fromEntries(keys.map((key) => [key, evidenceSources[key]])) };
}
