import type { CivilDate } from '../../../domain/aed/opening-week.ts';
import { type CheckArea, type DueCheck, isDue } from '../../../domain/corrections/due-checks.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import { isInAreas } from './read-checks.ts';
import type { checkAgainText } from './text.ts';

export type Which = keyof typeof checkAgainText.choices;

export interface RoundChoice {
  /** Name of the area; null for all. */
  readonly area: string | null;
  readonly which: Which;
  /** Text contained in a name or address; empty for anything. */
  readonly words: string;
  readonly most: number;
}

export const roundSizes = [10, 20, 50, 100, 200] as const;

const fits: Readonly<Record<Which, (check: DueCheck, today: CivilDate) => boolean>> = {
  due: isDue,
  expired: (check, today) => (check.reason === 'pads' || check.reason === 'battery') && isDue(check, today),
  never: ({ checked }) => checked === null,
  all: () => true,
};

/** The steward's selection, in the order in which to check: the AEDs shown, and how many match. */
export function chooseRound(
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
      fits[which](check, today) && (area === null || isInAreas(within, check)) && (sought === '' || isSought(check)),
  );
  return { shown: found.slice(0, most), count: found.length };
}
