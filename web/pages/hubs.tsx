import { iceland } from '../../content/iceland.ts';
import { placeProfiles } from '../../content/places.ts';
import askedView from '../features/hub-explorer/places/asked-view.js?url';
import { PlaceCharts } from '../features/hub-explorer/places/place-charts.tsx';
import { PlacesExplorer } from '../features/hub-explorer/places/places-explorer.tsx';
import { placesText } from '../features/hub-explorer/places/text.ts';
import { PageOpening } from '../ui/page-opening.tsx';
import type { Route } from './+types/hubs.ts';
import styles from './hubs.module.css';
import { pageMeta } from './page-meta.ts';

/** Runs when the site is built. The profiles are far too long to travel with the page: only the titles of their pillars do. */
export function loader() {
  const titles = (pillars: readonly { readonly title: string }[]) => pillars.map(({ title }) => title);
  return {
    pillars: {
      ...Object.fromEntries(placeProfiles.map(({ slug, pillars }) => [slug, titles(pillars)])),
      iceland: titles(iceland.pillars),
    },
  };
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
        <PlacesExplorer pillars={loaderData.pillars} />
      </div>
      <PlaceCharts />
    </>
  );
}
