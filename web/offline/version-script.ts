/** The build's list of all routes is named after its content: its address tells the version of the open page. */
export function versionScript(): string | null {
  return document.querySelector<HTMLLinkElement>('link[href*="/assets/manifest-"]')?.href ?? null;
}
