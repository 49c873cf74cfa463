interface AskingClass {
  readonly requestPermission?: () => Promise<string>;
}

/**
 * Requests access to the compass. Safari shows a permission prompt, which is allowed only in a click handler. Without
 * permission, the map and the list of turns still work.
 */
export function requestCompassPermission(): void {
  const events: AskingClass | undefined = globalThis.DeviceOrientationEvent as AskingClass | undefined;
  void events?.requestPermission?.().catch((cause: unknown) => console.warn('The compass was not allowed:', cause));
}
