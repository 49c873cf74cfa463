import { isInBox, type LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { coverageAt } from '../../../../domain/registry/registry-coverage.ts';
import type { RegistryIndex } from '../../../../domain/registry/registry-index.ts';
import type { StreetIndex } from '../../../../domain/streets/street-index.ts';
import { listCachedPublicReports, readPublicReports } from '../../../backend/reports/public-reports.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { siteConfig } from '../../../site-config.ts';
import { StreetFileReader } from '../../../streets/street-files.ts';
import { withLocalName } from '../messages/local-name.ts';
import { createLenientCellVerifier, createRegistryClient, type RegistryClient } from '../registry/registry-client.ts';
import { RegistryPanel } from '../results/registry-panel.tsx';
import { formatSearchAnnouncement } from '../results/result-messages.ts';
import type {
  AedSource,
  CoverageGap,
  OpenedRegistry,
  SearchMatches,
  SearchOutcome,
  SourcePanelProps,
} from '../search/aed-source.ts';
// This import is static, because a separate file would be requested only after the list is rendered.
import { calculateStreetTravelTimes, startRoutingWorker } from '../search/calculate-street-travel-times.ts';
import { checkClock, toServerTime } from '../search/clock-check.ts';
import { withDistancesFrom } from '../search/locator-state.ts';
import { withLateReports, withReportsApplied } from '../search/registry-with-reports.ts';
import { findResultTravelTimes } from '../search/result-travel-times.ts';
import { rankSearchMatches, searchRegistry, withFartherAeds } from '../search/search-registry.ts';

/**
 * Returns the gap in the sources' coverage at a place. Returns null if they cover the place, if its country is unknown,
 * or if the index has no coverage data.
 */
export function findCoverageGap(
  { coverage }: Pick<RegistryIndex, 'coverage'>,
  { position }: { readonly position: LongitudeLatitude },
  call: EmergencyCall | null,
): CoverageGap | null {
  const country = call?.countries[0];
  if (coverage === null || country === undefined) return null;
  const covered = coverageAt(coverage, country.code, position);
  return covered === 'here' ? null : { countryName: country.countryName, isWholeCountry: covered === 'not' };
}

/** Wraps a registry client. AEDs without a name get the page's word for an AED. */
const withLocalNames = (client: RegistryClient): RegistryClient => ({
  ...client,
  async cell(tile) {
    const cell = await client.cell(tile);
    return { ...cell, aeds: cell.aeds.map(withLocalName) };
  },
  missingAround: async (position) => (await client.missingAround(position)).map(withLocalName),
});

/** Applies the reports that have arrived to the results of a search. */
function withReportsSoFar(found: SearchMatches, position: LongitudeLatitude): SearchMatches {
  const { listed, alternative } = withLateReports(found, listCachedPublicReports(), position);
  return { listed: listed.map((entry) => ({ ...entry, item: withLocalName(entry.item) })), alternative };
}

let client: RegistryClient | null = null;
let opened: { readonly index: RegistryIndex; readonly source: AedSource } | null = null;

/** Opens the site's registry. Throws if its index is no longer published. */
export async function openRegistrySource(firstIndexFile: unknown): Promise<AedSource> {
  const { registryUrl } = siteConfig;
  client ??= withLocalNames(
    withReportsApplied(
      createRegistryClient(registryUrl, undefined, {
        firstIndexFile,
        verifierOf: (index) => createLenientCellVerifier(registryUrl, index),
      }),
      readPublicReports,
    ),
  );
  const index = await client.index();
  if (index === null) throw new Error('The index is gone. Reload the page.');
  // While the index is the same, the source is reused. A new source would have a new panel, which would lose what the
  // visitor has opened and selected.
  if (opened?.index !== index) opened = { index, source: registrySource({ index, client }) };
  return opened.source;
}

interface StreetsLookup {
  /** Whether routes from a position may be available. Returns true while that is unknown. */
  mayReach(position: LongitudeLatitude): boolean;
  /** Resolves to whether any streets are published. */
  readonly arePublished: Promise<boolean>;
}

/** Looks up where streets are published. The search does not wait for the result. */
function lookUpStreets(): StreetsLookup {
  let index: StreetIndex | null | 'unknown' = 'unknown';
  const look = async () => {
    index = await new StreetFileReader(siteConfig.streetsUrl).index();
    if (index === null) return false;
    startRoutingWorker();
    return true;
  };
  const arePublished = look().catch((cause: unknown) => {
    index = null;
    console.warn('We could not find out whether streets are published; distances stay straight lines.', cause);
    return false;
  });
  return {
    arePublished,
    mayReach(position) {
      if (index === 'unknown' || index === null) return index !== null;
      return isInBox(position, index.bounds);
    },
  };
}

/**
 * How long the search waits to learn whether streets are published, in milliseconds. Without the wait, cards would
 * reserve space for a route button and would move if it is removed.
 */
const streetIndexWaitMs = 100;

/** Creates the locator's source of AEDs for a registry. */
function registrySource(registry: OpenedRegistry): AedSource {
  const { index, client } = registry;
  let streets: StreetsLookup | null = null;
  return {
    isSample: false,
    async search(findPlace): Promise<SearchOutcome> {
      // The clock check starts first, so that it finishes while the device is located.
      const clockComing = checkClock(`${siteConfig.registryUrl}/index.json`, index.hoursFrom);
      const looked = lookUpStreets();
      streets = looked;
      const place = await findPlace();
      if (typeof place === 'string') return { phase: 'place-needed', need: place };
      const { position } = place;
      const searchAt = (now: Date) =>
        searchRegistry({ position, now, tree: index.tree, readCell: client.cell, readMissing: client.missingAround });
      const searched = await searchAt(new Date());
      const clock = await clockComing;
      const now = toServerTime(new Date(), clock);
      // If the device's clock was wrong, the search took open AEDs for closed ones or the reverse. The search is then
      // repeated with the cached cells.
      const { found, ...rest } = clock.kind === 'corrected' ? await searchAt(now) : searched;
      // By now the reports around the position have arrived, even for large cells that were read without waiting for
      // them.
      const reported = withReportsSoFar(found, position);
      const result = { ...rest, ...rankSearchMatches(reported, now, undefined, clock), clock };
      await withTimeout(looked.arePublished, streetIndexWaitMs);
      return { phase: 'found', place, result, mayHaveWays: looked.mayReach(position) };
    },
    reassess({ result, place, streets, walked }, now) {
      const { found, clock } = result;
      const here = walked?.position ?? place.position;
      const along = walked ? walked.streets : streets;
      const whole = withFartherAeds(found, along);
      const late = withReportsSoFar(walked ? withDistancesFrom(whole, here) : whole, here);
      const judged = rankSearchMatches(late, toServerTime(now, clock), along, clock);
      return { ...result, ...judged, found };
    },
    async streetsTo(found, isWalking = false) {
      try {
        if (!(await streets?.arePublished)) return null;
        return await findResultTravelTimes({ calculateStreetTravelTimes, found, registry, isWalking });
      } catch (cause) {
        console.warn('The ways along the streets could not be found; the straight lines stay.', cause);
        return null;
      }
    },
    async emergencyCallAt(place) {
      try {
        const { findEmergencyCallAt } = await import('../call/emergency-call.ts');
        return findEmergencyCallAt(place.position, place.origin === 'device' ? place.accuracyMetres : undefined);
      } catch (cause) {
        console.warn('The country of the position could not be found; the page still shows the general number.', cause);
        return null;
      }
    },
    notCoveredAt: (place, call) => findCoverageGap(index, place, call),
    announce: formatSearchAnnouncement,
    Panel: (props: SourcePanelProps) => <RegistryPanel {...props} registry={registry} />,
  };
}
