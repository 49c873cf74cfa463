import { hubs } from '../hubs.ts';
import type { OfficialFigure, WithHubId } from '../place-facts.ts';
import type { CitableSource } from '../place-profile.ts';
import { officialFiguresById } from '../places/official-figures-by-id.ts';

/** The latest figure of each hub's own statistics office. A hub is missing if no figure of its office could be read. */
export const officialFigures: readonly WithHubId<Required<OfficialFigure>>[] = hubs.flatMap(({ id, name }) => {
  const { [id]: figure } = officialFiguresById;
  return figure === undefined ? [] : [{ hubId: id, population: name, scope: 'place', note: '', ...figure }];
});

/** Returns the figure of a hub's own statistics office; undefined if none could be read. */
export const officialFigureOf = (hubId: string): Required<OfficialFigure> | undefined =>
  officialFigures.find((figure) => figure.hubId === hubId);

/** Formats years with at least one decimal, as the offices print them. */
const inYears = (years: number): string => (Number.isInteger(years) ? years.toFixed(1) : String(years));

/** Formats an office's figure: "83.5", or "women 79.0, men 74.9". */
export const formatOfficialYears = ({ years }: Pick<OfficialFigure, 'years'>): string =>
  typeof years === 'number' ? inYears(years) : `women ${inYears(years.women)}, men ${inYears(years.men)}`;

/** Returns the source of the office's figure for a hub. Throws if the hub has none. */
export function requireOfficialFigureSource(hubId: string): CitableSource {
  const figure = officialFigureOf(hubId);
  if (figure === undefined) {
    throw new Error(
      `The official figure of "${hubId}" is missing. Write it in content/places/${hubId}/official-figure.ts.`,
    );
  }
  return figure.source;
}
