import { hubs } from '../../../content/hubs.ts';
import { hubRecordId } from '../../../content/record-ids.ts';
import { FigureCorrections } from '../../features/aed-report/figure/figure-corrections.tsx';
import { Pager } from '../../features/place-context/pager.tsx';
import { SimilarPlaces } from '../../features/place-context/similar-places.tsx';
import { findPlacePictureUrl } from '../../features/place-profile/place-media.ts';
import { PlacePlaceholder } from '../../features/place-profile/place-placeholder.tsx';
import { placeProfileText } from '../../features/place-profile/text.ts';
import { PageWithChecksum } from '../../features/record-checksum/place/page-with-checksum.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/oahu-honolulu';
import { buildPlaceStructuredData } from './build-place-structured-data.ts';
import { computePageChecksum } from './record-checksums.ts';
import { findSimilarPlaces, pagerLinksOf } from './related-place-data.ts';

export async function loader() {
  const hub = hubs.find(({ id }) => id === 'oahu-honolulu');
  if (hub === undefined) throw new Error('There is no hub "oahu-honolulu" in content/hubs.ts. Add it again.');
  return {
    hub,
    image: findPlacePictureUrl('oahu-honolulu'),
    similar: findSimilarPlaces(hub),
    pager: pagerLinksOf(hub),
    checksum: await computePageChecksum([hubRecordId(hub.id)]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const description =
    'Oʻahu (Honolulu), Hawaii: on the map of longevity hubs with a score of 0.92. A program for it is coming soon.';
  return [
    ...buildPageMeta({ title: loaderData.hub.name, description, path: location.pathname }),
    buildPlaceStructuredData(loaderData.hub, description),
  ];
}

export default function OahuHonolulu({ loaderData }: Route.ComponentProps) {
  const { hub, image, similar, pager, checksum } = loaderData;
  return (
    <PageWithChecksum {...checksum} records={[{ id: hubRecordId(hub.id), record: hub }]}>
      <PlacePlaceholder hub={hub} image={image}>
        <FigureCorrections place={hub} figures={[{ label: placeProfileText.sliScore, value: hub.sli.toFixed(2) }]} />
        <SimilarPlaces places={similar} />
        <Pager {...pager} />
      </PlacePlaceholder>
    </PageWithChecksum>
  );
}
