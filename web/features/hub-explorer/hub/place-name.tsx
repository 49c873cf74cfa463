import type { Hub } from '../../../../domain/hub/hub.ts';
import { englishAttributes, isSourceLanguage } from '../../../languages/localize-text.ts';
import { formatHubLocation } from './hub-location.ts';

type Named = Pick<Hub, 'name' | 'kind'>;

/**
 * Returns the language attributes of a place's name. Only countries and territories have names in the reader's language
 * (localized-hubs.ts). The names of other places are in English.
 */
const nameAttributes = ({ kind }: Named) => (kind === 'country-or-territory' ? {} : englishAttributes);

/** A place's name, marked with its language and isolated from the direction of the surrounding text. */
export function PlaceName({ hub }: { hub: Named }) {
  if (isSourceLanguage) return hub.name;
  return <bdi {...nameAttributes(hub)}>{hub.name}</bdi>;
}

/** A place's region, whose name is in English, and its country. */
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
