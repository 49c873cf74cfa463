import { hubCountryCodes, hubs, territoryCodes } from '../../../../content/hubs.ts';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { formatCountry } from '../../../languages/format.ts';
import { isSourceLanguage } from '../../../languages/in-language.ts';

const nameOf = (code: string | undefined, recorded: string) => (code === undefined ? recorded : formatCountry(code));

/** A hub as this document names it: its country, and itself where it is one, in the reader's language; all else as recorded. */
export function localizedHub(hub: Hub): Hub {
  if (isSourceLanguage) return hub;
  const country = nameOf(hubCountryCodes[hub.id], hub.country);
  const isCountry = hub.name === hub.country;
  return { ...hub, name: isCountry ? country : nameOf(territoryCodes[hub.id], hub.name), country };
}

/** Every hub as this document names it, in the order of the list. */
export const localizedHubs: readonly Hub[] = isSourceLanguage ? hubs : hubs.map(localizedHub);
