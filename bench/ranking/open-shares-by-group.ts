import { type WeekPeriod, weekPeriodAt } from '../../domain/aed/access-limits.ts';
import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { placeKindOf } from '../../domain/aed/place-kind.ts';
import { addDays, isAlwaysOpen, openingStateAt } from '../../domain/aed/weekly-opening-hours.ts';

const monday = '2026-11-16';
const stepMinutes = 30;

/** How often the AEDs of a group are open according to their hours, in each part of a week without holidays. */
export interface OpenSharesOfGroup {
  readonly group: string;
  readonly count: number;
  readonly shares: Readonly<Record<WeekPeriod, number>>;
}

/**
 * Measures how often AEDs are open, grouped by the limits in their texts and by the kind of place. AEDs that are open
 * at all hours, or whose hours are unknown, do not count. The shares in `domain/aed/access-limits.ts` come from this
 * function.
 */
export function measureOpenSharesByGroup(aeds: readonly RegisteredAed[]): readonly OpenSharesOfGroup[] {
  const groups = new Map<string, Record<WeekPeriod, number>[]>();
  for (const aed of aeds) {
    if (aed.hours === null || isAlwaysOpen(aed.hours)) continue;
    const shares = openSharesOf(aed);
    const kind = placeKindOf(aed);
    const names = [...(aed.limits ?? []).map((limit) => `limit ${limit}`), ...(kind === null ? [] : [`kind ${kind}`])];
    for (const name of names) groups.set(name, [...(groups.get(name) ?? []), shares]);
  }
  return [...groups].map(([group, all]) => ({
    group,
    count: all.length,
    shares: byPeriod((period) => all.reduce((sum, shares) => sum + shares[period], 0) / all.length),
  }));
}

const byPeriod = (shareOf: (period: WeekPeriod) => number): Record<WeekPeriod, number> => ({
  working: shareOf('working'),
  waking: shareOf('waking'),
  night: shareOf('night'),
});

function openSharesOf({ hours }: RegisteredAed): Record<WeekPeriod, number> {
  const counted = { working: [0, 0], waking: [0, 0], night: [0, 0] } as Record<WeekPeriod, [open: number, all: number]>;
  for (let day = 0; day < 7; day += 1) {
    const date = addDays(monday, day);
    for (let minute = 0; minute < 24 * 60; minute += stepMinutes) {
      const count = counted[weekPeriodAt({ date, minute })];
      count[1] += 1;
      if (hours !== null && openingStateAt(hours, date, minute) === 'open') count[0] += 1;
    }
  }
  return byPeriod((period) => counted[period][0] / counted[period][1]);
}
