import { geoEqualEarth } from 'd3-geo';
import { hubLifeLines } from '../../../content/figures/hub-life-lines.ts';
import { unitedStatesLifeLine } from '../../../content/figures/life-expectancy-series.ts';
import { holySee } from '../../../content/life-expectancy/holy-see.ts';
import { lifeStories } from '../../../content/life-expectancy/life-stories.ts';
import { everyHub } from '../../../content/places/every-hub.ts';
import { readSeries } from '../../../domain/life/delta-series.ts';
import { lifeMapFrame } from '../../../domain/life/life-map-frame.ts';
import { firstYear, type LifeStory, lastEstimate, lifeSexes } from '../../../domain/life/life-story.ts';
import type {
  HubOnMap,
  LatestFigures,
  LifePlace,
  PlaceWithFigures,
} from '../../features/life-expectancy/life-place.ts';

// For loaders, which run at build time: this module includes every story.

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country's English name from Intl; for regions the UN's. */
export const nameOfStory = ({ region, unName }: LifeStory): string =>
  region === null ? unName : (names.of(region) ?? unName);

/** A year's figures in tenths of years: both, women, men. */
function atBirthIn(story: LifeStory, year: number): LatestFigures {
  const [both = 0, women = 0, men = 0] = lifeSexes.map((sex) => readSeries(story.atBirth[sex])[year - firstYear]);
  return [both, women, men];
}

export const lifePlaceOf = (story: LifeStory): PlaceWithFigures => ({
  code: story.code,
  name: nameOfStory(story),
  latest: atBirthIn(story, lastEstimate),
});

/** The story with a code. Throws for an unknown code. */
export function storyOf(code: string): LifeStory {
  const story = lifeStories.find((one) => one.code === code);
  if (story === undefined) throw new Error(`There is no story "${code}" in content/life-expectancy/stories.json.`);
  return story;
}

/** Countries and areas by name, without the world and its regions. */
export const countryStories: readonly LifeStory[] = lifeStories
  .filter(({ region }) => region !== null)
  .toSorted((one, other) => nameOfStory(one).localeCompare(nameOfStory(other), 'en'));

/** The only country without a story, as an entry of the page's list. */
export const placeWithoutRow: LifePlace = {
  code: holySee.code,
  name: names.of(holySee.region) ?? holySee.code,
  latest: null,
};

const codeOfRegion = new Map(lifeStories.map(({ region, code }) => [region, code]));

const lineOfHub = new Map(hubLifeLines.map((line) => [line.hubId, line]));

/** The country or area that has the figures of a hub's population, or contains it. */
export function codeOfHub(hubId: string): string | null {
  const { region } = lineOfHub.get(hubId) ?? unitedStatesLifeLine;
  if (hubId === holySee.hubId) return holySee.code;
  return region === null ? null : (codeOfRegion.get(region) ?? null);
}

const { rotate, scale, translate } = lifeMapFrame;
const projection = geoEqualEarth()
  .rotate([...rotate])
  .scale(scale)
  .translate([...translate]);

/** Every hub with a page, at its position on the map. */
export const hubsOnMap: readonly HubOnMap[] = Object.values(everyHub).flatMap(({ hub }) => {
  const at = projection([hub.coords[0], hub.coords[1]]);
  if (at === null || hub.path === null) return [];
  return { name: hub.name, path: hub.path, x: Math.round(at[0]), y: Math.round(at[1]), code: codeOfHub(hub.id) };
});
