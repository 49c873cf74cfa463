import type { MetaFunction } from 'react-router';
import { decodeDeltaSeries } from '../../../domain/life-expectancy/delta-series.ts';
import { firstSeriesYear } from '../../../domain/life-expectancy/life-expectancy-record.ts';
import { lifeExpectancyText as text } from '../../features/life-expectancy/text.ts';
import { LifeExpectancyExplorer } from '../../features/life-expectancy/view/life-expectancy-explorer.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/life-expectancy';
import {
  countryLifeExpectancyRecords,
  hubsOnMap,
  lifeExpectancyPlaceOf,
  lifeExpectancyRecordOf,
  placeWithoutUnRecord,
} from './life-expectancy-data.ts';
import styles from './life-page.module.css';

/**
 * Runs at build time. The page's data contain only the latest figures. All others load when the visitor chooses another
 * year.
 */
export function loader() {
  const world = lifeExpectancyRecordOf('WORLD');
  const bounds = [...world.within80.both, ...world.within95.both].map(decodeDeltaSeries);
  return {
    places: [...countryLifeExpectancyRecords.map(lifeExpectancyPlaceOf), placeWithoutUnRecord].toSorted((one, other) =>
      one.name.localeCompare(other.name, 'en'),
    ),
    world: lifeExpectancyPlaceOf(world),
    worldLine: { code: world.code, name: text.world, values: decodeDeltaSeries(world.atBirth.both), bounds },
    hubs: hubsOnMap,
  };
}

/** A change of view changes the URL, but needs no new data. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = () =>
  buildPageMeta({
    title: 'Life expectancy of every country since 1950',
    description: `A map, a chart and a table of life expectancy in 236 countries and areas, each year from ${firstSeriesYear} to 2100, women and men, with the United Nations’ uncertainty.`,
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
      <LifeExpectancyExplorer {...loaderData} />
    </div>
  );
}
