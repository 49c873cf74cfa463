/** Navigation state for a change within the page. It leaves the focus where it is. */
export const focusPreservingState = { keepsFocus: true } as const;

/** Whether a navigation state is `focusPreservingState`. */
export const shouldKeepFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
