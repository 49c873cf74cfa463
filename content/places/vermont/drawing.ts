import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 700,
  focus: [800, 235],
  home: { fips: ['50'] },
  hasSolidBorder: true,
  ground: 'broadleaf',
  strips: [
    { kind: 'mountains', line: '-72.85,45 -72.9,44.2 -72.95,43', widthKm: 30 },
    { kind: 'mountains', line: '-74.6,44.4 -74,43.9', widthKm: 90 },
    { kind: 'mountains', line: '-71.7,43.9 -71.2,44.4', widthKm: 60 },
    { kind: 'meadow', line: '-75,45.2 -73.4,45.4 -72.4,46', widthKm: 90 },
  ],
  lakes: ['champlain'],
  rivers: ['connecticut', 'saint-lawrence', 'hudson'],
  labels: [
    ['Québec', -72.1, 45.35, 'land'],
    ['New York', -75.3, 43.6, 'land'],
    ['New Hampshire', -70.95, 43.6, 'range'],
    ['Maine', -69.8, 44.6, 'land'],
    ['Adirondacks', -74.55, 44.05, 'range'],
    ['Green Mountains', -72.9, 43.93, 'range'],
    ['Burlington', -73.21, 44.48, 'town'],
    ['Montpelier', -72.575, 44.26, 'town'],
    ['Rutland', -72.97, 43.61, 'town'],
    ['Lake Champlain', -74, 44.72, 'lake'],
    ['Gulf of Maine', -69.5, 43.3, 'area'],
  ],
};

export const locatorMap: LocatorMapSettings = { isWholeState: true };
