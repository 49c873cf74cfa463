import type { MetaFunction } from 'react-router';
import { readSeries } from '../../../domain/life/delta-series.ts';
import { firstYear } from '../../../domain/life/life-story.ts';
import { lifeText as text } from '../../features/life-expectancy/text.ts';
import { LifeExplorer } from '../../features/life-expectancy/view/life-explorer.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/life-expectancy.ts';
import { countryStories, hubsOnMap, lifePlaceOf, placeWithoutRow, storyOf } from './life-data.ts';
import styles from './life-page.module.css';

/** Runs at build time: the latest figures are part of the page, all others load when another year is chosen. */
export function loader() {
  const world = storyOf('WORLD');
  const bounds = [...world.within80.both, ...world.within95.both].map(readSeries);
  return {
    places: [...countryStories.map(lifePlaceOf), placeWithoutRow].toSorted((one, other) =>
      one.name.localeCompare(other.name, 'en'),
    ),
    world: lifePlaceOf(world),
    worldLine: { code: world.code, name: text.world, values: readSeries(world.atBirth.both), bounds },
    hubs: hubsOnMap,
  };
}

/** A view changes the URL but needs no new data. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Life expectancy of every country since 1950',
    description: `A map, a chart and a table of life expectancy in 236 countries and areas, each year from ${firstYear} to 2100, women and men, with the United Nations’ uncertainty.`,
    path: '/life-expectancy',
  });

export default function LifeExpectancy({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <p className="tag">{text.tag}</p>
        <h1>{text.title}</h1>
        <p className={styles.lede}>{text.lede}</p>
      </header>
      <LifeExplorer {...loaderData} />
    </div>
  );
}
