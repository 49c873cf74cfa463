import { createHash } from 'node:crypto';
import ical, { escape as escapeText, ICalEventTransparency } from 'ical-generator';
import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { DueCheck, DueCheckReason } from '../../domain/corrections/due-checks.ts';
import { aedPagePath } from '../../domain/registry/aed-page-path.ts';
import { toPrintableLine } from '../../domain/text/remove-unprintable.ts';
import type { DueChecks } from './list-due-checks.ts';

interface CalendarFacts {
  /** Names of the areas, as the administrator entered them. */
  readonly areas: readonly string[];
  readonly today: CivilDate;
  /** When the registry was published. It becomes the timestamp of all entries. */
  readonly publishedAt: Date;
  /** The site's origin, without a slash at the end. */
  readonly site: string;
}

/** Interval at which calendar programs should refresh. AED data change at most twice a day. */
const refreshSeconds = 12 * 60 * 60;
/** Maximum number of characters of an AED's name, which comes from a source and may be long. */
const nameLengthMax = 120;

const titles: Readonly<Record<DueCheckReason, (name: string) => string>> = {
  pads: (name) => `Replace the pads: ${name}`,
  battery: (name) => `Replace the battery: ${name}`,
  never: (name) => `Check for the first time: ${name}`,
  'last-check': (name) => `Check again: ${name}`,
};

const states: Readonly<Record<DueCheckReason, (check: DueCheck) => string>> = {
  pads: ({ aed }) => `pads good until ${aed.expires?.pads}`,
  battery: ({ aed }) => `battery good until ${aed.expires?.battery}`,
  never: () => 'no recorded check',
  'last-check': ({ checked }) => `last check ${checked}`,
};

const shortName = ({ name }: RegisteredAed) => {
  const letters = Array.from(toPrintableLine(name));
  return letters.length <= nameLengthMax ? letters.join('') : `${letters.slice(0, nameLengthMax - 1).join('')}…`;
};

const placeOf = ({ address, location }: RegisteredAed) =>
  [address, ...Object.values(location)].map((words) => toPrintableLine(words ?? '')).filter(Boolean);

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

const dayOf = (date: CivilDate) => new Date(`${date}T00:00:00Z`);

/**
 * Writes a calendar of AEDs to check (RFC 5545). Each AED that falls due later has an entry on that day. All AEDs that
 * are due already share one entry at the start of the month. The calendar contains no telephone numbers and no owners.
 */
export function formatCalendar({ dueCount, due, ahead }: DueChecks, facts: CalendarFacts): string {
  const { areas, today, publishedAt, site } = facts;
  const { host } = new URL(site);
  const calendar = ical({
    // The calendar library escapes every text except the calendar's name.
    name: escapeText(`AEDs to check: ${areas.map(toPrintableLine).join(', ')}`, false),
    prodId: { company: host, product: 'AEDs to check', language: 'EN' },
    ttl: refreshSeconds,
  });
  const entry = { allDay: true, stamp: publishedAt, transparency: ICalEventTransparency.TRANSPARENT } as const;
  const address = (aed: RegisteredAed) => site + aedPagePath(aed.id);
  if (dueCount > 0) {
    const month = today.slice(0, 7);
    const lines = due.map(
      (check) => `- ${shortName(check.aed)}: ${states[check.reason](check)}. ${address(check.aed)}`,
    );
    const more = dueCount > due.length ? [`And ${dueCount - due.length} more.`] : [];
    calendar.createEvent({
      ...entry,
      // The id stays the same within a month, so that calendar programs update the existing entry.
      id: `due-${month}-${digestOf(areas.join('\n'))}@${host}`,
      start: dayOf(`${month}-01` as CivilDate),
      summary: dueCount === 1 ? '1 AED to check' : `${dueCount} AEDs to check`,
      description: [...lines, ...more, `The whole list: ${site}/check-again`].join('\n'),
      url: `${site}/check-again`,
    });
  }
  for (const check of ahead) {
    const { aed, reason, due: day } = check;
    if (day === null) continue;
    const [longitude, latitude] = aed.position;
    const place = placeOf(aed).join('. ');
    calendar.createEvent({
      ...entry,
      id: `check-${digestOf(aed.id)}@${host}`,
      start: dayOf(day),
      summary: titles[reason](shortName(aed)),
      description: [...placeOf(aed), `Recorded: ${states[reason](check)}.`, address(aed)].join('\n'),
      location: { title: place || shortName(aed), geo: { lat: latitude, lon: longitude } },
      url: address(aed),
    });
  }
  return calendar.toString();
}
