import type { KeyboardEvent } from 'react';

/** What browsers call a key that an input method has taken. */
const takenKeyCode = 229;

/**
 * Whether a key goes to an input method, as when Enter confirms a conversion of Japanese, Chinese or Korean: a field with keys of its own
 * leaves it alone. Safari ends the composition before it tells of that Enter, and marks it by its code.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === takenKeyCode;
}
