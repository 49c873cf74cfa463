import { hubs } from '../../../content/hubs.ts';
import { icelandPageContent } from '../../../content/places/iceland/custom-page.ts';
import { hubRecordId, profileRecordId } from '../../../content/record-ids.ts';
import { IcelandPage } from '../../features/iceland/iceland-page.tsx';
import { findEvidenceGrades } from '../../features/place-context/describe-trend.ts';
import { findPlacePictureUrl } from '../../features/place-profile/place-media.ts';
import { PageWithChecksum } from '../../features/record-checksum/place/page-with-checksum.tsx';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/iceland';
import { buildPlaceStructuredData } from './build-place-structured-data.ts';
import { buildPlaceSections } from './place-sections.tsx';
import { computePageChecksum } from './record-checksums.ts';
import {
  findSimilarPlaces,
  pagerLinksOf,
  placeLocationOf,
  placeTrendOf,
  withPublishedFigures,
} from './related-place-data.ts';

export async function loader() {
  const hub = hubs.find(({ id }) => id === 'iceland');
  if (hub === undefined) throw new Error('There is no hub "iceland" in content/hubs.ts. Add it again.');
  const figures = withPublishedFigures(hub, icelandPageContent.figures);
  return {
    hub,
    iceland: icelandPageContent,
    image: findPlacePictureUrl('iceland'),
    whereabouts: placeLocationOf(hub),
    lifeLine: placeTrendOf(hub),
    figures,
    grades: findEvidenceGrades(figures),
    similar: findSimilarPlaces(hub),
    pager: pagerLinksOf(hub),
    checksum: await computePageChecksum([hubRecordId(hub.id), profileRecordId('iceland')]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const description =
    'Iceland: geothermal pools, clean air and an outdoor life, with the official life expectancy and three habits you can try.';
  return [
    ...buildPageMeta({ title: 'Iceland', description, path: location.pathname }),
    buildPlaceStructuredData(loaderData.hub, description),
  ];
}

export default function Iceland({ loaderData }: Route.ComponentProps) {
  const { hub, iceland, image, checksum } = loaderData;
  const records = [
    { id: hubRecordId(hub.id), record: hub },
    { id: profileRecordId('iceland'), record: iceland },
  ];
  return (
    <PageWithChecksum {...checksum} records={records}>
      <IcelandPage iceland={iceland} image={image} {...buildPlaceSections(loaderData)} />
    </PageWithChecksum>
  );
}
