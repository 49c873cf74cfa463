import { expect, test, vi } from 'vitest';
import type { PublicReport } from '../../domain/report/public-report.ts';
import { createPublishedFolderHandler } from '../../server/http/files/published-files.ts';
import { findCountryData } from '../../server/open-data/country-data.ts';
import { createDecisionFinder, findListedAed } from '../../server/open-data/decisions.ts';
import { readOpenRegistry } from '../../server/open-data/open-registry.ts';
import { formatOsmFile, serveTestRegistry, vaduzAeds } from './serve-test-registry.ts';

const decision = (number: number, at: PublicReport['at']): PublicReport => ({
  aedId: `osm/node/${number}`,
  at,
  kind: 'out-of-order',
  state: 'confirmed',
  count: 1,
  people: 1,
  since: '2026-11-20',
  last: '2026-11-21',
  question: null,
  place: null,
  hoursText: null,
  says: null,
  decided: '2026-11-22',
  registered: null,
});

test('decisions elsewhere in the world are excluded without reading a file', async () => {
  const { out } = await serveTestRegistry([formatOsmFile(...vaduzAeds)]);
  const elsewhere = Array.from({ length: 200 }, (_, place) => decision(1000 + place, [place - 100, -40]));
  const here = [decision(1, [9.518, 47.13]), decision(2, null)];
  const find = vi.fn(findListedAed);
  const finder = createDecisionFinder(out, async () => [...elsewhere, ...here], find);
  const published = createPublishedFolderHandler(out, readOpenRegistry);
  let ids: readonly string[] | undefined;
  await published(async (publication) => {
    const country = findCountryData(publication.facts, 'LI');
    const [group] = country?.groups ?? [];
    if (country === null || group === undefined) throw new Error('Liechtenstein is not published.');
    ids = (await finder(publication, country, group))?.map(({ id }) => id);
    return new Response();
  });
  expect(ids).toEqual(['osm/node/1', 'osm/node/2']);
  expect(find).toHaveBeenCalledTimes(2);
});
