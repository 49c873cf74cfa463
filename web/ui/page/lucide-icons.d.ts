/**
 * The package declares the types of its icons only in its index, which exports all of them. If icons were imported from
 * the index, each page's code would contain all of them until tree shaking removes the unused ones.
 */
declare module '@lucide/icons/icons/*' {
  const icon: import('@lucide/icons').LucideIconData;
  // biome-ignore lint/style/noDefaultExport: the package exports its icons this way
  export default icon;
}
