/** What an administrator reads about the street map. */
export const streetsText = {
  elsewhere: {
    title: 'This site’s database has no importer beside it',
    text: 'Streets are read by this project’s own server, and this site runs on another one. Import them on any machine that has the project, then copy the folder to where the site’s files lie:',
    command: 'npm run streets -- import FILE… --out public/streets',
  },
  inUse: {
    title: 'In use',
    none: 'No streets are published. Maps ask OpenStreetMap for pictures, and ways are estimated along a straight line.',
  },
  facts: {
    caption: (cells: string, squareKm: string, megabytes: string) =>
      `${cells}, about ${squareKm} km², ${megabytes} MB for visitors`,
    cells: (count: number) => (count === 1 ? '1 cell' : `${count.toLocaleString('en-GB')} cells`),
    version: (version: string) => `Version ${version}.`,
    area: (west: string, south: string, east: string, north: string) =>
      `Between ${west} and ${east}, ${south} and ${north}.`,
    source: 'File',
    schema: 'Made as',
    licence: 'Licence',
    asOf: 'Data of',
    connected: 'Connected',
    noDay: 'not said',
    old: 'over a year old: fetch a newer file',
    unrouted: (cells: number) =>
      cells === 1
        ? 'In one cell the streets are not connected: the map draws them, and no ways are reckoned there.'
        : `In ${cells} cells the streets are not connected: the map draws them, and no ways are reckoned there.`,
  },
  files: {
    title: 'Files of the next street map',
    intro:
      'Extracts of OpenStreetMap (.osm.pbf), as many as you like, overlapping ones too, and ready basemaps (.pmtiles, .mbtiles). Nothing is published before you have seen what it holds.',
    noTilemaker:
      'This server has no tilemaker, so it cannot read extracts (.osm.pbf). Install it (“apt-get install tilemaker” on Debian and Ubuntu, “brew install tilemaker” on macOS), or add a ready basemap.',
    tooLong: (name: string, megabytes: string) =>
      `${name} is longer than ${megabytes} MB: cut out the part you need, or import it with npm run streets on the server.`,
    whole: 'Has come in',
  },
  import: {
    start: 'Read them and show what they hold',
    older: 'Take data older than what is published',
    running: 'Reading in the background. The site answers meanwhile; you may leave this page.',
  },
  draft: {
    title: 'What would be published',
    replaces: (cells: string) => `It takes the place of what is published now, ${cells}.`,
    gone: (files: readonly string[]) =>
      `Published now, and not among these files: ${files.join(', ')}. Add what you want to keep, and read them again.`,
    publish: 'Publish these streets',
    discard: 'Discard',
  },
  version: (cells: string, version: string) => `${cells}, version ${version}`,
  dataOf: (day: string) => `Data of ${day}.`,
} as const;
