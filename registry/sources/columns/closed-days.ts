import { readableLanguages } from '../../hours/hours-tokens.ts';
import { detectDays, isOnlyTimesText } from '../../hours/partial-hours.ts';
import { parseHours } from '../../hours/read-hours.ts';
import { vocabularies } from '../../hours/vocabularies.ts';
import { splitColumnName } from './column-words.ts';

/**
 * Matches headings of columns with closed days. It does not match "休日" alone, because a column with that heading
 * contains the hours on holidays.
 */
const closedHeading =
  /休業日|定休日|休館日|休所日|休園日|閉館日|閉庁日|休息日|公休日|휴관일|휴무일|휴업일|휴무|\b(closed|closing days?|days closed|ruhetage?|schliess?tage?|geschlossen|jours? de fermeture|fermeture|ferme|giorn[oi] di chiusura|chiusura|chiuso|dias? de cierre|cierre|cerrado|dias? de encerramento|encerramento|fechado|gesloten|sluitingsdag(en)?|zamkniete|nieczynne|zavreno|lukket|stangt|suljettu|zarva)\b/u;

/** Matches cells that mean that no days are closed, such as "none" and "年中無休". */
const noDays =
  /^(?:-+|none|no|なし|無し|無休|年中無休|無|keine?|aucun|nessuno|ninguno|nenhum|geen|brak|없음|연중무휴|无|無|0)$/iu;

/** Whether a heading is that of a column with closed days. */
export const isClosedDaysHeading = (heading: string): boolean => closedHeading.test(splitColumnName(heading));

/** Whether a cell in a column of closed days names at least one day. */
export const hasClosedDays = (cell: string): boolean => cell.trim() !== '' && !noDays.test(cell.trim());

const firstOf = (words: string | undefined) => words?.split('|')[0] ?? null;

/**
 * Adds the closed days in `cell` to hours, as a text that the hours parser understands. If the parser could not read
 * such a text, the closed days are added in brackets with their heading, so that nobody reads them as open days.
 */
export function addClosedDays(hours: string, heading: string, cell: string): string {
  const days = cell.trim();
  if (hours === '' || !hasClosedDays(days)) return hours;
  for (const language of readableLanguages.filter((candidate) => detectDays(days, candidate) !== null)) {
    const [closed, everyDay] = [firstOf(vocabularies[language]?.closed), firstOf(vocabularies[language]?.everyDay)];
    if (closed === null || everyDay === null) continue;
    const open = isOnlyTimesText(hours) ? `${everyDay} ${hours}` : hours;
    const text = `${open}; ${days} ${closed}`;
    if (parseHours(text, null, false).kind === 'value') return text;
  }
  return `${hours} (${heading}: ${days})`;
}
