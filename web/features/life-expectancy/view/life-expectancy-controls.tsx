import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import { type Dispatch, type SetStateAction, useEffect, useId, useState } from 'react';
import { lifeExpectancyMeasures } from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  isProjectedYear,
  lastSeriesYear,
  populationSexes,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { SmallButton } from '../../../ui/control/small-button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { lifeExpectancyText, measureText, sexText } from '../text.ts';
import styles from './life-expectancy-controls.module.css';
import { type LifeExpectancyView, parseYear } from './life-expectancy-view.ts';

interface LifeExpectancyControlsProps {
  readonly view: LifeExpectancyView;
  readonly change: (part: Partial<LifeExpectancyView>) => void;
}

/** Form fields for the measure, the sex and the year. They apply to the map, the chart and the table. */
export function LifeExpectancyControls({ view, change }: LifeExpectancyControlsProps) {
  return (
    <div className={styles.controls} data-needs-script>
      <Choices
        title={lifeExpectancyText.measure}
        values={lifeExpectancyMeasures}
        chosen={view.measure}
        nameOf={(measure) => measureText[measure].name}
        onChoose={(measure) => change({ measure })}
      />
      {view.measure !== 'women-minus-men' && (
        <Choices
          title={lifeExpectancyText.sex}
          values={populationSexes}
          chosen={view.sex}
          nameOf={(sex) => sexText[sex]}
          onChoose={(sex) => change({ sex })}
        />
      )}
      <YearControl view={view} change={change} />
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ title, values, chosen, nameOf, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{title}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A slider and a text field for the year, and a button that plays through the years. */
function YearControl({ view, change }: LifeExpectancyControlsProps) {
  const { year, since, measure } = view;
  const [isPlaying, setPlaying] = useYearPlayback(year, change);
  const id = useId();
  return (
    <div className={styles.year}>
      <label className={styles.label} htmlFor={id}>
        {lifeExpectancyText.year}
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={firstSeriesYear}
        max={lastSeriesYear}
        value={year}
        aria-valuetext={isProjectedYear(year) ? `${year}, ${lifeExpectancyText.projection}` : String(year)}
        onChange={({ target }) => change({ year: Number(target.value) })}
      />
      <YearField label={lifeExpectancyText.typedYear} year={year} onYear={(next) => change({ year: next })} />
      <span className={styles.play}>
        <SmallButton onClick={() => setPlaying(!isPlaying)}>
          <Icon of={isPlaying ? Pause : Play} size={18} />
          {isPlaying ? lifeExpectancyText.pause : lifeExpectancyText.play}
        </SmallButton>
      </span>
      {measure === 'gained' && (
        <span className={styles.since}>
          <span>{lifeExpectancyText.since}</span>
          <YearField label={lifeExpectancyText.since} year={since} onYear={(next) => change({ since: next })} />
        </span>
      )}
    </div>
  );
}

interface YearFieldProps {
  readonly label: string;
  readonly year: number;
  readonly onYear: (year: number) => void;
}

/**
 * A text field for the year. The year is applied on blur or Enter, because a partly typed year such as "19" is not
 * valid.
 */
function YearField({ label, year, onYear }: YearFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const next = parseYear(typed ?? '');
    if (next !== null) onYear(next);
    setTyped(null);
  };
  return (
    <input
      className={styles.typed}
      inputMode="numeric"
      maxLength={4}
      aria-label={label}
      value={typed ?? String(year)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}

/** How long each year is shown while playing, in milliseconds. */
const yearDurationMs = 120;

/** Advances the year step by step until the last one. If the last year is selected, it starts again at the first. */
function useYearPlayback(
  year: number,
  change: LifeExpectancyControlsProps['change'],
): readonly [boolean, Dispatch<SetStateAction<boolean>>] {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(
    function goOn() {
      if (!isPlaying) return;
      const timer = setTimeout(() => {
        if (year + 1 === lastSeriesYear) setPlaying(false);
        change({ year: year >= lastSeriesYear ? firstSeriesYear : year + 1 });
      }, yearDurationMs);
      return () => clearTimeout(timer);
    },
    [isPlaying, year, change],
  );
  return [isPlaying, setPlaying];
}
