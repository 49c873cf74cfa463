import type { CivilDate } from '../../../domain/aed/weekly-opening-hours.ts';
import { isAlwaysOpen } from '../../../domain/aed/weekly-opening-hours.ts';
import { type DueCheck, isDue } from '../../../domain/corrections/due-checks.ts';
import { aedPagePath, stickerFragment } from '../../../domain/registry/aed-page-path.ts';
import { formatDay } from '../../languages/format.ts';
import { QrCode } from '../../ui/page/qr-code.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './due-checks-page.module.css';
import { dueChecksText as text } from './text.ts';

const dayWords = (date: string) => formatDay(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * Describes the state of the AED's pads, its battery and its last check. The state that makes the check due comes
 * first.
 */
function describeStates(
  { aed, reason, checked }: DueCheck,
  today: CivilDate,
): readonly { words: string; isUrgent: boolean }[] {
  const parts = (['pads', 'battery'] as const).flatMap((part) => {
    const last = aed.expires?.[part];
    if (last === undefined) return [];
    const isOver = last < today;
    return [{ part, words: text.reasons[part](dayWords(last), isOver), isUrgent: isOver }];
  });
  const check = {
    part: 'check',
    // A date that the source gives only as a month or a year is shown unchanged.
    words:
      checked === null ? text.reasons.never : text.reasons.checked(checked.length === 10 ? dayWords(checked) : checked),
    isUrgent: false,
  };
  return [...parts, check].sort((one, other) => Number(other.part === reason) - Number(one.part === reason));
}

/** One AED on the list. The printed list has boxes to tick and a QR code of the AED's page. */
export function InspectionEntry({ check, today }: { readonly check: DueCheck; readonly today: CivilDate }) {
  const { aed } = check;
  const [longitude, latitude] = aed.position;
  const path = aedPagePath(aed.id);
  const ways = [
    ...Object.values(aed.location),
    ...(aed.notes ?? []).flatMap(({ says, text: words }) => (says === 'way' ? [words] : [])),
  ];
  const hours = isAlwaysOpen(aed.hours) ? text.always : aed.hoursText;
  const facts = [
    [text.place, `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`],
    // A description of the location that only repeats the AED's name is omitted.
    [text.way, [...new Set(ways)].filter((way) => way !== aed.name).join('. ') || null],
    [text.hours, hours],
    [text.phone, aed.phone],
    [text.number, aed.ref ?? null],
  ] as const;
  return (
    <li className={styles.entry} data-due={isDue(check, today) || undefined}>
      <div className={styles.about}>
        <h3>
          <SiteLink to={path}>
            <bdi>{aed.name}</bdi>
          </SiteLink>
        </h3>
        {aed.address !== null && (
          <p>
            <bdi>{aed.address}</bdi>
          </p>
        )}
        <ul className={styles.states}>
          {describeStates(check, today).map(({ words, isUrgent }) => (
            <li key={words} data-urgent={isUrgent || undefined}>
              {words}
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles.boxes} aria-hidden="true">
          <span>{text.allRight}</span>
          <span>{text.wrong}</span>
        </p>
      </div>
      <div className={styles.code}>
        <QrCode address={window.location.origin + path + stickerFragment} label={text.code(aed.name)} />
      </div>
    </li>
  );
}
