/** The package types its icons in its index alone, which names all of them: imported from there, each page would hold all to be shaken off. */
declare module '@lucide/icons/icons/*' {
  const icon: import('@lucide/icons').LucideIconData;
  // biome-ignore lint/style/noDefaultExport: so the package exports them
  export default icon;
}
