import { hubs } from '../../../content/hubs.ts';
import { placeProfiles } from '../../../content/places.ts';
import { hubRecordId, profileRecordId } from '../../../content/record-ids.ts';
import { findEvidenceGrades } from '../../features/place-context/describe-trend.ts';
import { hubKindDescriptions } from '../../features/place-profile/hub-kind-text.ts';
import { findHeroVideoUrls, findPlacePictureUrl } from '../../features/place-profile/place-media.ts';
import { PlaceProfilePage } from '../../features/place-profile/place-profile.tsx';
import { PageWithChecksum } from '../../features/record-checksum/place/page-with-checksum.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/place';
import { buildPlaceStructuredData } from './build-place-structured-data.ts';
import { buildPlaceSections } from './place-sections.tsx';
import { computePageChecksum } from './record-checksums.ts';
import {
  blueZoneEvidenceOf,
  findSimilarPlaces,
  pagerLinksOf,
  placeLocationOf,
  placeTrendOf,
  withPublishedFigures,
} from './related-place-data.ts';

/** Runs at build time. The browser loads the result as a file. */
export async function loader({ params }: Route.LoaderArgs) {
  const profile = placeProfiles.find(({ slug }) => slug === params.slug);
  const hub = hubs.find(({ id }) => id === params.slug);
  if (profile === undefined || hub === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const figures = withPublishedFigures(hub, profile.stats);
  const film = profile.heroFilm === undefined ? undefined : findHeroVideoUrls(profile.heroFilm);
  return {
    hub,
    profile,
    kind: hubKindDescriptions[hub.kind],
    film,
    image: findPlacePictureUrl(profile.heroImage),
    whereabouts: placeLocationOf(hub),
    lifeLine: placeTrendOf(hub),
    zone: blueZoneEvidenceOf(hub.id),
    figures,
    grades: findEvidenceGrades(figures),
    similar: findSimilarPlaces(hub),
    pager: pagerLinksOf(hub),
    checksum: await computePageChecksum([hubRecordId(hub.id), profileRecordId(profile.slug)]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { hub, profile } = loaderData;
  const description = `${profile.name}, ${hub.country}: ${profile.subtitle}. What is measured and what is claimed there, and habits you can try.`;
  return [
    ...buildPageMeta({ title: profile.name, description, path: location.pathname }),
    buildPlaceStructuredData(hub, description),
  ];
}

export default function Place({ loaderData }: Route.ComponentProps) {
  const { hub, profile, kind, image, film, checksum } = loaderData;
  const records = [
    { id: hubRecordId(hub.id), record: hub },
    { id: profileRecordId(profile.slug), record: profile },
  ];
  return (
    <PageWithChecksum {...checksum} records={records}>
      <PlaceProfilePage
        hub={hub}
        profile={profile}
        kind={kind}
        image={image}
        film={film}
        {...buildPlaceSections(loaderData)}
      />
    </PageWithChecksum>
  );
}
