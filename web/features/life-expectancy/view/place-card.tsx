import type { Ref } from 'react';
import { isProjected, lastEstimate, periodName, periodOf } from '../../../../domain/life/life-story.ts';
import { formatLifeValue } from '../../../../domain/life/measures.ts';
import { rankWithGrain } from '../../../../domain/life/rank-with-grain.ts';
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

/** Facts about one country in the displayed year, in the order in which people ask. */
export function PlaceCard(props: PlaceCardProps) {
  const { ref, place, year, compared, places, hubs, series, onCompare, onClose } = props;
  const { code, name } = place;
  const inside = hubs.filter((hub) => hub.code === code);
  const isCompared = compared.includes(code);
  return (
    <section ref={ref} className={styles.card} aria-label={name}>
      <div role="status">
        <p className={styles.cardName}>{name}</p>
        <p className={styles.cardFigures}>{figuresOf(place, year, series)}</p>
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

/** "84.7 years in 2023: women 87.7, men 81.7. At 65, 22.4 more (2020–2024). 40 of a hundred reach 90." */
function figuresOf(place: LifePlace, year: number, series: LifeSeries): string {
  if (place.latest === null) return lifeText.noRow;
  const at = year - 1950;
  const known = series.of(place.code, 'at-birth');
  const [both, women, men] =
    year === lastEstimate && known.both === undefined
      ? place.latest
      : [known.both?.[at], known.women?.[at], known.men?.[at]];
  if (both === undefined || women === undefined || men === undefined) return lifeText.loading;
  const period = periodOf(year);
  const left = series.of(place.code, 'at-65').both?.[period];
  const reached = series.of(place.code, 'reach-90').both?.[period];
  const birth = `${formatLifeValue(both)} years in ${year}${isProjected(year) ? ' (projected)' : ''}: women ${formatLifeValue(women)}, men ${formatLifeValue(men)}.`;
  if (left === undefined || reached === undefined) return birth;
  return `${birth} By the death rates of ${periodName(period)}: at 65, ${formatLifeValue(left)} more; ${formatLifeValue(reached)} of a hundred reach 90.`;
}

function rankOf(place: LifePlace, year: number, places: readonly LifePlace[], series: LifeSeries): string {
  const figureOf = ({ code, latest }: LifePlace) =>
    series.of(code, 'at-birth').both?.[year - 1950] ?? (year === lastEstimate ? latest?.[0] : undefined);
  const value = figureOf(place);
  if (value === undefined) return '';
  const all = places.flatMap((one) => figureOf(one) ?? []);
  return formatRank(rankWithGrain(value, all), all.length);
}
