import type { KeyboardEvent } from 'react';

/** The key name of events handled by an input method. */
const takenKeyCode = 229;

/**
 * Whether a key event belongs to an input method, as when Enter confirms Japanese, Chinese or Korean input: fields with
 * keyboard shortcuts must ignore it. Safari ends the composition before the event of that Enter, which is marked by its
 * key code.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === takenKeyCode;
}
