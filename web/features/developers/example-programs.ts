/** An example program with its description. A test runs each program. */
export interface ExampleProgram {
  readonly id: 'curl' | 'javascript' | 'python' | 'qgis';
  readonly title: string;
  readonly lede: string;
  readonly code: string;
}

const curl = (origin: string) => `
curl --fail --etag-save li.etag --etag-compare li.etag \\
  --output aeds-li.geojson ${origin}/aeds/li.geojson
`;

const javascript = (origin: string) => `
const response = await fetch('${origin}/aeds/li.geojson');
if (!response.ok) throw new Error(await response.text());
const { features, attribution } = await response.json();

const always = features.filter(({ properties }) => properties.hours === 'always');
console.log(\`\${features.length} AEDs, \${always.length} of them at any hour\`);
console.log(attribution);
`;

const python = (origin: string) => `
import csv
import io
import urllib.request

with urllib.request.urlopen("${origin}/aeds/li.csv") as response:
    rows = list(csv.DictReader(io.TextIOWrapper(response, "utf-8", newline="")))

never_checked = [row for row in rows if not row["checked"]]
print(len(rows), "AEDs,", len(never_checked), "of them never checked")
print(rows[0]["attribution"])
`;

const qgis = (origin: string) => `
ogrinfo -ro -so -al ${origin}/aeds/li.geojson
`;

/** Returns the example programs, which request data from `origin`. */
export function buildExamplePrograms(origin: string): readonly ExampleProgram[] {
  return [
    {
      id: 'curl',
      title: 'curl',
      lede: 'Save a country. Run it again: the file is sent only when it has changed.',
      code: curl(origin).trim(),
    },
    {
      id: 'javascript',
      title: 'JavaScript',
      lede: 'In a browser, on any page, or in Node, Deno and Bun.',
      code: javascript(origin).trim(),
    },
    { id: 'python', title: 'Python', lede: 'With nothing to install.', code: python(origin).trim() },
    {
      id: 'qgis',
      title: 'QGIS and GDAL',
      lede: 'In QGIS choose Layer, Add Layer, Add Vector Layer. Set the source type to Protocol and the type to GeoJSON, and paste the address of a country’s GeoJSON. QGIS reads it with GDAL, so this command shows what you will get:',
      code: qgis(origin).trim(),
    },
  ];
}
