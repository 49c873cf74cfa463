import type { Ref } from 'react';
import { formatMeasureValue } from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  formatPeriod,
  isProjectedYear,
  lastEstimateYear,
  periodOfYear,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { rankWithTolerance } from '../../../../domain/life-expectancy/rank-with-tolerance.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SmallButton } from '../../../ui/control/small-button.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { formatRank } from '../country/country-summary.ts';
import { countryPath, type HubOnMap, type LifeExpectancyPlace } from '../life-expectancy-place.ts';
import { lifeExpectancyText } from '../text.ts';
import styles from './life-expectancy-explorer.module.css';
import { maxComparedCountries } from './life-expectancy-view.ts';
import type { SeriesLookup } from './series-store.ts';

interface CountryCardProps {
  readonly ref: Ref<HTMLElement>;
  readonly place: LifeExpectancyPlace;
  readonly year: number;
  readonly compared: readonly string[];
  readonly places: readonly LifeExpectancyPlace[];
  readonly hubs: readonly HubOnMap[];
  readonly series: SeriesLookup;
  readonly onCompare: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Facts about one country in the selected year. */
export function CountryCard(props: CountryCardProps) {
  const { ref, place, year, compared, places, hubs, series, onCompare, onClose } = props;
  const { code, name } = place;
  const inside = hubs.filter((hub) => hub.code === code);
  const isCompared = compared.includes(code);
  return (
    <section ref={ref} className={styles.card} aria-label={name}>
      <div role="status">
        <p className={styles.cardName}>{name}</p>
        <Figures place={place} year={year} series={series} />
        <p>{rankOf(place, year, places, series)}</p>
      </div>
      {inside.length > 0 && (
        <p>
          In the atlas:{' '}
          {inside.map((hub, at) => (
            <span key={hub.path}>
              {at > 0 && ', '}
              <SiteLink to={hub.path}>{hub.name}</SiteLink>
            </span>
          ))}
          .
        </p>
      )}
      <p className={styles.cardActions} data-screen-only>
        {place.latest !== null && !isCompared && compared.length < maxComparedCountries && (
          <Button onClick={() => onCompare([...compared, code])}>{lifeExpectancyText.compare}</Button>
        )}
        {place.latest !== null && !isCompared && compared.length >= maxComparedCountries && (
          <span>{lifeExpectancyText.full}</span>
        )}
        <SiteLink to={countryPath(code)}>{lifeExpectancyText.wholePage(name)}</SiteLink>
        <SmallButton tone="bare" onClick={onClose}>
          {lifeExpectancyText.close}
        </SmallButton>
      </p>
    </section>
  );
}

/** The country's figures. Space is reserved while they load, so that the buttons below do not move. */
function Figures({ place, year, series }: Pick<CountryCardProps, 'place' | 'year' | 'series'>) {
  const birth = formatAtBirth(place, year, series);
  const later = formatLaterAges(place, year, series);
  const isLoading = place.latest !== null && (birth === undefined || later === undefined);
  const shown =
    place.latest === null
      ? lifeExpectancyText.noRow
      : [birth ?? lifeExpectancyText.loading, later].filter(Boolean).join(' ');
  const awaited = [birth ?? sampleBirth, later ?? sampleLater].join(' ').slice(shown.length);
  return (
    <p className={styles.cardFigures} data-awaited={isLoading ? awaited : undefined}>
      {shown}
    </p>
  );
}

/** Sample sentence of the usual length. It reserves space while the figures load. */
const sampleBirth = '84.7 years in 2023: women 87.7, men 81.7.';
const sampleLater = 'At the death rates of 2020–2024: at 65, 22.4 more; 40.1 of a hundred reach 90.';

/**
 * Formats the figures at birth: "84.7 years in 2023: women 87.7, men 81.7." Returns undefined until they have loaded.
 */
function formatAtBirth(place: LifeExpectancyPlace, year: number, series: SeriesLookup): string | undefined {
  const at = year - firstSeriesYear;
  const known = series.of(place.code, 'at-birth');
  const [both, women, men] =
    year === lastEstimateYear && known.both === undefined && place.latest !== null
      ? place.latest
      : [known.both?.[at], known.women?.[at], known.men?.[at]];
  if (both === undefined || women === undefined || men === undefined) return undefined;
  return `${formatMeasureValue(both)} years in ${year}${isProjectedYear(year) ? ' (projected)' : ''}: women ${formatMeasureValue(women)}, men ${formatMeasureValue(men)}.`;
}

/**
 * Formats figures for later ages: "At the death rates of 2020–2024: at 65, 22.4 more; 40.1 of a hundred reach 90."
 * Returns undefined until they have loaded.
 */
function formatLaterAges(place: LifeExpectancyPlace, year: number, series: SeriesLookup): string | undefined {
  const period = periodOfYear(year);
  const left = series.of(place.code, 'at-65').both?.[period];
  const reached = series.of(place.code, 'reach-90').both?.[period];
  if (left === undefined || reached === undefined) return undefined;
  return `At the death rates of ${formatPeriod(period)}: at 65, ${formatMeasureValue(left)} more; ${formatMeasureValue(reached)} of a hundred reach 90.`;
}

function rankOf(
  place: LifeExpectancyPlace,
  year: number,
  places: readonly LifeExpectancyPlace[],
  series: SeriesLookup,
): string {
  const figureOf = ({ code, latest }: LifeExpectancyPlace) =>
    series.of(code, 'at-birth').both?.[year - firstSeriesYear] ?? (year === lastEstimateYear ? latest?.[0] : undefined);
  const value = figureOf(place);
  if (value === undefined) return '';
  const all = places.flatMap((one) => figureOf(one) ?? []);
  return formatRank(rankWithTolerance(value, all), all.length);
}
