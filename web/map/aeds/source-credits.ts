import type * as L from 'leaflet';
import type { SourceCredit } from '../../../domain/registry/source-credit.ts';
import { aedMapText as text } from './aed-map-text.ts';

/** Maximum number of sources named on the map. More would cover it, and the page names all of them below its list. */
const maxNamedSources = 4;

interface SourceCreditsControl {
  /**
   * Credits sources at the bottom of the map, each with its licence. They replace the sources that were credited
   * before.
   */
  show(credits: readonly SourceCredit[]): void;
}

/** Adds the sources' attributions to the map's own credits. */
export function addSourceCredits(map: L.Map): SourceCreditsControl {
  let shown: string | null = null;
  return {
    show(credits) {
      const wanted = credits.length === 0 ? null : asHtml(credits);
      if (wanted === shown) return;
      if (shown !== null) map.attributionControl.removeAttribution(shown);
      if (wanted !== null) map.attributionControl.addAttribution(wanted);
      shown = wanted;
    },
  };
}

/**
 * Builds the HTML for the attribution control. A source's name and licence are untrusted, so they are inserted as text.
 */
function asHtml(credits: readonly SourceCredit[]): string {
  const line = document.createElement('span');
  line.append(text.sources);
  for (const [place, { words, address, licence, licenceAddress }] of credits.slice(0, maxNamedSources).entries()) {
    const { open, close } = text.brackets;
    line.append(
      place === 0 ? '' : text.semicolon,
      linked(words, address),
      open,
      linked(licence, licenceAddress),
      close,
    );
  }
  const left = credits.length - maxNamedSources;
  if (left > 0) line.append(text.semicolon + text.moreSources(left));
  return line.innerHTML;
}

function linked(words: string, address: string | null): Node {
  if (address === null) return document.createTextNode(words);
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener';
  link.textContent = words;
  return link;
}
