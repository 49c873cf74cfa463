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

// For loaders, which run once, when the site is built: every story comes with this module.

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** As the engine names a country in English; parts of the world as the UN does. */
export const nameOfStory = ({ region, unName }: LifeStory): string =>
  region === null ? unName : (names.of(region) ?? unName);

/** The figures of a year in tenths of years: both, women, men. */
function atBirthIn(story: LifeStory, year: number): LatestFigures {
  const [both = 0, women = 0, men = 0] = lifeSexes.map((sex) => readSeries(story.atBirth[sex])[year - firstYear]);
  return [both, women, men];
}

export const lifePlaceOf = (story: LifeStory): PlaceWithFigures => ({
  code: story.code,
  name: nameOfStory(story),
  latest: atBirthIn(story, lastEstimate),
});

/** The story by its code. Throws for a code that there is none of. */
export function storyOf(code: string): LifeStory {
  const story = lifeStories.find((one) => one.code === code);
  if (story === undefined) throw new Error(`There is no story "${code}" in content/life-expectancy/stories.json.`);
  return story;
}

/** Countries and areas by name, without the world and its parts. */
export const countryStories: readonly LifeStory[] = lifeStories
  .filter(({ region }) => region !== null)
  .toSorted((one, other) => nameOfStory(one).localeCompare(nameOfStory(other), 'en'));

/** The one country without a story, as the page lists it. */
export const placeWithoutRow: LifePlace = {
  code: holySee.code,
  name: names.of(holySee.region) ?? holySee.code,
  latest: null,
};

const codeOfRegion = new Map(lifeStories.map(({ region, code }) => [region, code]));

const lineOfHub = new Map(hubLifeLines.map((line) => [line.hubId, line]));

/** The country or area whose figures are those of a hub's people, or that it lies in. */
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

/** Every hub with a page, where it lies on the map's sheet. */
export const hubsOnMap: readonly HubOnMap[] = Object.values(everyHub).flatMap(({ hub }) => {
  const at = projection([hub.coords[0], hub.coords[1]]);
  if (at === null || hub.path === null) return [];
  return { name: hub.name, path: hub.path, x: Math.round(at[0]), y: Math.round(at[1]), code: codeOfHub(hub.id) };
});
