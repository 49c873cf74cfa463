import { hubs } from '../../content/hubs.ts';
import { iceland } from '../../content/iceland.ts';
import { hubRecordId, profileRecordId } from '../../content/record-ids.ts';
import { IcelandPage } from '../features/iceland/iceland-page.tsx';
import { plateAddress } from '../features/place-profile/place-pictures.ts';
import { PlaceChecksum } from '../features/record-checksum/place-checksum.tsx';
import type { Route } from './+types/iceland.ts';
import { pageMeta } from './page-meta.ts';
import { placeData } from './place-data.ts';
import { pageChecksum } from './record-checksums.ts';

export async function loader() {
  const hub = hubs.find(({ id }) => id === 'iceland');
  if (hub === undefined) throw new Error('Got no hub "iceland", expected one in content/hubs.ts: put it back');
  const checksum = await pageChecksum([hubRecordId('iceland'), profileRecordId('iceland')]);
  return { hub, image: plateAddress('iceland'), checksum };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const description =
    'Iceland: geothermal pools, clean air and an outdoor life, with the official life expectancy and three habits to borrow.';
  return [
    ...pageMeta({ title: 'Iceland', description, path: location.pathname }),
    placeData(loaderData.hub, description),
  ];
}

export default function Iceland({ loaderData }: Route.ComponentProps) {
  const { checksum, hub, image } = loaderData;
  const records = [
    { id: hubRecordId(hub.id), record: hub },
    { id: profileRecordId('iceland'), record: iceland },
  ];
  return (
    <>
      <IcelandPage image={image} />
      <PlaceChecksum {...checksum} records={records} />
    </>
  );
}
