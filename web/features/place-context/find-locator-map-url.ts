const locators = import.meta.glob<string>('../../assets/locators/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the URL of a place's locator map. Throws if there is no such map. Only loaders call it, at build time. */
export function findLocatorMapUrl(slug: string): string {
  const address = locators[`../../assets/locators/${slug}.svg`];
  if (address === undefined) {
    throw new Error(`There is no locator "${slug}" in web/assets/locators. Run "npm run media -- plates".`);
  }
  return address;
}
