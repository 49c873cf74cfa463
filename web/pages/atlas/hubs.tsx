import { officialFigureOf, officialYears } from '../../../content/figures/official-figures.ts';
import { differingFigures } from '../../../content/figures/score-estimates.ts';
import { placeCount } from '../../../content/places/every-count.ts';
import { iceland } from '../../../content/places/iceland/own-page.ts';
import { placeProfiles } from '../../../content/places.ts';
import initialView from '../../features/hub-explorer/places/address/initial-view.js?url';
import { PlacesExplorer } from '../../features/hub-explorer/places/places-explorer.tsx';
import { placeRows } from '../../features/hub-explorer/places/rows/every-row.ts';
import { PlacesContext } from '../../features/hub-explorer/places/rows/places-context.ts';
import { placesText } from '../../features/hub-explorer/places/text.ts';
import { withWords } from '../../languages/in-language.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { lazySection } from '../lazy-section.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/hubs.ts';
import styles from './hubs.module.css';
import { hubsMetaText } from './hubs-text.ts';

// Most visitors never scroll to the charts, so their code loads on demand.
const placeCharts = async () =>
  (await withWords(['places-late'], () => import('../../features/hub-explorer/places/charts/place-charts.tsx')))
    .PlaceCharts;
const charts = lazySection('charts', placeCharts);

/**
 * Runs at build time: the places are part of the page data. Profiles are too long for that: only what a comparison
 * shows is included.
 */
export function loader() {
  const described = [...placeProfiles, { slug: 'iceland', pillars: iceland.pillars }];
  const profiles = described.map(({ slug, pillars }) => {
    const foundingYears = differingFigures.find(({ hubId }) => hubId === slug)?.shownYears ?? null;
    const figure = officialFigureOf(slug);
    const office =
      figure === undefined
        ? null
        : { figure: officialYears(figure), period: figure.period, name: figure.office, url: figure.source.url };
    return [slug, { pillars: pillars.map(({ title }) => title), foundingYears, office }] as const;
  });
  return { places: placeRows, profiles: Object.fromEntries(profiles) };
}

/** A filter changes the URL but needs no new data. */
export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({ title: hubsMetaText.title, description: hubsMetaText.description(placeCount), path: '/hubs' });

export default function Hubs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <script src={initialView} />
      <PageHeader tag={placesText.tag} title={placesText.title} lede={placesText.lede(placeCount)} />
      <div className={styles.list}>
        <PlacesContext value={loaderData.places}>
          <PlacesExplorer profiles={loaderData.profiles} />
        </PlacesContext>
      </div>
      {charts}
    </>
  );
}
