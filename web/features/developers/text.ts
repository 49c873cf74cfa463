/** Texts of the page about open data. They are only in English, because the technical terms are English. */
export const developersText = {
  tag: 'Open data',
  title: 'AEDs for your own page, map or program',
  lede: 'Load the defibrillators of a country as one file. No key, no account. Web pages on any site may load it.',
  files: {
    title: 'One file for a country',
    lede: 'Replace li with the two letters of your country (ISO 3166-1).',
    rows: [
      { name: '/aeds/countries.json', says: 'The countries we have, with licence, date and number of AEDs.' },
      { name: '/aeds/li.geojson', says: 'A country as GeoJSON (RFC 7946), one AED per line.' },
      { name: '/aeds/li.csv', says: 'The same as a table (RFC 4180, UTF-8), for a spreadsheet.' },
      {
        name: '/aeds/li/changes.ndjson?since=…',
        says: 'What has changed since the "version" of your copy, one AED per line: added, changed, moved or gone. Then what people have confirmed and the AED list does not say yet: decided. A decision appears within a minute. After 410, load the whole country again.',
      },
      {
        name: '/aeds/id/osm/node/123',
        says: 'One AED by its id. If the AED has another id now, the answer redirects there (308). If it is no longer in our AED list, 410 says since when, and which AEDs are near.',
      },
      { name: '/aeds/li/changes.atom', says: 'The newest decisions and changes, 500 at most, for feed readers.' },
      {
        name: '/aeds/openapi.json',
        says: 'The same addresses, described for programs: [OpenAPI 3.1](/aeds/openapi.json). Its version number changes when programs have to change.',
      },
    ],
    points: [
      'Send the ETag of your copy as If-None-Match. If nothing has changed, the answer is 304 without a body.',
      'One network can load four files at a time. The next one waits, and after five seconds gets 503 with Retry-After.',
      'An interrupted file is incomplete, so load it again. A complete GeoJSON ends with the number of its AEDs.',
      'Changes in the AED lists appear when we publish them again, up to five publications back. Reports made on this site appear only once people have confirmed them, as decided.',
      'If our AED list has no AED in a country, you get 404 and a message that says so.',
      'In the table, a text that a spreadsheet would run as a formula has an apostrophe before it. A telephone number that begins with a plus has one too.',
      'Want a list on your page instead of data? [Copy three lines](/embed).',
      'These files are made by our server. A copy of this site on a plain file host has only the cells below.',
      'Our server also makes [a page for each country and town](/aeds). A plain file host has none of these pages.',
    ],
  },
  examples: {
    title: 'Examples',
    lede: 'Copy and run. Our tests run each of them exactly as shown.',
  },
  rules: {
    title: 'What you may do, and what you must show',
    points: [
      'Each file names its licence and its attribution: in the head of the GeoJSON, in every row of the table. Show the attribution where you show the AEDs.',
      'If the licences of two AED lists do not allow a combined file, each has its own. "apart" in the GeoJSON lists them, as does countries.json. Ask for one with ?source= and the key of an AED list.',
      'An AED that is in two such AED lists is in neither file. "leftOut" says how many these are.',
      'An AED list can be wrong. An AED may be gone, locked or broken. Say so, and show how old the data are: "dataOf" for the file, "checked" for an AED.',
      'Never show an AED instead of the emergency number. Call first.',
    ],
  },
  fields: {
    title: 'Fields of an AED',
    lede: 'The names are the same in the GeoJSON, the table and the cells. A field that no AED list fills is missing, or empty in the table.',
    rows: [
      {
        name: 'id',
        says: 'The AED list’s key and its own id: osm/node/123. It stays the same as long as the publisher keeps it.',
      },
      { name: 'name, address', says: 'In the publisher’s words. The name is never empty.' },
      { name: 'location', says: 'Where it hangs, by language; "und" if the AED list names none.' },
      {
        name: 'level, isIndoor, isLocked',
        says: 'The storey, whether it is in a building, whether the cabinet is locked.',
      },
      {
        name: 'access',
        says: 'Who may take it: yes, permissive, customers, permit, private or no. Missing means not stated.',
      },
      {
        name: 'hours',
        says: '"always", or minutes of the week from Monday 00:00 in its own time zone: "open" and "unsure" as [from, to, …], "except" for single days, "until" for the day after which nothing is known, "unsaid" for public holidays that the AED list does not mention. Missing means unknown, never closed. The table has isAlwaysOpen and hoursText.',
      },
      { name: 'hoursText', says: 'The hours as the publisher writes them, understood or not.' },
      { name: 'timeZone', says: 'Name of its time zone (IANA).' },
      { name: 'checked', says: 'Day, month or year of the last check that an AED list states.' },
      { name: 'expires', says: 'The last days on which its pads and its battery are good: "pads", "battery".' },
      {
        name: 'notes, limits',
        says: 'The publishers’ own words, and the limits they mean: staff, members, key, call…',
      },
      {
        name: 'doubts',
        says: 'What we could not read for certain: words on its state or access, and how many metres off the location may be.',
      },
      {
        name: 'phone, ref, hasChildPads',
        says: 'The phone number of its owner, the number on its box, and whether it has pads for children.',
      },
      { name: 'sources, sameAs', says: 'The AED lists that it is in, and its other ids.' },
    ],
  },
  cells: {
    title: 'Cells: what our own map reads',
    lede: 'To find the nearest AED among millions, a program needs a few small files. They work from any file host, and no server learns where the person is.',
    rows: [
      {
        name: '/aeds/index.json',
        says: 'TileJSON 3. Its field "registry" holds the AED lists, the tree of cells ("cells"), the publications in use ("versions") and which file came with which ("bases", "changes").',
      },
      {
        name: '/aeds/{z}/{x}/{y}.json?v=…',
        says: 'The base of a cell as GeoJSON, in the web map’s XYZ tiles. Where the tree ends it holds AEDs; above, at most sixteen clusters with "count". No cell is finer than zoom 12.',
      },
      {
        name: '/aeds/changes/{z}/{x}/{y}.json?v=…',
        says: 'What has changed in the cells of an area since their bases, at even zooms: by cell "out" (places in the base that are gone), "set" (other properties) and "put" (new AEDs).',
      },
      {
        name: '/aeds/checksums/{z}/{x}/{y}.json?v=…',
        says: 'SHA-256 of the files below, proved by the index’s "checksum".',
      },
    ],
    points: [
      'The tree: a number is a cell with that many AEDs, a list is a tile’s four quarters, north-west, north-east, south-west, south-east. It begins with tile 0/0/0.',
      'Read "bases" and "changes" like the tree. After -1 comes the tile’s own number, then its four quarters. Any other number is for a tile and all below it. Each number is a position in "versions", counted from 1. In "changes" 0 means that nothing has changed.',
      'A cell is complete only with its changes. Never show a base alone: an AED in it may be gone.',
      'An address with its version never changes its content, so cache it forever. After 404, read the index again.',
    ],
  },
} as const;
