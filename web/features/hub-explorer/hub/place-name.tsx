import type { Hub } from '../../../../domain/hub/hub.ts';
import { englishAttributes, isSourceLanguage } from '../../../languages/localize-text.ts';
import { formatHubLocation } from './hub-location.ts';

type Named = Pick<Hub, 'name' | 'kind'>;

/** Countries and territories are named in the reader's language (localized-hubs.ts), all other places as recorded. */
const languageOfName = ({ kind }: Named) => (kind === 'country-or-territory' ? {} : englishAttributes);

/** A place's name in its own language and direction. */
export function PlaceName({ hub }: { hub: Named }) {
  if (isSourceLanguage) return hub.name;
  return <bdi {...languageOfName(hub)}>{hub.name}</bdi>;
}

/** A place's location: its region as recorded, and its country. */
export function HubLocation({ hub }: { hub: Hub }) {
  if (isSourceLanguage) return formatHubLocation(hub);
  const { name, region, country } = hub;
  return (
    <>
      <bdi {...englishAttributes}>{region}</bdi>
      {country !== name && ` · ${country}`}
    </>
  );
}
