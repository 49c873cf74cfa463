import { unnamedAed } from '../../../../domain/aed/aed-registry.ts';
import { aedCardText } from './aed-card-text.ts';

/** Returns the name to show for an AED: its own, or the page's word for an AED if no source names it. */
export const localName = (name: string): string => (name === unnamedAed ? aedCardText.unnamed : name);

/** Returns an AED, or an AED's entry in a list, with the name to show. */
export function withLocalName<Named extends { readonly name: string }>(named: Named): Named {
  const name = localName(named.name);
  return name === named.name ? named : { ...named, name };
}
