import { lengthWords } from '../messages/availability-words.ts';
import { registryText as text } from '../messages/registry-text.ts';
import type { VisitorPlace } from '../search/aed-source.ts';

/** A position less exact than this makes the order of near AEDs a guess. */
const roughMetres = 150;

/** That the order is a guess, because the device knows its position roughly: said before the first card. Null where it is none. */
export function roughWords(place: VisitorPlace): string | null {
  if (place.origin !== 'device' || place.accuracyMetres <= roughMetres) return null;
  return text.from.rough(lengthWords(place.accuracyMetres / 1000));
}

/** The place that the visitor has named or pointed at; null where the distances are from the device's own. */
export function startWords(place: VisitorPlace): string | null {
  if (place.origin === 'named') return text.from.named(place.name);
  if (place.origin === 'point') return text.from.point(place.name);
  return place.origin === 'map' ? text.from.map : null;
}
