import { useState } from 'react';
import type { CivilDate } from '../../../domain/aed/weekly-opening-hours.ts';
import { type CheckArea, type DueCheck, isDue } from '../../../domain/corrections/due-checks.ts';
import type { IndexedSource } from '../../../domain/registry/registry-index.ts';
import { sourceCreditsOf } from '../../../domain/registry/source-credit.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import { formatDay, formatNumber } from '../../languages/format.ts';
import { Button } from '../../ui/control/button.tsx';
import { SelectField } from '../../ui/control/select-field.tsx';
import { TextField } from '../../ui/control/text-field.tsx';
import styles from './due-checks-page.module.css';
import { InspectionEntry } from './inspection-entry.tsx';
import { isDueCheckInAreas } from './read-due-checks.ts';
import { dueChecksText as text } from './text.ts';

const roundSizes = [10, 20, 50, 100, 200] as const;

const fits: Readonly<Record<Which, (check: DueCheck, today: CivilDate) => boolean>> = {
  due: isDue,
  expired: (check, today) => (check.reason === 'pads' || check.reason === 'battery') && isDue(check, today),
  never: ({ checked }) => checked === null,
  all: () => true,
};

interface InspectionRoundProps {
  readonly checks: readonly DueCheck[];
  /** The sources that list the AEDs of `checks`. */
  readonly sources: readonly IndexedSource[];
  readonly areas: readonly CheckArea[];
  readonly today: CivilDate;
}

const everyArea = '';

/** The AEDs that are due for a check, as a list on the screen and as a form on paper. */
export function InspectionRound({ checks, sources, areas, today }: InspectionRoundProps) {
  const [choice, setChoice] = useState<RoundChoice>({ area: null, which: 'due', words: '', most: 20 });
  const { shown, count } = chooseRound(checks, areas, choice, today);
  return (
    <section className={styles.round} aria-labelledby="round">
      <h2 id="round" className={styles.title}>
        {text.roundTitle(formatDay(new Date(`${today}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }))}
      </h2>
      <RoundChoices areas={areas} choice={choice} onChange={setChoice} />
      <p role="status" className={styles.count} data-screen-only>
        {count === 0 ? text.none : text.count(formatNumber(shown.length), formatNumber(count))}
      </p>
      {shown.length > 0 && (
        <>
          <Button tone="primary" onClick={() => window.print()}>
            {text.print}
          </Button>
          <p className={`note ${styles.hint}`}>{text.codeHint}</p>
          <ol className={styles.list}>
            {shown.map((check) => (
              <InspectionEntry key={check.aed.id} check={check} today={today} />
            ))}
          </ol>
          <p className={`note ${styles.credits}`}>
            {text.sources}{' '}
            {sourceCreditsOf(sources, null)
              .map(({ words, licence }) => `${words} (${licence})`)
              .join('; ')}
          </p>
        </>
      )}
    </section>
  );
}

interface RoundChoicesProps {
  readonly areas: readonly CheckArea[];
  readonly choice: RoundChoice;
  readonly onChange: (choice: RoundChoice) => void;
}

/** Form fields that filter the list of AEDs. */
function RoundChoices({ areas, choice, onChange }: RoundChoicesProps) {
  const names = [...new Set(areas.map(({ name }) => name))];
  return (
    <form className={styles.choices} data-screen-only onSubmit={(event) => event.preventDefault()}>
      {names.length > 1 && (
        <SelectField
          label={text.area}
          value={choice.area ?? everyArea}
          options={[[everyArea, text.everyArea], ...names.map((name) => [name, name] as const)]}
          onChange={(area) => onChange({ ...choice, area: area === everyArea ? null : area })}
        />
      )}
      <SelectField
        label={text.which}
        value={choice.which}
        options={Object.entries(text.choices)}
        onChange={(which) => onChange({ ...choice, which: which as Which })}
      />
      <TextField
        label={text.search}
        type="search"
        value={choice.words}
        onChange={({ target }) => onChange({ ...choice, words: target.value })}
      />
      <SelectField
        label={text.howMany}
        value={String(choice.most)}
        options={roundSizes.map((size) => [String(size), String(size)] as const)}
        onChange={(most) => onChange({ ...choice, most: Number(most) })}
      />
    </form>
  );
}

type Which = keyof typeof text.choices;

interface RoundChoice {
  /** Name of the chosen area, or null for all areas. */
  readonly area: string | null;
  readonly which: Which;
  /** Text to search for in names and addresses. If it is empty, all AEDs match. */
  readonly words: string;
  readonly most: number;
}

/**
 * Filters the checks by the steward's choices. Returns the checks to show, in the order in which to carry them out, and
 * the number of matches.
 */
function chooseRound(
  checks: readonly DueCheck[],
  areas: readonly CheckArea[],
  { area, which, words, most }: RoundChoice,
  today: CivilDate,
): { readonly shown: readonly DueCheck[]; readonly count: number } {
  const within = area === null ? areas : areas.filter(({ name }) => name === area);
  const sought = foldText(words.trim());
  const isSought = ({ aed: { name, address } }: DueCheck) => foldText(`${name} ${address ?? ''}`).includes(sought);
  const found = checks.filter(
    (check) =>
      fits[which](check, today) &&
      (area === null || isDueCheckInAreas(within, check)) &&
      (sought === '' || isSought(check)),
  );
  return { shown: found.slice(0, most), count: found.length };
}
