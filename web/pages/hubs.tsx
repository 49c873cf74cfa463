import { iceland } from '../../content/iceland.ts';
import { placeProfiles } from '../../content/places.ts';
import { differingFigures } from '../../content/score-estimates.ts';
import askedView from '../features/hub-explorer/places/asked-view.js?url';
import { PlacesExplorer } from '../features/hub-explorer/places/places-explorer.tsx';
import { placesText } from '../features/hub-explorer/places/text.ts';
import { PageOpening } from '../ui/page-opening.tsx';
import type { Route } from './+types/hubs.ts';
import styles from './hubs.module.css';
import { lateSection } from './late-section.tsx';
import { pageMeta } from './page-meta.ts';

// Most visitors never look as far as the charts: their code comes when somebody does.
const placeCharts = async () => (await import('../features/hub-explorer/places/place-charts.tsx')).PlaceCharts;
const charts = await lateSection('charts', placeCharts);

/** Runs when the site is built. The profiles are far too long to travel with the page: only what a comparison shows of them does. */
export function loader() {
  const described = [...placeProfiles, { slug: 'iceland', name: 'Iceland', pillars: iceland.pillars }];
  const profiles = described.map(({ slug, name, pillars }) => {
    const foundingYears = differingFigures.find(({ place }) => place === name)?.shownYears ?? null;
    return [slug, { pillars: pillars.map(({ title }) => title), foundingYears }] as const;
  });
  return { profiles: Object.fromEntries(profiles) };
}

/** A filter changes the address and nothing that was loaded. */
export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    title: 'All places',
    description:
      'The 52 places of the longevity map in one table: search, filter, sort, compare up to four, and take the figures along with their sources.',
    path: '/hubs',
  });

export default function Hubs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <script src={askedView} />
      <PageOpening tag={placesText.tag} title={placesText.title} lede={placesText.lede} />
      <div className={styles.list}>
        <PlacesExplorer profiles={loaderData.profiles} />
      </div>
      {charts}
    </>
  );
}
