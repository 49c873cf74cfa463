import type { Ref } from 'react';
import { firstYear, isProjected, lastEstimate, periodName, periodOf } from '../../../../domain/life/life-story.ts';
import { formatLifeValue } from '../../../../domain/life/measures.ts';
import { rankWithGrain } from '../../../../domain/life/rank-with-tolerance.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SmallButton } from '../../../ui/control/small-button.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { formatRank } from '../country/country-sentences.ts';
import { countryPath, type HubOnMap, type LifePlace } from '../life-place.ts';
import { lifeText } from '../text.ts';
import styles from './life-explorer.module.css';
import { maxComparedCountries } from './life-view.ts';
import type { LifeSeries } from './series-store.ts';

interface PlaceCardProps {
  readonly ref: Ref<HTMLElement>;
  readonly place: LifePlace;
  readonly year: number;
  readonly compared: readonly string[];
  readonly places: readonly LifePlace[];
  readonly hubs: readonly HubOnMap[];
  readonly series: LifeSeries;
  readonly onCompare: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Facts about one country in the selected year, in the order in which people ask for them. */
export function PlaceCard(props: PlaceCardProps) {
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
      <p className={styles.cardActions}>
        {place.latest !== null && !isCompared && compared.length < maxComparedCountries && (
          <Button onClick={() => onCompare([...compared, code])}>{lifeText.compare}</Button>
        )}
        {place.latest !== null && !isCompared && compared.length >= maxComparedCountries && (
          <span>{lifeText.full}</span>
        )}
        <SiteLink to={countryPath(code)}>{lifeText.wholePage(name)}</SiteLink>
        <SmallButton tone="bare" onClick={onClose}>
          {lifeText.close}
        </SmallButton>
      </p>
    </section>
  );
}

/** Figures of the country. Space is reserved while they load, so that the buttons below do not move. */
function Figures({ place, year, series }: Pick<PlaceCardProps, 'place' | 'year' | 'series'>) {
  const birth = birthSentence(place, year, series);
  const later = laterSentence(place, year, series);
  const isLoading = place.latest !== null && (birth === undefined || later === undefined);
  const shown = place.latest === null ? lifeText.noRow : [birth ?? lifeText.loading, later].filter(Boolean).join(' ');
  const awaited = [birth ?? sampleBirth, later ?? sampleLater].join(' ').slice(shown.length);
  return (
    <p className={styles.cardFigures} data-awaited={isLoading ? awaited : undefined}>
      {shown}
    </p>
  );
}

/** Sample text of the same length as the sentences that are still loading. */
const sampleBirth = '84.7 years in 2023: women 87.7, men 81.7.';
const sampleLater = 'At the death rates of 2020–2024: at 65, 22.4 more; 40.1 of a hundred reach 90.';

/** "84.7 years in 2023: women 87.7, men 81.7."; undefined until the figures have loaded. */
function birthSentence(place: LifePlace, year: number, series: LifeSeries): string | undefined {
  const at = year - firstYear;
  const known = series.of(place.code, 'at-birth');
  const [both, women, men] =
    year === lastEstimate && known.both === undefined && place.latest !== null
      ? place.latest
      : [known.both?.[at], known.women?.[at], known.men?.[at]];
  if (both === undefined || women === undefined || men === undefined) return undefined;
  return `${formatLifeValue(both)} years in ${year}${isProjected(year) ? ' (projected)' : ''}: women ${formatLifeValue(women)}, men ${formatLifeValue(men)}.`;
}

/**
 * "At the death rates of 2020–2024: at 65, 22.4 more; 40.1 of a hundred reach 90."; undefined until the figures have
 * loaded.
 */
function laterSentence(place: LifePlace, year: number, series: LifeSeries): string | undefined {
  const period = periodOf(year);
  const left = series.of(place.code, 'at-65').both?.[period];
  const reached = series.of(place.code, 'reach-90').both?.[period];
  if (left === undefined || reached === undefined) return undefined;
  return `At the death rates of ${periodName(period)}: at 65, ${formatLifeValue(left)} more; ${formatLifeValue(reached)} of a hundred reach 90.`;
}

function rankOf(place: LifePlace, year: number, places: readonly LifePlace[], series: LifeSeries): string {
  const figureOf = ({ code, latest }: LifePlace) =>
    series.of(code, 'at-birth').both?.[year - firstYear] ?? (year === lastEstimate ? latest?.[0] : undefined);
  const value = figureOf(place);
  if (value === undefined) return '';
  const all = places.flatMap((one) => figureOf(one) ?? []);
  return formatRank(rankWithGrain(value, all), all.length);
}
