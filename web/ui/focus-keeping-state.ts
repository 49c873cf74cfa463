/** Navigation state for a change within the page. It leaves the focus where it is. */
export const focusKeepingState = { keepsFocus: true } as const;

/** Whether a navigation state is `focusKeepingState`. */
export const shouldKeepFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
