import { zoneEvidence } from '../../../content/blue-zones/evidence.ts';
import { evidenceSources } from '../../../content/blue-zones/evidence-sources.ts';
import { hubLifeLines } from '../../../content/figures/hub-life-lines.ts';
import { lifeExpectancies } from '../../../content/figures/life-expectancy.ts';
import {
  lifeLineSource,
  lifeLineYears,
  unitedStatesFinal,
  unitedStatesLifeLine,
} from '../../../content/figures/life-expectancy-series.ts';
import { lifeExpectancySources } from '../../../content/figures/life-expectancy-sources.ts';
import { officialFigureOf, officialYears } from '../../../content/figures/official-figures.ts';
import { hubLocations, hubSettings } from '../../../content/hub-surroundings.ts';
import { hubs } from '../../../content/hubs.ts';
import { lifeStorySource } from '../../../content/life-expectancy/life-source.ts';
import { lifeStories } from '../../../content/life-expectancy/life-stories.ts';
import type { HubLifeLine } from '../../../content/place-facts.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { wrapAround } from '../../../domain/hub/nearby-hubs.ts';
import { findSimilarHubs } from '../../../domain/hub/similar-hubs.ts';
import { readSeries } from '../../../domain/life/delta-series.ts';
import { firstYear, lastEstimate } from '../../../domain/life/life-story.ts';
import type { ZoneOnProfile } from '../../features/blue-zones/zone-evidence.tsx';
import { countryPath } from '../../features/life-expectancy/life-place.ts';
import type { LineSeries } from '../../features/place-context/life-line-geometry.ts';
import { describeLifeLine, likenessReason } from '../../features/place-context/life-line-words.ts';
import { locatorAddress } from '../../features/place-context/locators.ts';
import type {
  GradedFigure,
  PagerLinks,
  PlaceLifeLine,
  PlaceLink,
  PlaceLocation,
  SimilarPlace,
} from '../../features/place-context/place-context.ts';
import { codeOfHub, storyOf } from '../life/life-data.ts';

/** Called only in page loaders, so at build time. */

type PagedHub = Hub & { readonly path: string };

const pagedHubs = hubs.filter((hub): hub is PagedHub => hub.path !== null);

const linkTo = ({ name, path }: PagedHub): PlaceLink => ({ name, path });

const liesIn = ({ region, country }: Hub) => (region === country ? country : `${region} · ${country}`);

export function similarTo(hub: Hub): readonly SimilarPlace[] {
  return findSimilarHubs(hub, pagedHubs, hubSettings).map(({ hub: other, ...likeness }) => ({
    name: other.name,
    path: other.path ?? '/',
    lies: liesIn(other),
    reason: likenessReason(likeness),
  }));
}

/** The neighbours of a hub in the list. Throws for a hub without a page. */
export function pagerLinksOf(hub: Hub): PagerLinks {
  const at = pagedHubs.findIndex(({ id }) => id === hub.id);
  const neighbour = (step: 1 | -1) => pagedHubs[wrapAround(at, step, pagedHubs.length)];
  const [previous, next] = [neighbour(-1), neighbour(1)];
  if (at < 0 || previous === undefined || next === undefined) {
    throw new Error(`The hub "${hub.id}" has no page. Give it a path.`);
  }
  return { previous: linkTo(previous), next: linkTo(next), position: at + 1, count: pagedHubs.length };
}

/** A hub's location with its locator map. Throws if either is missing. */
export function whereaboutsOf(hub: Hub): PlaceLocation {
  const record = hubLocations[hub.id];
  if (record === undefined)
    throw new Error(`The location of "${hub.id}" is missing. Write it in content/places/${hub.id}/page.ts.`);
  return { ...record, place: hub.name, locator: locatorAddress(hub.id) };
}

/** A story's figures for each estimated year, or the few years of a line without a story. */
function seriesOf({ region, values }: HubLifeLine): LineSeries {
  const story = lifeStories.find((one) => one.region !== null && one.region === region);
  const world = yearsOf(storyOf('WORLD').atBirth.both);
  if (story === undefined) {
    const years = [...lifeLineYears];
    return { years, own: values ?? [], world: years.map((year) => world[year - firstYear] ?? 0) };
  }
  const { both, women, men } = story.atBirth;
  return {
    years: world.map((_, at) => firstYear + at),
    own: yearsOf(both),
    world,
    women: yearsOf(women),
    men: yearsOf(men),
  };
}

const yearsOf = (series: string): readonly number[] =>
  readSeries(series)
    .slice(0, lastEstimate - firstYear + 1)
    .map((tenths) => tenths / 10);

/** The line of a hub, or of its country. */
export function lifeLineOf(hub: Hub): PlaceLifeLine {
  const own = hubLifeLines.find(({ hubId }) => hubId === hub.id);
  const line = own ?? unitedStatesLifeLine;
  const series = seriesOf(line);
  const record = line.scope === 'place' ? lifeExpectancies.find(({ hubId }) => hubId === hub.id) : undefined;
  const code = codeOfHub(hub.id);
  return describeLifeLine({
    ...series,
    population: line.population,
    scope: line.scope,
    place: hub.name,
    caveat: record?.note ?? '',
    finalCount: own === undefined ? unitedStatesFinal : null,
    source: code === null ? lifeLineSource : lifeStorySource,
    countryPage: code === null ? null : countryPath(code),
  });
}

/** The count of the hub's own statistics office, or nothing if unavailable. */
function officeFigures(hub: Hub): readonly GradedFigure[] {
  const figure = officialFigureOf(hub.id);
  if (figure === undefined) return [];
  const { office, population, period, note, source } = figure;
  return [
    {
      label: `Life expectancy, ${population}: ${office}`,
      value: officialYears(figure),
      evidence: 'official',
      note: [period, note].filter(Boolean).join('. '),
      source: { name: source.publisher, url: source.url },
    },
  ];
}

/** A page's figures, followed by the published life expectancies: the UN's if no card has it, and the office's. */
export function gradedFigures(hub: Hub, shown: readonly GradedFigure[]): readonly GradedFigure[] {
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

/** Evidence about the ages in a blue zone, with its sources; null for every other place. */
export function zoneOf(hubId: string): ZoneOnProfile | null {
  const zone = zoneEvidence.find((one) => one.hubId === hubId);
  if (zone === undefined) return null;
  const keys = zone.parts.flatMap(({ statements }) => statements.flatMap(({ sources }) => sources));
  return { parts: zone.parts, sources: Object.fromEntries(keys.map((key) => [key, evidenceSources[key]])) };
}
