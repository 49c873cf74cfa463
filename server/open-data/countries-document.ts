import { registryUrlPath } from '../http/files/registry-files.ts';
import { findCountryData } from './country-data.ts';
import { openDataFormatVersion } from './file-format.ts';
import type { OpenRegistry } from './open-registry.ts';

/** Builds the contents of `countries.json`: the countries with the addresses of their files. */
export function buildCountriesDocument(registry: OpenRegistry, site: string): object {
  const codes = [...registry.countries.keys()].sort();
  return {
    format: openDataFormatVersion,
    version: registry.index.version,
    documentation: `${site}/developers`,
    countries: codes.flatMap((code) => {
      const country = findCountryData(registry, code);
      return country === null
        ? []
        : [{ code, name: country.name, count: country.count, files: filesOf(country, site) }];
    }),
  };
}

function filesOf({ code, groups }: NonNullable<ReturnType<typeof findCountryData>>, site: string): object[] {
  return groups.map((group, place) => {
    const source = place === 0 ? '' : `?source=${encodeURIComponent(group.sources[0]?.key ?? '')}`;
    const address = (ending: string) => `${site}${registryUrlPath}${code.toLowerCase()}.${ending}${source}`;
    return {
      licence: group.licence,
      attribution: group.attribution,
      dataOf: group.dataOf,
      sources: group.sources.map(({ key }) => key),
      geojson: address('geojson'),
      csv: address('csv'),
    };
  });
}
