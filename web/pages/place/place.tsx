import { hubs } from '../../../content/hubs.ts';
import { placeProfiles } from '../../../content/places.ts';
import { hubRecordId, profileRecordId } from '../../../content/record-ids.ts';
import { gradesOf } from '../../features/place-context/life-line-words.ts';
import { kindText } from '../../features/place-profile/kind-text.ts';
import { filmAddresses, plateAddress } from '../../features/place-profile/place-pictures.ts';
import { PlaceProfilePage } from '../../features/place-profile/place-profile.tsx';
import { CheckedPage } from '../../features/record-checksum/place/checked-page.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/place.ts';
import { placeData } from './place-data.ts';
import { gradedFigures, lifeLineOf, pagerLinksOf, similarTo, whereaboutsOf, zoneOf } from './place-surroundings.ts';
import { pageChecksum } from './record-checksums.ts';
import { surroundingParts } from './surrounding-parts.tsx';

/** Runs at build time; the browser loads the result as a file. */
export async function loader({ params }: Route.LoaderArgs) {
  const profile = placeProfiles.find(({ slug }) => slug === params.slug);
  const hub = hubs.find(({ id }) => id === params.slug);
  if (profile === undefined || hub === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const figures = gradedFigures(hub, profile.stats);
  const film = profile.heroFilm === undefined ? undefined : filmAddresses(profile.heroFilm);
  return {
    hub,
    profile,
    kind: kindText[hub.kind],
    film,
    image: plateAddress(profile.heroImage),
    whereabouts: whereaboutsOf(hub),
    lifeLine: lifeLineOf(hub),
    zone: zoneOf(hub.id),
    figures,
    grades: gradesOf(figures),
    similar: similarTo(hub),
    pager: pagerLinksOf(hub),
    checksum: await pageChecksum([hubRecordId(hub.id), profileRecordId(profile.slug)]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { hub, profile } = loaderData;
  const description = `${profile.name}, ${hub.country}: ${profile.subtitle}. What is measured and what is claimed there, and habits you can try.`;
  return [...pageMeta({ title: profile.name, description, path: location.pathname }), placeData(hub, description)];
}

export default function Place({ loaderData }: Route.ComponentProps) {
  const { hub, profile, kind, image, film, checksum } = loaderData;
  const records = [
    { id: hubRecordId(hub.id), record: hub },
    { id: profileRecordId(profile.slug), record: profile },
  ];
  return (
    <CheckedPage {...checksum} records={records}>
      <PlaceProfilePage
        hub={hub}
        profile={profile}
        kind={kind}
        image={image}
        film={film}
        {...surroundingParts(loaderData)}
      />
    </CheckedPage>
  );
}
