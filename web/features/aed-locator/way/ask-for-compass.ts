interface AskingClass {
  readonly requestPermission?: () => Promise<string>;
}

/** Safari asks for the compass, and only in the press itself. Without one the map and the list of turns lead as well. */
export function askForCompass(): void {
  const events: AskingClass | undefined = globalThis.DeviceOrientationEvent as AskingClass | undefined;
  void events?.requestPermission?.().catch((cause: unknown) => console.warn('The compass was not allowed:', cause));
}
