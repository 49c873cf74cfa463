import { hubCountryCodes, hubs, hubTerritoryCodes } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { formatCountry } from '../../../languages/format.ts';
import { isSourceLanguage } from '../../../languages/localize-text.ts';

const nameOf = (code: string | undefined, recorded: string) => (code === undefined ? recorded : formatCountry(code));

/**
 * A hub with its country's name, and its own if it is a country, in the document's language. Everything else is
 * unchanged.
 */
export function localizeHub(hub: Hub): Hub {
  if (isSourceLanguage) return hub;
  const country = nameOf(hubCountryCodes[hub.id], hub.country);
  const isCountry = hub.name === hub.country;
  return { ...hub, name: isCountry ? country : nameOf(hubTerritoryCodes[hub.id], hub.name), country };
}

/** Every hub with names in the document's language, in list order. */
export const localizedHubs: readonly Hub[] = isSourceLanguage ? hubs : hubs.map(localizeHub);
