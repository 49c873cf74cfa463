interface AskingClass {
  readonly requestPermission?: () => Promise<string>;
}

/**
 * Safari shows a permission prompt for the compass, which must be requested from within a click handler. If refused,
 * the map and the list of turns still work.
 */
export function askForCompass(): void {
  const events: AskingClass | undefined = globalThis.DeviceOrientationEvent as AskingClass | undefined;
  void events?.requestPermission?.().catch((cause: unknown) => console.warn('The compass was not allowed:', cause));
}
