import type { HubScore } from '../domain/hub/hub.ts';
import { sliEstimates } from './figures/score-estimates.ts';
import { hubs } from './hubs.ts';
import { originalListLabel } from './place-facts.ts';
import type { PlaceStat } from './place-profile.ts';

/**
 * Whether a hub is a certified community of the US programme. The scores of these hubs are shown as decimals and with
 * the programme's own labels. Loma Linda is in the United States but is not one of these communities.
 */
const isOfProgramme = (hub: (typeof hubs)[number]) => hub.country === 'United States' && hub.id !== 'loma-linda';

/**
 * Creates the two score cards of a place's page from its hub's record.
 * @throws for an unknown hub id
 */
export function createScoreCards(hubId: string): readonly [sli: PlaceStat, access: PlaceStat] {
  const hub = hubs.find(({ id }) => id === hubId);
  if (hub === undefined) throw new Error(`The profile '${hubId}' has no hub. Add content/places/${hubId}/hub.ts.`);
  const isDecimal = isOfProgramme(hub);
  const card = (score: HubScore) => ({
    value: isDecimal ? hub[score].toFixed(2) : `${Number((hub[score] * 100).toFixed(1))}%`,
    evidence: hub.estimated.includes(score) ? ('editorial' as const) : ('founding' as const),
    note: hub.estimated.includes(score) ? estimateNote(hubId, score) : 'Original list; no known method',
  });
  return [
    { label: isDecimal ? 'SLI score' : 'Longevity Index', icon: 'gauge', ...card('sli') },
    isDecimal
      ? { label: 'Community score', icon: 'users', ...card('xiAccess') }
      : { label: 'Ξaccess', icon: 'route', ...card('xiAccess') },
  ];
}

/** Returns a note that says how a score was estimated. */
function estimateNote(hubId: string, score: HubScore): string {
  const note = 'Editorial estimate, 2026';
  const estimate = score === 'sli' ? sliEstimates.find((candidate) => candidate.hubId === hubId) : undefined;
  if (estimate === undefined) return note;
  const years = estimate.lifeExpectancyYears.toFixed(1);
  if (estimate.origin === originalListLabel) return `${note}, from the original list’s ${years} years`;
  return `${note}, from ${years} years (${estimate.origin.replace(/ estimate|, region/, '')})`;
}
