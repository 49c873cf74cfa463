/**
 * Rules on which folders may import which, matched by the path of the imported file. A rule's `comment` is printed when
 * code breaks it and says what to do instead; tests/project-rules.test.ts checks that each rule is enforced. Import
 * rules that depend on no path are in biome.json.
 */

const test = String.raw`\.(?:test|spec)\.tsx?$`;
const tests = `^tests/|${test}`;
/** Files with the drawing settings of a place, which the scripts in media/ read. */
const drawing = String.raw`^content/places/[^/]+/drawing\.ts$`;
/** @param {string} name */
const library = (name) => `(?:^|/)node_modules/(?:@types/)?${name}(?:/|$)|^${name}(?:/|$)`;

/** Folders that are not part of the site itself: they build it, serve it, or use it over HTTP. */
const notTheSite = '^(?:server|registry|streets|scripts|bench|media)/';
const direction =
  'In the server, imports go from main to app, then auth and rest, then keys, then db, http and mail: pass the rest as an argument.';
/** Server files that every folder of the server may import. They must not import from any of those folders. */
const serverBasis =
  'clock|log|work-queue|within-timeout|write-atomically|env-values|buffered-writer|worker-priority|system-error|retry-until-done';

/**
 * Rules for folders in layers: each may import only the ones before it in the list.
 * @param {string} parent the parent's name in the error message
 * @param {string} folder
 * @param {string} subfolders names of its subfolders, lowest layer first
 * @param {string[]} above patterns of paths that none of the subfolders may import
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const layered = (parent, folder, subfolders, above = []) => {
  const all = subfolders.split(' ');
  const comment = `In the ${parent} a layer imports only the layers below it (see its README): pass the rest as an argument, or move it down. Add a new layer to the list in .dependency-cruiser.mjs.`;
  /** @param {string[]} excluded */
  const foldersExcept = (excluded) => `^${folder}/(?!(?:${excluded.join('|')})/)([^/]+)/`;
  return [
    ...all.map((layer, place) => ({
      name: `${parent}-${layer}-uses-below`,
      comment,
      from: { path: `^${folder}/${layer}/`, pathNot: test },
      to: { path: [...above, foldersExcept(all.slice(0, place + 1))] },
    })),
    {
      name: `${parent}-new-layer`,
      comment,
      from: { path: foldersExcept(all), pathNot: [test, '^registry/testing/'] },
      to: { path: `^${folder}/`, pathNot: `^${folder}/$1/` },
    },
  ];
};
const domainLayers =
  'text life-expectancy geography streets cpr hub checksum report aed corrections checks registry registry-admin ledger';
const auth = 'server/auth';
const authLayers = 'wire passwords limits accounts grants mail factors user';
const locator = 'web/features/aed-locator';
const locatorLayers = 'registry search messages call place saved-area dispatch card route results entry towns source';
const explorer = 'web/features/hub-explorer';
const places = `${explorer}/places`;
const placesLayers = 'rows table url comparison charts download list map';
const streetsLayers = 'tags schemas cells sources published write';
const registryLayers =
  'doubts hours formats positions sources evidence access-texts reconcile write misplaced towns published overpass file-analysis';

/**
 * What each folder or file of the server may import besides itself and `serverBasis`; one that is missing here may
 * import nothing else.
 */
const allowedServerImports = {
  db: '',
  http: '',
  mail: '',
  env: 'mail',
  keys: 'db',
  'register-machine|confirmed-report-reader|calendar-area-lookup': 'db',
  rest: 'db|http',
  'registry-admin': 'http',
  machines: 'db|http|keys|registry-admin',
  'open-data': 'http',
  pages: 'http|open-data',
  'check-calendar': 'http|open-data',
  'authorize-administrator': 'db|registry-admin|rest',
  auth: 'db|http|keys|mail',
  control: 'auth|db|env|keys|mail',
  ledger: 'auth|db|env|http|keys',
  backend: 'authorize-administrator|auth|db|env|http|keys|machines|mail|register-machine|registry-admin|rest',
  'startup-message': 'backend|http',
  'supervise-backend': 'api|backend|control|db|env|http|keys|ledger',
  api: 'auth|backend|db|http',
  app: 'api|check-calendar|http|open-data|pages',
};

/**
 * @param {string} names
 * @returns {string} a pattern of folders and files of the server
 */
const inServer = (names) => String.raw`^server/(?:${names})(?:/|\.ts$)`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverRules = [
  ...Object.entries(allowedServerImports).map(([layer, below]) => ({
    name: `server-${layer}`,
    comment: direction,
    from: { path: inServer(layer), pathNot: test },
    to: { path: '^server/', pathNot: inServer([layer, below, serverBasis].filter(Boolean).join('|')) },
  })),
  {
    name: 'server-basis-and-new-layers',
    comment: `${direction} Add what a new layer may import to .dependency-cruiser.mjs.`,
    from: { path: '^server/', pathNot: [test, inServer(['main', ...Object.keys(allowedServerImports)].join('|'))] },
    to: { path: '^server/', pathNot: inServer(serverBasis) },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  ...layered('domain', 'domain', domainLayers),
  ...layered('auth API', auth, authLayers, [String.raw`^${auth}/(?!auth-context\.ts$)[^/]+$`]),
  ...layered('locator', locator, locatorLayers, [`^${locator}/[^/]+$`]),
  ...layered('hub explorer', explorer, 'hub places map', [`^${explorer}/map-section\\.tsx$`]),
  ...layered('list of places', places, placesLayers, [`^${places}/[^/]+-(?:explorer|finder)\\.tsx$`]),
  ...layered('registry', 'registry', registryLayers, [
    String.raw`^registry/(?:main|command-line|import-registry|refresh-registry|read-files|osm-changes)\.ts$`,
  ]),
  ...layered('streets', 'streets', streetsLayers, [String.raw`^streets/[^/]+(?<!streets-error)\.ts$`]),
  ...serverRules,
  {
    name: 'domain-alone',
    comment: 'The domain imports only itself: move what it needs here, or pass it as an argument.',
    from: { path: '^domain/', pathNot: test },
    to: { pathNot: '^domain/' },
  },
  {
    name: 'content-is-records',
    comment:
      'Content imports domain types only: a record contains text and numbers, and the page decides how they look.',
    from: { path: '^content/', pathNot: [test, drawing] },
    to: { pathNot: '^(?:content|domain)/' },
  },
  {
    name: 'drawing-imports-settings',
    comment: 'A drawing.ts file imports only the types of its settings: the code that draws is in media.',
    from: { path: drawing },
    to: { pathNot: String.raw`^media/(?:plates|locators)/[a-z-]+-settings\.ts$` },
  },
  {
    name: 'drawing-in-media',
    comment: 'Only media imports a drawing.ts file: show the picture that media generates.',
    from: { pathNot: '^media/' },
    to: { path: drawing },
  },
  {
    name: 'content-takes-types',
    comment: 'Content imports domain types only: the code that shows a record applies the rules.',
    from: { path: '^content/', pathNot: test },
    to: { path: '^domain/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'registry-apart',
    comment: 'The registry imports only domain/: move a pure rule that others need to domain/.',
    from: { path: '^registry/' },
    to: { path: '^(?:web|content|server|streets|scripts|bench|media)/' },
  },
  {
    name: 'streets-apart',
    comment:
      'The streets import only domain/ and, from registry/, the folder handling, the query timeout and the messages of disk errors: move a pure rule to domain/.',
    from: { path: '^streets/', pathNot: test },
    to: {
      path: '^(?:web|content|server|registry|scripts|bench|media)/',
      pathNot: String.raw`^registry/(?:source-record|formats/query-timeout|write/(?:describe-disk-error|folder-lock|partial-folder|stored-versions|swap-folders))\.ts$`,
    },
  },
  {
    name: 'server-apart',
    comment: 'The server imports only domain/, and no code of the site: move a pure rule that both need to domain/.',
    from: { path: '^server/' },
    to: { path: '^(?:web|content|registry|streets|scripts|bench|media)/' },
  },
  {
    name: 'no-cycle',
    comment:
      'Two modules that import each other, even for a type only, should be one module or three: move what both need below them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'media-apart',
    comment: 'Media imports only content and domain: move a pure rule that others need to domain/.',
    from: { path: '^media/' },
    to: { path: '^(?:web|server|registry|streets|bench)/' },
  },
  {
    name: 'site-over-http',
    comment: 'The site reaches the server only over HTTP: request an address, or move a pure rule to domain/.',
    from: { path: '^web/' },
    to: { path: notTheSite },
  },
  {
    name: 'feature-alone',
    comment:
      'A feature imports no other feature and no page: combine them in a page of web/pages, or move what both show to web/ui.',
    from: { path: '^web/features/([^/]+)/' },
    to: { path: '^web/(?:features|pages)/', pathNot: '^web/features/$1/' },
  },
  {
    name: 'site-below-root',
    comment: 'Nothing imports the root or the list of routes: use the router.',
    from: { path: '^web/', pathNot: [test, String.raw`^web/(?:root\.tsx|routes\.ts)$`] },
    to: { path: String.raw`^web/(?:root\.tsx|routes\.ts)$` },
  },
  {
    name: 'map-draws',
    comment: 'The map draws only what it gets as props: pass the data in, and report what happened by an event.',
    from: { path: '^web/map/', pathNot: test },
    to: { path: '^web/(?:features|pages|backend|offline|emergency-call|start)/|^content/' },
  },
  {
    name: 'ui-props-and-events',
    comment: 'web/ui has props and events only: pass the data in from the feature.',
    from: { path: '^web/ui/' },
    to: { path: '^web/(?:features|pages|map|backend|offline|emergency-call|start)/|^content/' },
  },
  {
    name: 'backend-data',
    comment: 'web/backend only sends and receives data: the feature decides what is shown.',
    from: { path: '^web/backend/' },
    to: { path: '^web/(?:features|pages|map|ui|offline|emergency-call|start)/|^content/' },
  },
  {
    name: 'offline-files',
    comment: 'web/offline stores files without interpreting them: pass what it needs as an argument.',
    from: { path: '^web/offline/' },
    to: { path: '^web/(?:features|pages|map|ui|backend|emergency-call|start)/|^content/' },
  },
  {
    name: 'emergency-call-requests-nothing',
    comment: 'web/emergency-call determines whom to call and requests nothing: pass what else it needs as an argument.',
    from: { path: '^web/emergency-call/' },
    to: { path: '^web/(?:features|pages|map|ui|backend|offline|start)/' },
  },
  {
    name: 'platform-below-all',
    comment: 'web/platform, web/start and web/languages import no other layer of the site: pass data as an argument.',
    from: { path: String.raw`^web/(?:(?:platform|start|languages)/|site-config\.ts$)`, pathNot: test },
    to: { path: '^web/(?:features|pages|map|ui|backend|offline|emergency-call)/|^content/' },
  },
  {
    name: 'one-language-at-a-time',
    comment: 'A page loads one language only: get a text with inLanguage of web/languages/localize-text.ts.',
    from: { pathNot: ['^(?:web/translations|scripts)/', test] },
    to: { path: '^web/translations/' },
  },
  {
    name: 'product-without-tests',
    comment: 'Shipped code does not import tests: move what both need into the layer it belongs to.',
    from: { path: '^(?:domain|content|web|server|registry|media|scripts)/', pathNot: [test, '^registry/testing/'] },
    to: { path: tests },
  },
  {
    name: 'leaflet-in-map',
    comment: 'Only web/map imports Leaflet: use or extend a component of web/map.',
    from: { pathNot: '^web/map/' },
    to: { path: library('leaflet') },
  },
  {
    name: 'client-in-backend',
    comment: "Only web/backend creates the backend's client: import a query or an action from there.",
    from: { pathNot: ['^(?:web/backend|tests|bench)/', `^server/.*${test}`] },
    to: { path: library('@supabase') },
  },
  {
    name: 'database-in-db',
    comment: "Only server/db opens the database: use its functions for the caller's access.",
    from: { pathNot: ['^(?:server/db/|tests/)', `^server/.*${test}`] },
    to: { path: [library('@electric-sql'), library('pg')] },
  },
  {
    name: 'worker-library-in-offline',
    comment: "Only web/offline imports the worker's library: let that layer store the file.",
    from: { pathNot: '^web/offline/' },
    to: { path: library('workbox-[a-z]+') },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  // At a lower severity, a violation would be printed but would not fail the check.
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no programming interface that the cruiser could use; swc finds the imports too, including type
    // imports.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(?:build|data|data-dev|test-results)/|\+types/` },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
