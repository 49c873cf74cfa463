import { formatOfficialYears, officialFigureOf } from '../../../content/figures/official-figures.ts';
import { accessBands, differingLifeExpectancies, sliEstimates } from '../../../content/figures/score-estimates.ts';
import { hubs } from '../../../content/hubs.ts';
import { methodologySections } from '../../../content/methodology/methodology.ts';
import { type MethodologySourceKey, methodologySources } from '../../../content/methodology/methodology-sources.ts';
import type { MethodologySection } from '../../../content/methodology/methodology-types.ts';
import type { Hub, HubKind, HubScore } from '../../../domain/hub/hub.ts';
import type { RowGroup } from '../../ui/data-table.tsx';
import { assignNoteNumbers, listCitedSources, textsOfBlock } from './note-numbers.ts';

/** The kinds of hub in the order of the table, with the headings of their groups. */
const kindTitles: readonly (readonly [kind: HubKind, title: string])[] = [
  ['validated-blue-zone', 'Blue zones on their researchers’ list'],
  ['cohort', 'A studied cohort'],
  ['country-or-territory', 'Countries and territories'],
  ['city', 'Cities'],
  ['programme-community', 'Communities with a programme'],
  ['unaffiliated-community', 'Places for which no programme link was found'],
];

/** A source with the number under which it is cited. */
export type NumberedSource = (typeof methodologySources)[MethodologySourceKey] & { readonly number: number };

/**
 * A section of the methodology. For each of its blocks, `firstCitations` lists the sources that no earlier block cites.
 * Their notes are shown beside that block.
 */
interface SectionWithCitations extends MethodologySection {
  readonly firstCitations: readonly (readonly string[])[];
}

export interface EstimateRow {
  readonly place: string;
  readonly years: number;
  readonly origin: string;
  readonly sli: number;
}

export interface AccessBandRow {
  readonly title: string;
  readonly lowest: number;
  readonly highest: number;
  readonly hubs: readonly string[];
}

export type ScoredHub = Pick<Hub, 'id' | 'name' | 'region' | 'country' | 'path' | 'estimated' | HubScore>;

export interface DifferingFiguresRow {
  readonly place: string;
  readonly shownYears: number;
  readonly unYears: number;
  /**
   * The figure of a statistics office as text, such as "Insee, 2021: women 83.4, men 76.7", or null if there is none.
   */
  readonly published: string | null;
}

/**
 * The content of the methodology page. It is sent as page data, so that the code with the texts need not run before
 * hydration.
 */
export interface MethodologyData {
  readonly sections: readonly SectionWithCitations[];
  /** The sources by the key with which the texts cite them, as in [^key]. */
  readonly notes: Readonly<Record<string, NumberedSource>>;
  readonly estimates: readonly EstimateRow[];
  readonly bands: readonly AccessBandRow[];
  readonly scores: readonly RowGroup<ScoredHub>[];
  readonly differing: readonly DifferingFiguresRow[];
}

/**
 * Builds the content of the methodology page. Only loaders may call it, because this module imports all texts and
 * figures.
 */
export function buildMethodologyData(): MethodologyData {
  return {
    sections: notedSections(),
    notes: Object.fromEntries(
      [...assignNoteNumbers(methodologySections)].map(([key, number]) => [key, { ...methodologySources[key], number }]),
    ),
    estimates: estimateRows(),
    bands: bandRows(),
    scores: groupHubScores(),
    differing: differingLifeExpectancies.map(({ hubId, ...row }) => ({ ...row, published: publishedBy(hubId) })),
  };
}

function notedSections(): readonly SectionWithCitations[] {
  const seen = new Set<MethodologySourceKey>();
  const takeUnseen = (key: MethodologySourceKey) => !seen.has(key) && seen.add(key) !== undefined;
  return methodologySections.map((section) => ({
    ...section,
    firstCitations: section.blocks.map((block) => textsOfBlock(block).flatMap(listCitedSources).filter(takeUnseen)),
  }));
}

/** Returns the hub with this id, and throws if there is none. */
function hubById(id: string): Hub {
  const hub = hubs.find((candidate) => candidate.id === id);
  if (hub === undefined) throw new Error(`There is no hub "${id}" in content/hubs.ts. Add it again.`);
  return hub;
}

const estimateRows = (): readonly EstimateRow[] =>
  sliEstimates.map(({ hubId, lifeExpectancyYears: years, origin }) => {
    const { name: place, sli } = hubById(hubId);
    return { place, years, origin, sli };
  });

const bandRows = (): readonly AccessBandRow[] =>
  accessBands.map(({ hubIds, ...band }) => ({ ...band, hubs: hubIds.map((id) => hubById(id).name) }));

/** Groups all hubs with their two scores by kind of hub. */
export const groupHubScores = (): readonly RowGroup<ScoredHub>[] =>
  kindTitles.map(([kind, title]) => ({
    id: kind,
    title,
    rows: hubs.filter((hub) => hub.kind === kind).map(({ kind: _kind, coords: _coords, ...scored }) => scored),
  }));

function publishedBy(hubId: string): string | null {
  const figure = officialFigureOf(hubId);
  return figure === undefined ? null : `${figure.office}, ${figure.period}: ${formatOfficialYears(figure)}`;
}
