import { type WeekPeriod, weekPeriodAt } from '../../domain/aed/access-limits.ts';
import { mountingOf, userGroupOf } from '../../domain/aed/access-probability.ts';
import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { isRestricted } from '../../domain/aed/assessed-aed.ts';
import { placeKindOf } from '../../domain/aed/place-kind.ts';
import { addDays, type CivilDate, openingStateAt } from '../../domain/aed/weekly-opening-hours.ts';

/**
 * The share of AEDs of one kind that are open in one part of the week, among AEDs with listed hours and unrestricted
 * access.
 */
interface OpenShare {
  readonly kind: string;
  readonly period: WeekPeriod;
  readonly share: number;
  readonly aeds: number;
}

const monday: CivilDate = '2026-11-23';

/** The middle of every half hour of a week, in local time. */
const halfHours = Array.from({ length: 7 * 48 }, (_, index) => ({
  date: addDays(monday, Math.floor(index / 48)),
  minute: 15 + 30 * (index % 48),
}));

function kindOf(aed: RegisteredAed): string {
  const place = mountingOf(aed) === 'indoors' ? placeKindOf(aed) : null;
  return place === null ? `hanging ${mountingOf(aed)}, access ${userGroupOf(aed)}` : `indoors, ${place}`;
}

/**
 * Calculates how often AEDs with listed hours are open, by kind and part of the week. `openSharesWithoutHours` is based
 * on these rates.
 */
export function computeOpenSharesByKind(aeds: readonly RegisteredAed[]): OpenShare[] {
  const shares = new Map<string, { kind: string; period: WeekPeriod; open: number; all: number; ids: Set<string> }>();
  for (const aed of aeds.filter(({ access }) => !isRestricted(access))) {
    const kind = kindOf(aed);
    for (const moment of halfHours) {
      const state = aed.hours === null ? 'unknown' : openingStateAt(aed.hours, moment.date, moment.minute);
      if (state === 'unknown') continue;
      const period = weekPeriodAt(moment);
      const share = shares.get(kind + period) ?? { kind, period, open: 0, all: 0, ids: new Set() };
      share.all += 1;
      share.open += state === 'open' ? 1 : 0;
      share.ids.add(aed.id);
      shares.set(kind + period, share);
    }
  }
  return [...shares.values()]
    .map(({ kind, period, open, all, ids }) => ({ kind, period, share: open / all, aeds: ids.size }))
    .sort((a, b) => (a.kind + a.period < b.kind + b.period ? -1 : 1));
}
