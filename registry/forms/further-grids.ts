import { bessel, grid, grs80, lambert, type NationalGrid, range, tmerc } from './grid-definitions.ts';

/** Grids of countries with few registers so far, as in `national-grids.ts`. */
export const furtherGrids: readonly NationalGrid[] = [
  grid(3765, 'Croatia HTRS96', 'hr', tmerc(0, 16.5, 0.9999, 500_000, 0, grs80), 'htrs96 htrs'),
  grid(
    2169,
    'Luxembourg LUREF',
    'lu',
    tmerc(
      49.8333333333333,
      6.16666666666667,
      1,
      80_000,
      100_000,
      '+ellps=intl +towgs84=-189.681,18.3463,-42.7695,-0.33746,-3.09264,2.53861,0.4598 +units=m +no_defs',
    ),
    'luref',
  ),
  grid(
    2100,
    'Greek Grid',
    'gr',
    tmerc(0, 24, 0.9996, 500_000, 0, '+ellps=GRS80 +towgs84=-199.87,74.79,246.62,0,0,0,0 +units=m +no_defs'),
    'ggrs87 egsa87 greekgrid ggrs87greekgrid',
  ),
  ...range(5, 8).map((zone) =>
    grid(
      31_270 + zone,
      `MGI Balkans zone ${zone}`,
      'rs ba me mk hr si',
      tmerc(0, zone * 3, 0.9999, zone * 1_000_000 + 500_000, 0, `+towgs84=682,-203,480,0,0,0,0 ${bessel}`),
      `mgibalkanszone${zone} mgibalkans${zone}`,
    ),
  ),
  grid(3057, 'Iceland ISN93', 'is', lambert(64.25, 65.75, 65, -19, 500_000, 500_000), 'isn93'),
  grid(8088, 'Iceland ISN2016', 'is', lambert(64.25, 65.75, 65, -19, 2_700_000, 300_000), 'isn2016'),
  grid(
    9377,
    'Colombia Origen Nacional',
    'co',
    tmerc(4, -73, 0.9992, 5_000_000, 2_000_000, grs80),
    'origennacional ctm12',
  ),
  grid(
    3116,
    'Colombia MAGNA Bogotá',
    'co',
    tmerc(4.59620041666667, -74.0775079166667, 1, 1_000_000, 1_000_000, grs80),
    'magna magnasirgas',
  ),
  grid(6372, 'Mexico ITRF2008 LCC', 'mx', lambert(17.5, 29.5, 12, -102, 2_500_000, 0), 'itrf2008lcc inegi'),
  grid(32188, 'Quebec MTM zone 8', 'ca', tmerc(0, -73.5, 0.9999, 304_800, 0, grs80), 'mtm8 nad83mtm8'),
  grid(2952, 'Ontario MTM zone 10', 'ca', tmerc(0, -79.5, 0.9999, 304_800, 0, grs80), 'mtm10'),
  grid(3347, 'Canada Lambert', 'ca', lambert(49, 77, 63.390675, -91.8666666666667, 6_200_000, 3_000_000), ''),
  grid(
    3308,
    'New South Wales Lambert',
    'au',
    lambert(-30.75, -35.75, -33.25, 147, 9_300_000, 4_500_000),
    'gda94nswlambert',
  ),
];
