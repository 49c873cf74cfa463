import { applyReports, findReportsAboutAed, groupReportsById } from '../../domain/corrections/apply-reports.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { parseCell } from '../../domain/registry/registry-cell.ts';
import { isNearTiles } from '../../domain/registry/registry-coverage.ts';
import type { PublicReport } from '../../domain/report/public-report.ts';
import type { Publication } from '../http/files/published-files.ts';
import { type CountryData, createMembershipClassifier, type SourceGroup } from './country-data.ts';
import { findPublishedAed } from './find-aed.ts';
import type { OpenRegistry } from './open-registry.ts';

/** Reads the confirmed reports about AEDs, newest first. Resolves to null while the database is unavailable. */
export type ReadDecisions = () => Promise<readonly PublicReport[] | null>;

/** A line of a feed: a decision that the AED's source does not reflect yet. */
export interface DecisionLine {
  readonly change: 'decided';
  /** The AED's current id in the source. */
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly sources: readonly string[];
  readonly decision: PublicReport['kind'];
  /** The date of the decision, in UTC. */
  readonly decided: string | null;
  /** The confirmed location, if the decision is about the location. */
  readonly place?: LongitudeLatitude;
  /** The confirmed hours in opening_hours syntax, if the decision is about the hours. */
  readonly hours?: string;
}

export type FindDecisions = (
  publication: Publication<OpenRegistry>,
  country: CountryData,
  group: SourceGroup,
) => Promise<readonly DecisionLine[] | null>;

/** Finds the AED with an id. Resolves to null if no source lists it any more. */
export async function findListedAed(publishedFolder: string, publication: Publication<OpenRegistry>, id: string) {
  const found = await findPublishedAed(publishedFolder, publication, id);
  // An AED whose id was replaced is looked up under its current id.
  const own = found?.kind === 'renamed' ? await findPublishedAed(publishedFolder, publication, found.id) : found;
  return own?.kind === 'listed' ? own.aed.feature : null;
}

/**
 * Whether a decision may be about an AED in the country. Only the decision's location is checked, so that no file must
 * be read.
 */
const mayBeInCountry = ({ tiles }: CountryData, { at }: PublicReport) => at === null || isNearTiles(tiles, at);

/**
 * Returns the feed line for a decision. Null if the decision is about another AED, if the source now agrees with it, or
 * if the source has changed the entry since.
 */
function lineOf(feature: CellFeature, report: PublicReport, country: string): DecisionLine | null {
  const [aed] = parseCell({ features: [feature] }, report.aedId).aeds;
  if (aed === undefined || findReportsAboutAed(aed, groupReportsById([report])).length === 0) return null;
  const corrected = applyReports(aed, [report]);
  const holds = corrected?.reported?.some(({ state, isContradicted }) => state === 'confirmed' && !isContradicted);
  if (corrected !== null && holds !== true) return null;
  const { kind, decided, place, hoursText } = report;
  return {
    change: 'decided',
    id: aed.id,
    name: aed.name,
    country,
    sources: aed.sources,
    decision: kind,
    decided,
    ...(kind === 'place' && place !== null && { place }),
    ...(kind === 'hours' && hoursText !== null && { hours: hoursText }),
  };
}

/**
 * Returns a function that finds the decisions about AEDs in the file of a source group. This function resolves to null
 * while the database is unavailable. The AED of a decision is looked up only once per publication, and only if the
 * decision's location may be in the country.
 */
export function createDecisionFinder(
  aedsFolder: string,
  readDecisions: ReadDecisions,
  findAed: typeof findListedAed = findListedAed,
): FindDecisions {
  let known = { hash: '', aeds: new Map<string, Promise<CellFeature | null>>() };
  return async function findDecisions(publication, country, group) {
    const decisions = await readDecisions();
    if (decisions === null) return null;
    const { hash } = publication.facts;
    if (known.hash !== hash) known = { hash, aeds: new Map() };
    const { aeds } = known;
    const isIn = createMembershipClassifier(country, group);
    const lines: DecisionLine[] = [];
    for (const report of decisions.filter((decided) => mayBeInCountry(country, decided))) {
      const finding = aeds.get(report.aedId) ?? findAed(aedsFolder, publication, report.aedId);
      aeds.set(report.aedId, finding);
      finding.catch(() => aeds.delete(report.aedId));
      const feature = await finding;
      const line = feature !== null && isIn(feature) === 'in' ? lineOf(feature, report, country.code) : null;
      if (line !== null) lines.push(line);
    }
    return lines;
  };
}
