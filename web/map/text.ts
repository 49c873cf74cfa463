/** Every sentence the map itself shows. */
export const mapText = {
  label: 'Map of the hubs. The arrow keys move it, plus and minus change its scale.',
  markerLabel: (name: string, percent: string) => `${name}, SLI ${percent}`,
  yourLocation: 'Your Location',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closePopup: 'Close popup',
  sli: 'SLI',
  xiAccess: 'Ξaccess',
  explore: (name: string) => `Click to explore ${name} programs`,
  comingSoon: 'Program coming soon',
  estimate: 'estimate',
  tilesMissing: 'Street map unavailable; showing the drawn map',
  loadStreetDetail: 'Load street detail',
  streetDetailReason: 'Street tiles come from another server, which would learn the area you look at.',
  landAttribution: 'Natural Earth',
} as const;
