import { splitColumnName } from './column-words.ts';
import { readYesNo } from './yes-no.ts';

/** Matches words for "at all times" in a heading, such as "24/7", "H24", "24 Stunden" or "Døgnåben". */
const always =
  /(?<![\p{L}\d])(?:24 ?7(?: 365)?|7 24|24 365|24 24(?: 7 7)?|24 ?h 24(?: 7 ?j? 7)?|0 24|h ?24|24 ?(?:h|hrs?|hours?|std|stunden|heures|horas|ore|uur|timer|godz|godzin\w*|hodin\w*|timmar|tuntia|ora|час\w*|saat)|around the clock|rund um die uhr|dygnet runt|døgn(?:et rundt|apen|aaben|aben)|doegnaaben|dognapen|ympari vuorokauden|calodobow\w*|calodobe|nonstop|non stop|круглосуточн\w*|цілодобов\w*|денонощн\w*|24시간|24時間|24小时|24小時|常時)(?![\p{L}\d])|24(?:시간|時間|小时|小時)|常時利用/u;

/** Words that may accompany "24/7" in a heading without changing its meaning. */
const neutral = new Set(
  'tider aabningstider abningstider opening openings offnungszeiten horaires horario horarios orari openingstijden godziny oppettider aukioloajat y n si no s ja nein a i is are the of and d j 7 aed dae dea desa defi defib available availability access accessible accessibility open public hours ist verfugbar zuganglich offen geoffnet verfugbarkeit disponible disponibilite acces ouvert disponibilidad acceso accesible abierto disponibile disponibilita accesso accessibile aperto disponivel acesso acessivel aberto beschikbaar toegankelijk open bereikbaar dostepny dostepne dostep dostepnosc dostupny dostupnost pristupny pristup tillganglig oppet tilgængelig aben aabningstider tilgjengelig apen kaytettavissa auki elerheto folyamatosan julkinen nyitva acces disponibil достъпен доступ доступен доступность erisim acik 가능 이용 이용가능 사용 사용가능 여부 利用 利用可能 可 开放 開放 可用'.split(
    ' ',
  ),
);

/**
 * Whether a column with this heading says if an AED is accessible at all times. A heading with any unknown word does
 * not count, because that word may change the meaning.
 */
export function isAlwaysOpenHeading(heading: string): boolean {
  const words = splitColumnName(heading);
  if (!always.test(words)) return false;
  const rest = words.replace(always, ' ').split(' ').filter(Boolean);
  return rest.every((word) => neutral.has(word));
}

/**
 * Converts a cell under a heading such as "24/7" to hours. A yes becomes "24/7" and a no becomes an empty text. Any
 * other cell is returned unchanged.
 */
export function formatHoursUnderAlwaysHeading(heading: string, cell: string): string {
  const answer = isAlwaysOpenHeading(heading) ? readYesNo(cell) : null;
  return answer === null ? cell : answer ? '24/7' : '';
}
