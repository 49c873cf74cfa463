import { formatOfficialYears, officialFigureOf } from '../../../content/figures/official-figures.ts';
import { differingLifeExpectancies } from '../../../content/figures/score-estimates.ts';
import { icelandPageContent } from '../../../content/places/iceland/custom-page.ts';
import { placeCount } from '../../../content/places/place-count.ts';
import { placeProfiles } from '../../../content/places.ts';
import { PlacesExplorer } from '../../features/hub-explorer/places/places-explorer.tsx';
import { allPlaceRows } from '../../features/hub-explorer/places/rows/all-place-rows.ts';
import { PlacesContext } from '../../features/hub-explorer/places/rows/places-context.ts';
import { placesText } from '../../features/hub-explorer/places/text.ts';
import initialView from '../../features/hub-explorer/places/url/initial-view.js?url';
import { loadWithTexts } from '../../languages/localize-text.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { hydrateSectionOnDemand } from '../hydrate-section-on-demand.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/hubs';
import styles from './hubs.module.css';
import { hubsMetaText } from './hubs-text.ts';

// The code of the charts loads on demand, because most visitors never scroll to them.
const placeCharts = async () =>
  (await loadWithTexts(['places-late'], () => import('../../features/hub-explorer/places/charts/place-charts.tsx')))
    .PlaceCharts;
const charts = hydrateSectionOnDemand('charts', placeCharts);

/**
 * Runs at build time, so that the page's data contain the places. Of each profile they contain only what a comparison
 * shows, because whole profiles would be too long.
 */
export function loader() {
  const described = [...placeProfiles, { slug: 'iceland', pillars: icelandPageContent.pillars }];
  const profiles = described.map(({ slug, pillars }) => {
    const foundingYears = differingLifeExpectancies.find(({ hubId }) => hubId === slug)?.shownYears ?? null;
    const figure = officialFigureOf(slug);
    const office =
      figure === undefined
        ? null
        : { figure: formatOfficialYears(figure), period: figure.period, name: figure.office, url: figure.source.url };
    return [slug, { pillars: pillars.map(({ title }) => title), foundingYears, office }] as const;
  });
  return { places: allPlaceRows, profiles: Object.fromEntries(profiles) };
}

/** A filter changes the URL, but needs no new data. */
export const shouldRevalidate = () => false;

export const meta = () =>
  buildPageMeta({ title: hubsMetaText.title, description: hubsMetaText.description(placeCount), path: '/hubs' });

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
