import { hubCountryCodes, hubs, hubTerritoryCodes } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { formatCountryName } from '../../../languages/format.ts';
import { isSourceLanguage } from '../../../languages/localize-text.ts';

const nameOf = (code: string | undefined, recorded: string) =>
  code === undefined ? recorded : formatCountryName(code);

/**
 * Returns a hub with its country's name in the document's language. The name of a hub that is itself a country is
 * localized too.
 */
export function localizeHub(hub: Hub): Hub {
  if (isSourceLanguage) return hub;
  const country = nameOf(hubCountryCodes[hub.id], hub.country);
  const isCountry = hub.name === hub.country;
  return { ...hub, name: isCountry ? country : nameOf(hubTerritoryCodes[hub.id], hub.name), country };
}

/** All hubs in their usual order, with localized names. */
export const localizedHubs: readonly Hub[] = isSourceLanguage ? hubs : hubs.map(localizeHub);
