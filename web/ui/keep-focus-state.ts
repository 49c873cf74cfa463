/** Navigation state for changes within the page: the focus stays where it is. */
export const keepFocusState = { keepsFocus: true } as const;

/** Whether a location was reached by such a navigation. */
export const shouldKeepFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
