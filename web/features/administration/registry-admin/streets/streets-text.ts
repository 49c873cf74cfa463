/** The texts of the panel for the streets. They are in English only. */
export const streetsText = {
  elsewhere: {
    title: 'This site cannot import streets',
    text: 'Only this project’s own server reads streets, and this site uses another one. Import them on any machine with a copy of the project, then copy the folder to the site’s files:',
    command: 'npm run streets -- import FILE… --out public/streets',
  },
  inUse: {
    title: 'In use',
    none: 'No streets are published. The maps show image tiles from OpenStreetMap, and we estimate routes as straight lines.',
  },
  facts: {
    caption: (cells: string, squareKm: string, size: string) => `${cells}, about ${squareKm} km², ${size} for visitors`,
    cells: (count: number) => (count === 1 ? '1 cell' : `${count.toLocaleString('en-GB')} cells`),
    version: (version: string) => `Version ${version}.`,
    area: (west: string, south: string, east: string, north: string) =>
      `Between ${west} and ${east}, ${south} and ${north}.`,
    source: 'File',
    schema: 'Format',
    licence: 'Licence',
    asOf: 'Data from',
    connected: 'Connected',
    noDay: 'not stated',
    old: 'over a year old: fetch a newer file',
    unrouted: (cells: number) =>
      cells === 1
        ? 'In one cell the streets are not connected, or the file has only main roads. The map shows them, but we calculate no routes there.'
        : `In ${cells} cells the streets are not connected, or the file has only main roads. The map shows them, but we calculate no routes there.`,
    cut: (count: number, streets: string) =>
      `${count === 1 ? '1 street ends early, because the files do not contain all of its points' : `${streets} streets end early, because the files do not contain all of their points`}. Ask for extracts with complete ways.`,
    noFootpaths:
      'The files have hardly any footpaths, steps or pedestrian streets. Ask for files that were not filtered for cars.',
  },
  files: {
    title: 'Files for the next street map',
    intro:
      'OpenStreetMap extracts (.osm.pbf) and ready basemaps (.pmtiles, .mbtiles), as many as you like. They may overlap. We publish nothing until you have seen what the files contain.',
    noTilemaker:
      'This server has no tilemaker, so it cannot read extracts (.osm.pbf). Install it (“apt-get install tilemaker” on Debian and Ubuntu, “brew install tilemaker” on macOS), or add a ready basemap.',
    tooLong: (name: string, megabytes: string) =>
      `${name} is larger than ${megabytes} MB. Cut out the part you need, or import it with npm run streets on the server.`,
    whole: 'Uploaded',
  },
  import: {
    start: 'Read the files and show what they contain',
    older: 'Allow data older than what is published',
    running: 'Reading in the background. The site keeps working, and you can leave this page.',
  },
  draft: {
    title: 'What would be published',
    replaces: (cells: string) => `This replaces the streets published now (${cells}).`,
    gone: (files: readonly string[]) =>
      `Published now, but not among these files: ${files.join(', ')}. Add the ones you want to keep, then read the files again.`,
    publish: 'Publish these streets',
    discard: 'Discard',
  },
  version: (cells: string, version: string) => `${cells}, version ${version}`,
  dataOf: (day: string) => `Data from ${day}.`,
} as const;
