/**
 * An area that two countries claim, or of which each controls a part. Borders do not show which country's telephone
 * network a phone uses there.
 */
interface DisputedArea {
  readonly name: string;
  /**
   * A rough box in degrees: west, south, east and north. A position in it counts as disputed only if the borders put it
   * in one of these countries.
   */
  readonly box: readonly [number, number, number, number];
  /** The codes of the countries in the table of emergency numbers. */
  readonly countries: readonly string[];
}

export const disputedAreas: readonly DisputedArea[] = [
  { name: 'Abkhazia', box: [40, 42.4, 42.2, 43.6], countries: ['GE', 'RU'] },
  { name: 'Abyei', box: [27.8, 9.3, 29.1, 10.2], countries: ['SD', 'SS'] },
  { name: 'Arunachal Pradesh', box: [91.5, 27, 97.5, 29.5], countries: ['IN', 'CN'] },
  { name: 'Crimea and the east of Ukraine', box: [32, 44.3, 40.3, 50.1], countries: ['UA', 'RU'] },
  { name: 'Golan', box: [35.6, 32.68, 35.95, 33.4], countries: ['IL', 'SY'] },
  { name: "Hala'ib", box: [33.1, 21.9, 37.2, 23.2], countries: ['EG', 'SD'] },
  { name: 'Kashmir', box: [73.3, 32.4, 80.4, 37.1], countries: ['IN', 'PK', 'CN'] },
  { name: 'Kosovo', box: [20, 41.8, 21.8, 43.3], countries: ['XK', 'RS'] },
  { name: 'Kuril Islands, the south', box: [145.3, 43.2, 149, 46], countries: ['RU', 'JP'] },
  { name: 'Northern Cyprus', box: [32.2, 34.9, 34.7, 35.8], countries: ['CY', 'TR'] },
  { name: 'Palestine', box: [34.2, 31.2, 35.6, 32.6], countries: ['PS', 'IL'] },
  { name: 'South Ossetia', box: [43.4, 42, 44.7, 42.8], countries: ['GE', 'RU'] },
  { name: 'Taiwan', box: [119.2, 21.8, 122.1, 25.4], countries: ['TW', 'CN'] },
  { name: 'Western Sahara', box: [-17.2, 20.7, -8.6, 27.7], countries: ['EH', 'MA'] },
];
