import { hubs } from '../../../content/hubs.ts';
import { iceland } from '../../../content/places/iceland/own-page.ts';
import { hubRecordId, profileRecordId } from '../../../content/record-ids.ts';
import { IcelandPage } from '../../features/iceland/iceland-page.tsx';
import { gradesOf } from '../../features/place-context/life-line-words.ts';
import { plateAddress } from '../../features/place-profile/place-pictures.ts';
import { CheckedPage } from '../../features/record-checksum/place/checked-page.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/iceland.ts';
import { placeData } from './place-data.ts';
import { gradedFigures, lifeLineOf, pagerLinksOf, similarTo, whereaboutsOf } from './place-surroundings.ts';
import { pageChecksum } from './record-checksums.ts';
import { surroundingParts } from './surrounding-parts.tsx';

export async function loader() {
  const hub = hubs.find(({ id }) => id === 'iceland');
  if (hub === undefined) throw new Error('There is no hub "iceland" in content/hubs.ts. Add it again.');
  const figures = gradedFigures(hub, iceland.figures);
  return {
    hub,
    iceland,
    image: plateAddress('iceland'),
    whereabouts: whereaboutsOf(hub),
    lifeLine: lifeLineOf(hub),
    figures,
    grades: gradesOf(figures),
    similar: similarTo(hub),
    pager: pagerLinksOf(hub),
    checksum: await pageChecksum([hubRecordId(hub.id), profileRecordId('iceland')]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const description =
    'Iceland: geothermal pools, clean air and an outdoor life, with the official life expectancy and three habits you can try.';
  return [
    ...pageMeta({ title: 'Iceland', description, path: location.pathname }),
    placeData(loaderData.hub, description),
  ];
}

export default function Iceland({ loaderData }: Route.ComponentProps) {
  const { hub, iceland, image, checksum } = loaderData;
  const records = [
    { id: hubRecordId(hub.id), record: hub },
    { id: profileRecordId('iceland'), record: iceland },
  ];
  return (
    <CheckedPage {...checksum} records={records}>
      <IcelandPage iceland={iceland} image={image} {...surroundingParts(loaderData)} />
    </CheckedPage>
  );
}
