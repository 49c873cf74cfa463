/**
 * A national grid in metres. A grid that was only guessed from coordinates must place them in one of its `countries`.
 */
export interface NationalGrid {
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 codes in lower case; empty if the grid is not made for particular countries. */
  readonly countries: readonly string[];
  readonly definition: string;
  /** Names of the grid in column or file names, in lower case without spaces and punctuation. */
  readonly words: readonly string[];
}

export const grs80 = '+ellps=GRS80 +units=m +no_defs';
export const bessel = '+ellps=bessel +units=m +no_defs';
export const mgiAustria = `+towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 ${bessel}`;
export const bessel1841Korea = `+towgs84=-115.8,474.99,674.11,1.16,-2.31,-1.63,6.43 ${bessel}`;

export const defineGrid = (
  code: number,
  name: string,
  countries: string,
  definition: string,
  words = '',
): NationalGrid => ({
  code: String(code),
  name,
  countries: countries.split(' ').filter(Boolean),
  definition,
  words: words.split(' ').filter(Boolean),
});

export const transverseMercator = (north: number, east: number, scale: number, x: number, y: number, rest: string) =>
  `+proj=tmerc +lat_0=${north} +lon_0=${east} +k=${scale} +x_0=${x} +y_0=${y} ${rest}`;

export const lambertConic = (
  first: number,
  second: number,
  north: number,
  east: number,
  x: number,
  y: number,
  rest = grs80,
) => `+proj=lcc +lat_1=${first} +lat_2=${second} +lat_0=${north} +lon_0=${east} +x_0=${x} +y_0=${y} ${rest}`;

/** Origins of Japan's nineteen plane rectangular zones. */
const japaneseOrigins: readonly (readonly [number, number])[] = [
  [33, 129.5],
  [33, 131],
  [36, 132 + 1 / 6],
  [33, 133.5],
  [36, 134 + 1 / 3],
  [36, 136],
  [36, 137 + 1 / 6],
  [36, 138.5],
  [36, 139 + 5 / 6],
  [40, 140 + 5 / 6],
  [44, 140.25],
  [44, 142.25],
  [44, 144.25],
  [26, 142],
  [26, 127.5],
  [26, 124],
  [26, 131],
  [20, 136],
  [26, 154],
];

export const japaneseZones = japaneseOrigins.flatMap(([north, east], index) =>
  [6669, 2443].map((first) =>
    defineGrid(
      first + index,
      `Japan Plane Rectangular ${index + 1}`,
      'jp',
      transverseMercator(north, east, 0.9999, 0, 0, grs80),
    ),
  ),
);

export const integerRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** For each UTM zone north of the equator, the countries whose AED lists use it. */
const utmCountries: Readonly<Record<number, string>> = {
  11: 'mx',
  12: 'mx',
  13: 'mx',
  14: 'mx',
  15: 'mx gt',
  16: 'mx gt hn sv ni cr',
  17: 'pa cr co ec',
  18: 'co ve',
  19: 've co',
  20: 've',
  28: 'es pt is',
  29: 'es pt ie ma',
  30: 'es fr gb ma dz',
  31: 'es fr be nl no dz',
  32: 'de ch it dk no at se tn dz',
  33: 'de it at cz pl se no si hr hu sk',
  34: 'pl sk hu rs me mk al gr fi lt lv ee ro',
  35: 'fi ee lv lt ro bg gr tr md ua',
  36: 'tr cy ua eg',
  37: 'tr ru sa ua',
  38: 'tr ge am az sa iq',
  39: 'ir az sa kw qa bh ae',
  40: 'ir ae om',
  43: 'in pk kz',
  44: 'in np lk',
  47: 'th my',
  48: 'vn th kh my',
  51: 'ph',
};

/** For each UTM zone south of the equator, the countries whose AED lists use it. */
const southernCountries: Readonly<Record<number, string>> = {
  17: 'ec pe',
  18: 'pe ec co br cl',
  19: 'cl pe bo br ar',
  20: 'br bo ar py',
  21: 'uy br py ar',
  22: 'br',
  23: 'br',
  24: 'br',
  25: 'br',
  33: 'ao na',
  34: 'za bw na',
  35: 'za bw zw zm cd',
  36: 'mz mw zw tz za',
  37: 'ke tz mz',
  38: 'mg',
  48: 'id',
  49: 'id',
  50: 'id',
  51: 'id',
};

export const utmZones = integerRange(1, 60).flatMap((zone) => {
  const countries = utmCountries[zone] ?? '';
  const words = `utm${zone} utm${zone}n utmzone${zone}n huso${zone} etrs89${zone}`;
  const north = [
    defineGrid(
      32600 + zone,
      `UTM zone ${zone}N`,
      countries,
      `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`,
      words,
    ),
  ];
  const south = defineGrid(
    32700 + zone,
    `UTM zone ${zone}S`,
    southernCountries[zone] ?? '',
    `+proj=utm +zone=${zone} +south +datum=WGS84 +units=m +no_defs`,
    `utm${zone}s utmzone${zone}s huso${zone}s fuso${zone}s zona${zone}s sirgas2000${zone}s`,
  );
  const european =
    zone >= 28 && zone <= 38
      ? [defineGrid(25800 + zone, `ETRS89 / UTM zone ${zone}N`, countries, `+proj=utm +zone=${zone} ${grs80}`, words)]
      : [];
  const american =
    zone <= 23
      ? [defineGrid(26900 + zone, `NAD83 / UTM zone ${zone}N`, 'us ca', `+proj=utm +zone=${zone} ${grs80}`)]
      : [];
  const australian =
    zone >= 46 && zone <= 59
      ? [28300, 7800].map((first) =>
          defineGrid(first + zone, `MGA zone ${zone}`, 'au', `+proj=utm +zone=${zone} +south ${grs80}`, `mga${zone}`),
        )
      : [];
  return [...european, ...north, south, ...american, ...australian];
});
