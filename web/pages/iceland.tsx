import { hubs } from '../../content/hubs.ts';
import { IcelandPage } from '../features/iceland/iceland-page.tsx';
import { plateAddress } from '../features/place-profile/place-pictures.ts';
import type { Route } from './+types/iceland.ts';
import { pageMeta } from './page-meta.ts';
import { placeData } from './place-data.ts';

export function loader() {
  const hub = hubs.find(({ id }) => id === 'iceland');
  if (hub === undefined) throw new Error('Got no hub "iceland", expected one in content/hubs.ts: put it back');
  return { hub, image: plateAddress('iceland') };
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
  return <IcelandPage image={loaderData.image} />;
}
