import { type FileFormat, type FileMetadata, openDataFormatVersion } from './file-format.ts';

const leftOutBecause =
  'Two AED lists have these AEDs, and their licences do not allow a combined file. They are in the cells.';

function headOf({ country, group, version, documentation, apart }: FileMetadata): object {
  return {
    type: 'FeatureCollection',
    name: `aeds-${country.code.toLowerCase()}`,
    country: country.code,
    countryName: country.name,
    format: openDataFormatVersion,
    version,
    dataOf: group.dataOf,
    licence: group.licence,
    attribution: group.attribution,
    sources: group.sources.map(({ key, title, licence, attribution, url, asOf }) => {
      return { key, title, licence, attribution, url, dataOf: asOf };
    }),
    documentation,
    ...(apart.length > 0 && { apart }),
  };
}

/**
 * The format GeoJSON (RFC 7946), with one AED per line. Source, licence and date are foreign members of the collection,
 * which programs may ignore (section 6.1).
 */
export const geojsonFormat: FileFormat = {
  ending: 'geojson',
  contentType: 'application/geo+json; charset=utf-8',
  head: (facts) => `${JSON.stringify(headOf(facts)).slice(0, -1)},\n"features":[\n`,
  aed(feature, { country }, isFirst) {
    const properties = { ...feature.properties, country: country.code };
    return `${isFirst ? '' : ',\n'}${JSON.stringify({ ...feature, properties })}`;
  },
  tail: ({ count, leftOut }) => {
    const totals = { count, ...(leftOut > 0 && { leftOut, leftOutBecause }) };
    return `\n],${JSON.stringify(totals).slice(1)}\n`;
  },
};
