import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import importRules from '../.dependency-cruiser.mjs';
import { checkImportRules } from './support/project-rules/check-import-rules.ts';
import { checkLintRules } from './support/project-rules/check-lint-rules.ts';
import { findSourceFilesMatching, sourceFiles, trackedFiles } from './support/project-rules/tracked-files.ts';

const leaflet = 'Only web/map imports Leaflet';
const supabase = "Only web/backend creates the backend's client";
const database = 'Only server/db opens the database';
const overHttp = 'The site reaches the server only over HTTP';
const featureAlone = 'A feature imports no other feature and no page';
const serverDirection =
  'In the server, imports go from main to app, then auth and rest, then keys, then db, http and mail';
const shipped = 'Shipped code does not import tests';

type RuleViolations = readonly (readonly [path: string, line: string, sentence: string])[];

/** Imports that a rule forbids, each with a part of the message that it must cause. */
const refusedImports: RuleViolations = [
  ['domain/a.ts', "import '../content/hubs.ts';", 'The domain imports only itself'],
  ['domain/b.ts', "import 'node:fs';", 'The domain imports only itself'],
  ['domain/c.ts', "export const load = () => import('react');", 'The domain imports only itself'],
  ['domain/aed/a.ts', "import '../../content/hubs.ts';", 'The domain imports only itself'],
  ['domain/aed/b.ts', "import '../../domainish/hubs.ts';", 'The domain imports only itself'],
  ['domain/geography/a.ts', "import '../hub/hub.ts';", 'In the domain a layer imports only the layers below it'],
  ['domain/report/a.ts', "import '../aed/aed.ts';", 'In the domain a layer imports only the layers below it'],
  ['content/a.ts', "import '../web/ui/button.tsx';", 'Content imports domain types only'],
  ['content/b.ts', "import 'react';", 'Content imports domain types only'],
  ['content/places/c.ts', "import '../../web/site-config.ts';", 'Content imports domain types only'],
  ['content/d.ts', "import { place } from '../domain/hub/hub.ts';\nplace();", 'Content imports domain types only'],
  [
    'content/places/rome/drawing.ts',
    "import '../../../media/plates/terrain-symbols.ts';",
    'A drawing.ts file imports only the types of its settings',
  ],
  ['content/places/rome/page.ts', "import './drawing.ts';", 'Only media imports a drawing.ts file'],
  ['registry/a.ts', "import '../server/app.ts';", 'The registry imports only domain/'],
  ['registry/write/a.ts', "import '../../content/hubs.ts';", 'The registry imports only domain/'],
  [
    'registry/evidence/a.ts',
    "import '../reconcile/reconcile.ts';",
    'In the registry a layer imports only the layers below it',
  ],
  ['streets/a.ts', "import '../server/app.ts';", 'The streets import only domain/'],
  ['streets/cells/b.ts', "import '../../registry/write/write-cells.ts';", 'The streets import only domain/'],
  ['streets/tags/c.ts', "import '../cells/build-cell.ts';", 'In the streets a layer imports only the layers below it'],
  ['registry/d.ts', "import '../streets/main.ts';", 'The registry imports only domain/'],
  ['web/pages/e.tsx', "import '../../streets/main.ts';", overHttp],
  ['server/a.ts', "import '../web/routes.ts';", 'The server imports only domain/'],
  ['server/auth/b.ts', "import '../../content/hubs.ts';", 'The server imports only domain/'],
  ['server/auth/mail/c.ts', "import '../../../registry/main.ts';", 'The server imports only domain/'],
  ['server/registry-admin/a.ts', "import '../rest/rest-error.ts';", serverDirection],
  ['server/rest/a.ts', "import '../app.ts';", serverDirection],
  ['server/rest/b.ts', "import '../auth/identify-caller.ts';", serverDirection],
  ['server/rest/parse/c.ts', "import '../../auth/identify-caller.ts';", serverDirection],
  ['server/auth/grants/a.ts', "import '../../app.ts';", serverDirection],
  ['server/auth/d.ts', "import '../rest/rest-error.ts';", serverDirection],
  ['server/http/a.ts', "import '../rest/parse.ts';", serverDirection],
  ['server/http/c.ts', "import '../keys/keys.ts';", serverDirection],
  ['server/http/load/d.ts', "import '../../db/engine.ts';", serverDirection],
  ['server/db/a.ts', "import '../auth/sign-in.ts';", serverDirection],
  ['server/keys/a.ts', "import '../http/networks.ts';", serverDirection],
  ['server/db/b.ts', "import '../keys/keys.ts';", serverDirection],
  ['server/mail/a.ts', "import '../env.ts';", serverDirection],
  ['server/backend.ts', "import './main.ts';", serverDirection],
  ['server/control/a.ts', "import '../rest/rest-error.ts';", serverDirection],
  ['server/ledger/a.ts', "import '../backend.ts';", serverDirection],
  ['server/log.ts', "import './auth/identify-caller.ts';", serverDirection],
  ['server/register-machine.ts', "import './backend.ts';", serverDirection],
  ['server/new-layer/a.ts', "import '../db/engine.ts';", 'Add what a new layer may import to .dependency-cruiser.mjs'],
  ['server/http/b.ts', "import '@electric-sql/pglite';", database],
  ['server/c.ts', "import type { Client } from 'pg';\nexport type Connection = Client;", database],
  ['server/d.ts', "import 'leaflet';", leaflet],
  ['server/f.ts', "import { startServer } from '../tests/support/small-site.ts';\nstartServer();", shipped],
  ['web/pages/a.tsx', "import '../../server/env.ts';", overHttp],
  ['web/pages/b.tsx', "import 'leaflet/dist/leaflet.css';", leaflet],
  ['web/pages/c.tsx', "import '@supabase/supabase-js';", supabase],
  ['web/pages/d.tsx', "import 'workbox-core';", "Only web/offline imports the worker's library"],
  ['web/features/alerts/a.tsx', "import '../aed/aed-card.tsx';", featureAlone],
  ['web/features/alerts/b.tsx', "import '../../pages/atlas/home.tsx';", featureAlone],
  ['web/features/alerts/c.tsx', "import 'leaflet';", leaflet],
  ['web/features/alerts/d.tsx', "import '@supabase/supabase-js';", supabase],
  ['web/features/alerts/e.tsx', "import '../../../server/env.ts';", overHttp],
  ['web/features/alerts/parts/f.tsx', "import '../../aed/aed-card.tsx';", featureAlone],
  ['web/features/alerts/parts/g.tsx', "import '../../../pages/atlas/home.tsx';", featureAlone],
  ['web/features/alerts/parts/inner/h.tsx', "import '../../../aed/card/aed-card.tsx';", featureAlone],
  ['web/features/alerts/parts/i.tsx', "import '../../../../registry/main.ts';", overHttp],
  [
    'server/auth/grants/c.ts',
    "import '../mail/send-account-mail.ts';",
    'In the auth API a layer imports only the layers below it',
  ],
  [
    'server/auth/user/b.ts',
    "import '../create-auth-handler.ts';",
    'In the auth API a layer imports only the layers below it',
  ],
  [
    'server/auth/accounts/d.ts',
    "import '../identify-caller.ts';",
    'In the auth API a layer imports only the layers below it',
  ],
  [
    'registry/sources/a.ts',
    "import '../import-registry.ts';",
    'In the registry a layer imports only the layers below it',
  ],
  ['media/a.ts', "import '../web/site-config.ts';", 'Media imports only content and domain'],
  [
    'web/features/hub-explorer/hub/a.ts',
    "import '../places/text.ts';",
    'In the hub explorer a layer imports only the layers below it',
  ],
  ['web/features/aed-locator/new/a.ts', "import '../search/aed-source.ts';", 'Add a new layer to the list'],
  [
    'web/features/aed-locator/search/c.ts',
    "import '../new/b.ts';",
    'In the locator a layer imports only the layers below it',
  ],
  ['web/features/alerts/l.ts', "import '../../routes.ts';", 'use the router'],
  ['web/languages/a.ts', "import '../ui/control/button.tsx';", 'web/languages import no other layer of the site'],
  ['web/map/d.ts', "import '../../content/hubs.ts';", 'The map draws only what it gets as props'],
  [
    'web/features/aed-locator/messages/a.ts',
    "import '../card/aed-card.tsx';",
    'In the locator a layer imports only the layers below it',
  ],
  [
    'web/features/aed-locator/source/b.ts',
    "import '../aed-locator.tsx';",
    'In the locator a layer imports only the layers below it',
  ],
  [
    'web/features/hub-explorer/places/url/a.ts',
    "import '../list/filter-and-sort-places.ts';",
    'In the list of places a layer imports only the layers below it',
  ],
  ['web/features/alerts/k.tsx', "import '../../translations/text-files-by-page.ts';", 'A page loads one language only'],
  ['web/map/a.ts', "import '../features/aed/aed-card.tsx';", 'The map draws only what it gets as props'],
  [
    'web/map/aeds/c.ts',
    "import '../../backend/session/backend-client.ts';",
    'The map draws only what it gets as props',
  ],
  ['web/map/b.ts', "import '@supabase/supabase-js';", supabase],
  ['web/ui/a.tsx', "import '../map/world-map.tsx';", 'web/ui has props and events only'],
  ['web/ui/b.tsx', "import '../../content/hubs.ts';", 'web/ui has props and events only'],
  ['web/ui/control/c.tsx', "import '../../features/alerts/text.ts';", 'web/ui has props and events only'],
  ['web/backend/a.ts', "import '../ui/button.tsx';", 'web/backend only sends and receives data'],
  ['web/backend/b.ts', "import 'leaflet';", leaflet],
  [
    'web/offline/a.ts',
    "import '../backend/session/backend-client.ts';",
    'web/offline stores files without interpreting them',
  ],
  ['web/offline/b.ts', "import '@supabase/supabase-js';", supabase],
  [
    'web/emergency-call/a.ts',
    "import '../backend/session/backend-client.ts';",
    'web/emergency-call determines whom to call and requests nothing',
  ],
  ['web/platform/h.ts', "import './i.ts';", 'Two modules that import each other'],
  ['web/platform/a.ts', "import '../ui/button.tsx';", 'web/languages import no other layer of the site'],
  [
    'web/start/a.ts',
    "import '../backend/session/backend-client.ts';",
    'web/languages import no other layer of the site',
  ],
];

/** Lines of code that do not belong in a file, each with a part of the message that it must cause. */
const refusedLines: RuleViolations = [
  ['domain/d.ts', 'export const width = () => window.innerWidth;', 'Do not use the global variable window'],
  ['server/e.ts', 'export const port = process.env.PORT;', 'process.env'],
  ['web/ui/c.tsx', 'export default function Card() {}', 'default export'],
  ['web/ui/d.tsx', "import './c';", 'extension'],
  ['web/ui/bigCard.tsx', 'export const a = 1;', 'kebab-case'],
  ['web/ui/e.ts', `export function long() {\n${'  Date.now();\n'.repeat(81)}}`, 'function'],
  ['web/ui/f.test.ts', "import { test } from 'vitest';\ntest.only('one', () => {});", 'focus'],
];

/** Imports like those above, from folders in which they are allowed. */
const allowed: Readonly<Record<string, string>> = {
  // This file completes the import cycle that is reported for web/platform/h.ts.
  'web/platform/i.ts': "import type {} from './h.ts';",
  'domain/ok.ts': "import './hub.ts';",
  'domain/aed/ok.ts': "import '../hub/hub.ts';",
  'domain/ok.test.ts': "import { test } from 'vitest';\ntest('one', () => {});",
  'content/places/ok.ts':
    "import type { Hub } from '../../domain/hub/hub.ts';\nimport '../place-profile.ts';\nexport type Place = Hub;",
  'content/places/oslo/drawing.ts':
    "import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';\nexport type Plate = MapPlateSettings;",
  'registry/reconcile/ok.ts': "import '../evidence/identifying-words.ts';\nimport '../record-store.ts';",
  'server/db/ok.ts': "import '@electric-sql/pglite';\nimport '../../domain/hub/hub.ts';",
  'server/http/load/ok.ts': "import '../networks.ts';\nimport '../../log.ts';",
  'server/auth/mail/ok.ts': "import '../../keys/keys.ts';\nimport '../wire/json-responses.ts';",
  'server/env.ts': 'export const port = process.env.PORT;',
  'server/ok.test.ts': "import '@supabase/supabase-js';",
  'web/map/ok.ts': "import 'leaflet';\nimport 'leaflet/dist/leaflet.css';\nimport '../ui/button.tsx';",
  'web/backend/ok.ts': "import '@supabase/supabase-js';",
  'web/offline/ok.ts':
    "import 'workbox-routing';\nimport '../site-config.ts';\nimport '../../domain/geography/map-tile.ts';",
  'web/emergency-call/ok.ts': "import '../../content/hubs.ts';\nimport '../platform/store.ts';",
  'web/pages/ok.tsx':
    "import '../features/aed/aed-card.tsx';\nimport '../map/world-map.tsx';\nexport default function Page() {}",
  'web/features/alerts/ok.tsx':
    "import './text.ts';\nimport './parts/row.tsx';\nimport '../../ui/button.tsx';\nimport '../../map/world-map.tsx';\n" +
    "import '../../backend/session/backend-client.ts';\nimport '../../offline/saved-area.ts';\nimport '../../emergency-call/text.ts';\nimport '../../site-config.ts';\nimport '../../assets/og.png';\n" +
    "import '../../../content/hubs.ts';\nimport '../../../domain/hub/hub.ts';\nimport 'react';",
  'web/features/alerts/parts/row.tsx':
    "import '../text.ts';\nimport '../../../ui/button.tsx';\nimport '../list/sibling.ts';",
};

describe('the linter', () => {
  const verdict = checkLintRules({ ...Object.fromEntries(refusedLines), ...allowed });

  test.each(refusedLines)('tells the author of %s that %s is refused', (path, _line, sentence) => {
    expect(verdict.get(path)).toContain(sentence);
  });

  test.each(Object.keys(allowed))('accepts %s', (path) => {
    expect(verdict.get(path)).toBeUndefined();
  });
});

describe('the import rules', () => {
  let verdict: Map<string, string>;
  beforeAll(async () => {
    verdict = await checkImportRules({ ...Object.fromEntries(refusedImports), ...allowed });
  });

  test.each(refusedImports)('tell the author of %s that %s is refused', (path, _line, sentence) => {
    expect(verdict.get(path)).toContain(sentence);
  });

  test.each(Object.keys(allowed))('accept %s', (path) => {
    expect(verdict.get(path)).toBeUndefined();
  });

  test.each(importRules.forbidden?.map(({ name, comment }) => [String(name), comment ?? '']) ?? [])(
    '%s is tested by a file that breaks it',
    (_name, comment) => {
      expect(refusedImports.map(([path]) => verdict.get(path)).join('')).toContain(comment);
    },
  );
});

describe('the project', () => {
  const folders = ['bench', 'content', 'domain', 'scripts', 'server', 'tests', 'web'];
  const webRooms = ['web/features', 'web/map', 'web/pages', 'web/styles', 'web/ui'];

  test.each([
    ...folders,
    ...webRooms,
    'registry',
    'streets',
    'supabase',
    'media',
    'web/backend',
    'web/offline',
    'web/emergency-call',
    'web/platform',
    'web/start',
  ])('%s describes its purpose in a README', (folder) => {
    const isBuilt = trackedFiles.some((path) => path.startsWith(`${folder}/`));
    expect(existsSync(`${folder}/README.md`)).toBe(isBuilt);
  });

  test('has no file or folder with a meaningless name like "utils"', () => {
    const drawer = /^(?:utils?|helpers?|misc|common|manager|new|old)$/;
    const words = (path: string) =>
      path.split('/').flatMap((part) => [part.replace(/\..*$/, ''), ...part.split(/[-.]/)]);
    // Names of places may contain these words, such as New Zealand.
    const named = trackedFiles.filter((path) => !path.startsWith('content/places/'));
    expect(named.filter((path) => words(path).some((word) => drawer.test(word)))).toEqual([]);
  });

  test("calls a publisher's list a source and the published index the registry, and neither a register", () => {
    const declared = /\b(?:const|let|function\*?|class|interface|type|enum) +(\w+)|^ *(?:readonly )?(\w+)\??: /gm;
    // Not meant: names with the verb first, such as registerFonts, and names of the database, such as register_acts.
    const isNoun = (name: string) => /[Rr]egisters?(?![a-z_])/.test(name) && !/^register(?:[-A-Z]|$)/.test(name);
    const found = trackedFiles
      .filter((path) => /\.(?:ts|tsx|mjs|md)$/.test(path))
      .map((path) => {
        const declarations = [...readFileSync(path, 'utf8').matchAll(declared)];
        const names = declarations.map(([, name, property]) => name ?? property ?? '');
        return { path, names: [basename(path), ...names].filter(isNoun) };
      });
    expect(found.filter(({ names }) => names.length > 0)).toEqual([]);
  });

  test('has no file over the maximum length', () => {
    // Content records, drawn data and generated files may be longer.
    const written = sourceFiles.filter((path) => !/^(?:content\/|supabase\/database\.types\.ts$)/.test(path));
    const limitOf = (path: string) => (/\.(?:test|spec)\.tsx?$/.test(path) ? 400 : 300);
    const tooLong = written
      .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > limitOf(path));
    expect(tooLong).toEqual([]);
  });

  test('has no folder with too many modules', () => {
    const written = sourceFiles.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
    const modules = written.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path));
    const byFolder = Map.groupBy(modules, (path) => dirname(path));
    expect([...byFolder].filter(([, { length }]) => length > 25).map(([folder]) => folder)).toEqual([]);
  });

  test.each([
    ['leaflet', /@import .*leaflet/, /^web\/map\//],
    [
      'a temporary folder',
      /\bmkdtemp/,
      /^(?:tests\/support\/test-folder\.ts$|scripts\/toolchain\/lifetime\/run-folder\.ts$|server\/db\/embedded\/open-embedded-postgres\.ts$|registry\/formats\/converted-text\.ts$|bench\/)/,
    ],
    // Importers parse HTML tables of other sites, so their code and tests may contain tables.
    ['a table', /<table\b/, /^(?:web\/ui\/data-table\.tsx$|registry\/|tests\/support\/aeds\/)/],
    [
      'the environment',
      /\bprocess\.env\b/,
      /^(?:server\/env\.ts$|(?:registry|streets)\/main\.ts$|scripts\/|[^/]+\.config\.ts$)/,
    ],
  ])('uses %s, invisible to import rules, only in its one place', (_name, pattern, door) => {
    const outside = findSourceFilesMatching(pattern).filter(
      (path) => !door.test(path) && path !== 'tests/project-rules.test.ts',
    );
    expect(outside).toEqual([]);
  });

  test('no stylesheet removes the arrow of a select, which is drawn as its background', () => {
    expect(
      findSourceFilesMatching(/select\b[^{},]*\{[^}]*\bbackground:/).filter((path) => path.endsWith('.css')),
    ).toEqual([]);
  });

  test('no page is narrower than the header: a width with margins adds them', () => {
    const margins = 'padding[^;{}]*var\\(--page-margin\\)';
    const width = 'max-width: var\\(--page-width\\);';
    const narrowed = new RegExp(`\\{[^{}]*(?:${width}[^{}]*${margins}|${margins}[^{}]*${width})`);
    expect(findSourceFilesMatching(narrowed).filter((path) => path.endsWith('.css'))).toEqual([]);
  });

  test('no unit test has its own shorter timeout, because a busy machine needs the common one', () => {
    const ownLimits = /\btimeout: \d|\bvi\.wait(?:For|Until)\(|^ *\}, \d+_\d+\);$/m;
    expect(findSourceFilesMatching(ownLimits).filter((path) => path.includes('.test.'))).toEqual([]);
  });

  test('no message follows the template "got X, expected Y"', () => {
    const template = /['"`](?:[^'"`\n]*: )?[Gg]ot [^'"`\n]*\bexpected\b|; expected [^'"`\n]*[;.]/;
    expect(findSourceFilesMatching(template).filter((path) => !/\.test\.|^tests\/|^supabase\//.test(path))).toEqual([]);
  });

  test('no test is skipped, retried or postponed', () => {
    const excuses = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|fails)\b|\bwaitForTimeout\(|\bTODO\b|\bFIXME\b/;
    expect(findSourceFilesMatching(excuses).filter((path) => path !== 'tests/project-rules.test.ts')).toEqual([]);
  });
});
