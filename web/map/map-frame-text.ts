import { inLanguage } from '../languages/localize-text.ts';

/** Texts shared by the map of AEDs and the map of hubs. */
export const mapFrameText = inLanguage('mapFrameText', {
  yourLocation: 'Your Location',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  tilesMissing: 'Street map unavailable; showing the drawn map',
  loadStreetDetail: 'Load street detail',
  streetDetailReason: 'Street tiles come from another server, which would see the area you view.',
});
