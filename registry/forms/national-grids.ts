/**
 * National grids that registers are published in, as PROJ writes them, with the shift of their datum to WGS 84; from the EPSG registry
 * (https://epsg.org). `countries` are those a grid is made for: a guess by numbers alone has to land there.
 */
export interface NationalGrid {
  /** Code of EPSG. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 in small letters; empty where it is made for no country. */
  readonly countries: readonly string[];
  readonly definition: string;
  /** How columns or files call it, in small letters without blanks and marks. */
  readonly words: readonly string[];
}

const grs80 = '+ellps=GRS80 +units=m +no_defs';
const bessel = '+ellps=bessel +units=m +no_defs';
const mgi = `+towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 ${bessel}`;
const bessel1841Korea = `+towgs84=-115.8,474.99,674.11,1.16,-2.31,-1.63,6.43 ${bessel}`;

const grid = (code: number, name: string, countries: string, definition: string, words = ''): NationalGrid => ({
  code: String(code),
  name,
  countries: countries.split(' ').filter(Boolean),
  definition,
  words: words.split(' ').filter(Boolean),
});

const tmerc = (north: number, east: number, scale: number, x: number, y: number, rest: string) =>
  `+proj=tmerc +lat_0=${north} +lon_0=${east} +k=${scale} +x_0=${x} +y_0=${y} ${rest}`;

const lambert = (first: number, second: number, north: number, east: number, x: number, y: number, rest = grs80) =>
  `+proj=lcc +lat_1=${first} +lat_2=${second} +lat_0=${north} +lon_0=${east} +x_0=${x} +y_0=${y} ${rest}`;

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

const japaneseZones = japaneseOrigins.flatMap(([north, east], index) =>
  [6669, 2443].map((first) =>
    grid(first + index, `Japan Plane Rectangular ${index + 1}`, 'jp', tmerc(north, east, 0.9999, 0, 0, grs80)),
  ),
);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const utmCountries: Readonly<Record<number, string>> = {
  28: 'es pt is',
  29: 'es pt ie',
  30: 'es fr gb',
  31: 'es fr be nl no',
  32: 'de ch it dk no at se',
  33: 'de it at cz pl se no si hr hu sk',
  34: 'pl sk hu rs me mk al gr fi lt lv ee ro',
  35: 'fi ee lv lt ro bg gr tr md ua',
  36: 'tr cy ua',
  38: 'tr',
};

const utmZones = range(1, 60).flatMap((zone) => {
  const countries = utmCountries[zone] ?? '';
  const words = `utm${zone} utm${zone}n utmzone${zone}n huso${zone} etrs89${zone}`;
  const north = [
    grid(32600 + zone, `UTM zone ${zone}N`, countries, `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`, words),
  ];
  const south = grid(
    32700 + zone,
    `UTM zone ${zone}S`,
    zone === 21 ? 'uy' : '',
    `+proj=utm +zone=${zone} +south +datum=WGS84 +units=m +no_defs`,
    `utm${zone}s utmzone${zone}s`,
  );
  const european =
    zone >= 28 && zone <= 38
      ? [grid(25800 + zone, `ETRS89 / UTM zone ${zone}N`, countries, `+proj=utm +zone=${zone} ${grs80}`, words)]
      : [];
  const american =
    zone <= 23 ? [grid(26900 + zone, `NAD83 / UTM zone ${zone}N`, 'us ca', `+proj=utm +zone=${zone} ${grs80}`)] : [];
  const australian =
    zone >= 46 && zone <= 59
      ? [28300, 7800].map((first) =>
          grid(first + zone, `MGA zone ${zone}`, 'au', `+proj=utm +zone=${zone} +south ${grs80}`, `mga${zone}`),
        )
      : [];
  return [...european, ...north, south, ...american, ...australian];
});

/** The more usual first. */
export const nationalGrids: readonly NationalGrid[] = [
  grid(
    3857,
    'Web Mercator',
    '',
    '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs',
    'webmercator pseudomercator',
  ),
  grid(
    900913,
    'Web Mercator',
    '',
    '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs',
  ),
  grid(
    102100,
    'Web Mercator',
    '',
    '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs',
  ),
  grid(
    2056,
    'Swiss LV95',
    'ch li',
    `+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +towgs84=674.374,15.056,405.346,0,0,0,0 ${bessel}`,
    'ch1903+ ch1903lv95 lv95',
  ),
  grid(
    21781,
    'Swiss LV03',
    'ch li',
    `+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 +towgs84=674.374,15.056,405.346,0,0,0,0 ${bessel}`,
    'ch1903lv03 lv03',
  ),
  grid(2154, 'Lambert-93', 'fr', lambert(49, 44, 46.5, 3, 700_000, 6_600_000), 'lambert93 l93 rgf93'),
  ...range(42, 50).map((zone) =>
    grid(
      3900 + zone,
      `Lambert CC${zone}`,
      'fr',
      lambert(zone - 0.75, zone + 0.75, zone, 3, 1_700_000, (zone - 41) * 1_000_000 + 200_000),
      `cc${zone}`,
    ),
  ),
  grid(
    27700,
    'British National Grid',
    'gb im',
    tmerc(
      49,
      -2,
      0.9996012717,
      400_000,
      -100_000,
      '+ellps=airy +towgs84=446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894 +units=m +no_defs',
    ),
    'osgb36 osgb britishnationalgrid bng',
  ),
  grid(2157, 'Irish Transverse Mercator', 'ie gb', tmerc(53.5, -8, 0.99982, 600_000, 750_000, grs80), 'itm irenet95'),
  grid(
    29902,
    'Irish Grid',
    'ie gb',
    tmerc(
      53.5,
      -8,
      1.000035,
      200_000,
      250_000,
      '+a=6377340.189 +rf=299.3249646 +towgs84=482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15 +units=m +no_defs',
    ),
    'irishgrid tm65',
  ),
  grid(
    2326,
    'Hong Kong 1980 Grid',
    'hk',
    tmerc(
      22.3121333333333,
      114.178555555556,
      1,
      836_694.05,
      819_069.8,
      '+ellps=intl +towgs84=-162.619,-276.959,-161.764,0.067753,-2.243649,-1.158827,-1.094246 +units=m +no_defs',
    ),
    'hk80 hk1980 hongkong1980',
  ),
  grid(
    3414,
    'Singapore SVY21',
    'sg',
    tmerc(1.36666666666667, 103.833333333333, 1, 28_001.642, 38_744.572, '+datum=WGS84 +units=m +no_defs'),
    'svy21',
  ),
  grid(3826, 'Taiwan TWD97 TM2', 'tw', tmerc(0, 121, 0.9999, 250_000, 0, grs80), 'twd97'),
  grid(5179, 'Korea Unified', 'kr', tmerc(38, 127.5, 0.9996, 1_000_000, 2_000_000, grs80), 'utmk grs80utmk'),
  grid(5186, 'Korea Central Belt 2010', 'kr', tmerc(38, 127, 1, 200_000, 600_000, grs80)),
  grid(5187, 'Korea East Belt 2010', 'kr', tmerc(38, 129, 1, 200_000, 600_000, grs80)),
  grid(5185, 'Korea West Belt 2010', 'kr', tmerc(38, 125, 1, 200_000, 600_000, grs80)),
  grid(5181, 'Korea Central Belt', 'kr', tmerc(38, 127, 1, 200_000, 500_000, grs80)),
  grid(5174, 'Korea Modified Central Belt', 'kr', tmerc(38, 127.002890277778, 1, 200_000, 500_000, bessel1841Korea)),
  grid(5178, 'Korea Unified of 1985', 'kr', tmerc(38, 127.5, 0.9996, 1_000_000, 2_000_000, bessel1841Korea)),
  ...japaneseZones,
  grid(
    31370,
    'Belgian Lambert 72',
    'be',
    lambert(
      51.1666672333333,
      49.8333339,
      90,
      4.36748666666667,
      150_000.013,
      5_400_088.438,
      '+ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m +no_defs',
    ),
    'lambert72 belgelambert1972',
  ),
  grid(
    3812,
    'Belgian Lambert 2008',
    'be',
    lambert(49.8333333333333, 51.1666666666667, 50.797815, 4.35921583333333, 649_328, 665_262),
    'lambert2008',
  ),
  grid(
    28992,
    'Dutch RD New',
    'nl',
    '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,1.9342,-1.6677,9.1019,4.0725 +units=m +no_defs',
    'rdnew rijksdriehoek rdx amersfoortrdnew',
  ),
  grid(31256, 'Austria GK East', 'at', tmerc(0, 16.3333333333333, 1, 0, -5_000_000, mgi), 'mgigkeast mgiaustriagkeast'),
  grid(31255, 'Austria GK Central', 'at', tmerc(0, 13.3333333333333, 1, 0, -5_000_000, mgi), 'mgiaustriagkcentral'),
  grid(31254, 'Austria GK West', 'at', tmerc(0, 10.3333333333333, 1, 0, -5_000_000, mgi), 'mgiaustriagkwest'),
  grid(
    31287,
    'Austria Lambert',
    'at',
    lambert(49, 46, 47.5, 13.3333333333333, 400_000, 400_000, mgi),
    'mgiaustrialambert',
  ),
  grid(
    3794,
    'Slovenia D96/TM',
    'si',
    tmerc(0, 15, 0.9999, 500_000, -5_000_000, grs80),
    'd96tm d96 slovenia1996slovenenationalgrid',
  ),
  grid(
    3912,
    'Slovenia D48/GK',
    'si',
    tmerc(
      0,
      15,
      0.9999,
      500_000,
      -5_000_000,
      `+towgs84=409.545,72.164,486.872,3.085957,5.46911,-11.020289,17.919665 ${bessel}`,
    ),
    'd48gk d48',
  ),
  grid(2180, 'Poland CS92', 'pl', tmerc(0, 19, 0.9993, 500_000, -5_300_000, grs80), 'puwg1992 cs92 etrf2000pl'),
  ...range(5, 8).map((zone) =>
    grid(
      2171 + zone,
      `Poland CS2000 zone ${zone}`,
      'pl',
      tmerc(0, zone * 3, 0.999923, zone * 1_000_000 + 500_000, 0, grs80),
    ),
  ),
  grid(
    5514,
    'Czech S-JTSK / Krovak',
    'cz sk',
    '+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +ellps=bessel +towgs84=589,76,480,0,0,0,0 +units=m +no_defs',
    'sjtsk krovak',
  ),
  grid(
    7801,
    'Bulgaria CCS2005',
    'bg',
    lambert(42, 43.3333333333333, 42.6678756833333, 25.5, 500_000, 4_725_824.3591),
    'bgs2005 ccs2005',
  ),
  grid(
    3844,
    'Romania Stereo 70',
    'ro',
    '+proj=sterea +lat_0=46 +lon_0=25 +k=0.99975 +x_0=500000 +y_0=500000 +ellps=krass +towgs84=33.4,-146.6,-76.3,-0.359,-0.053,0.844,-0.84 +units=m +no_defs',
    'stereo70',
  ),
  grid(
    23700,
    'Hungary EOV',
    'hu',
    '+proj=somerc +lat_0=47.1443937222222 +lon_0=19.0485717777778 +k_0=0.99993 +x_0=650000 +y_0=200000 +ellps=GRS67 +towgs84=52.17,-71.82,-14.9,0,0,0,0 +units=m +no_defs',
    'eov hd72',
  ),
  grid(3006, 'SWEREF99 TM', 'se', `+proj=utm +zone=33 ${grs80}`, 'sweref99tm sweref99'),
  grid(3067, 'Finland TM35FIN', 'fi', `+proj=utm +zone=35 ${grs80}`, 'tm35fin etrstm35fin'),
  grid(3301, 'Estonia 1997', 'ee', lambert(59.3333333333333, 58, 57.5175539305556, 24, 500_000, 6_375_000), 'lest97'),
  grid(3059, 'Latvia TM', 'lv', tmerc(0, 24, 0.9996, 500_000, -6_000_000, grs80), 'lks92'),
  grid(3346, 'Lithuania TM', 'lt', tmerc(0, 24, 0.9998, 500_000, 0, grs80), 'lks94'),
  grid(3763, 'Portugal TM06', 'pt', tmerc(39.6682583333333, -8.13310833333333, 1, 0, 0, grs80), 'pttm06'),
  grid(
    3003,
    'Italy Gauss-Boaga West',
    'it',
    tmerc(
      0,
      9,
      0.9996,
      1_500_000,
      0,
      '+ellps=intl +towgs84=-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68 +units=m +no_defs',
    ),
    'gaussboaga montemario1',
  ),
  grid(
    3004,
    'Italy Gauss-Boaga East',
    'it',
    tmerc(
      0,
      15,
      0.9996,
      2_520_000,
      0,
      '+ellps=intl +towgs84=-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68 +units=m +no_defs',
    ),
    'montemario2',
  ),
  ...range(2, 5).map((zone) =>
    grid(
      31464 + zone,
      `Germany GK zone ${zone}`,
      'de',
      tmerc(
        0,
        zone * 3,
        1,
        zone * 1_000_000 + 500_000,
        0,
        `+towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 ${bessel}`,
      ),
    ),
  ),
  grid(
    2039,
    'Israeli TM',
    'il ps',
    tmerc(
      31.7343936111111,
      35.2045169444444,
      1.0000067,
      219_529.584,
      626_907.39,
      '+ellps=GRS80 +towgs84=-48,55,52,0,0,0,0 +units=m +no_defs',
    ),
    'israel1993',
  ),
  grid(2193, 'New Zealand TM', 'nz', tmerc(0, 173, 0.9996, 1_600_000, 10_000_000, grs80), 'nztm'),
  grid(
    3308,
    'New South Wales Lambert',
    'au',
    lambert(-30.75, -35.75, -33.25, 147, 9_300_000, 4_500_000),
    'gda94nswlambert',
  ),
  grid(2952, 'Ontario MTM zone 10', 'ca', tmerc(0, -79.5, 0.9999, 304_800, 0, grs80), 'mtm10'),
  grid(3347, 'Canada Lambert', 'ca', lambert(49, 77, 63.390675, -91.8666666666667, 6_200_000, 3_000_000), ''),
  grid(5382, 'Uruguay UTM zone 21S', 'uy', `+proj=utm +zone=21 +south ${grs80}`, 'sirgasros98'),
  ...utmZones,
];
