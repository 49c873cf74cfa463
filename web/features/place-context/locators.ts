const locators = import.meta.glob<string>('../../assets/locators/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of a place's locator. Used at build time only. Throws where it has not been drawn. */
export function locatorAddress(slug: string): string {
  const address = locators[`../../assets/locators/${slug}.svg`];
  if (address === undefined) {
    throw new Error(`Got no locator "${slug}", expected it in web/assets/locators: run "npm run media -- plates"`);
  }
  return address;
}
