import { toPlainCharacters } from '../../hours/vocabulary.ts';

/**
 * Words for yes and no in English, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Czech, Slovene, Danish,
 * Swedish, Finnish, Hungarian, Russian, Ukrainian, Turkish, Greek, Romanian, Bulgarian, Serbian, Lithuanian, Estonian,
 * Hebrew, Thai, Persian, Hindi, Arabic, Japanese, Chinese and Korean. The lists also contain ticks, and booleans such
 * as PostgreSQL's "t" and "f". A word is only included if it has the same meaning in all these languages: "ne" is no in
 * Czech and Slovene, and "si" is yes in Italian and Spanish.
 */
const yes =
  'yes y true t 1 ja j oui o vrai si sì sí vero s sim verdadeiro tak prawda ano da kyllä igen да так evet ναι نعم taip jah כן ใช่ มี بله हाँ はい 有 有り あり 可 是 예 네 있음 유 ○ 〇 ◯ ◎ ● ✓ ✔ ☑';
const no =
  'no n false f 0 nein nee non faux falso não nao nie ne nej ei nem нет ні hayır hayir όχι nu не לא không ไม่ใช่ ไม่มี tidak خیر नहीं لا いいえ 無 無し なし 不可 否 无 沒有 没有 아니오 없음 무 × ✕ ✗ ✘ ☐';

const small = (text: string) => toPlainCharacters(text).trim().toLowerCase();
const wordsOf = (words: string) => new Set(words.split(' ').map(small));
const [yesWords, noWords] = [wordsOf(yes), wordsOf(no)];

/** Words for a fixed AED, in the same languages as `yes` and `no` and normalised by `toPlainCharacters`. */
const fixedWords = new Set(
  'fixed|stationary|static|wall mounted|fest|ortsfest|stationar|fest installiert|fixe|fisso|fissa|fijo|fija|fixo|fixa|vast|stacjonarny|stacjonarne|stacionarni|stabilni|fast|fastmonterad|kiintea|fix|rogzitett|стационарный|стационарен|стаціонарний|sabit|σταθερος|固定|固定式|고정|고정식|고정형|据置|据置型|設置型'.split(
    '|',
  ),
);
const portableWords = new Set(
  'mobile|portable|mobil|mobiler|tragbar|ortsveranderlich|itinerant|portatile|itinerante|movil|portatil|movel|mobiel|draagbaar|mobilny|przenosny|mobilni|prenosny|prenosni|barbar|barbart|flyttbar|siirrettava|liikuteltava|hordozhato|мобильный|переносной|передвижной|мобилен|преносим|мобільний|переносний|tasinabilir|seyyar|φορητος|κινητος|移動|移動式|移動型|移动式|可移动|이동형|이동식|휴대용|携帯型|可搬型'.split(
    '|',
  ),
);

/** Words for indoors and outdoors, in the same languages as `yes` and `no` and normalised by `toPlainCharacters`. */
const indoorList =
  "indoor|indoors|inside|interior|innen|drinnen|innenbereich|im gebaude|interieur|a l'interieur|interno|all'interno|en el interior|binnen|wewnatrz|uvnitr|znotraj|notranji|inomhus|indendørs|innendørs|sisalla|sisatila|sisatiloissa|внутри|屋内|室内|室內|실내";
const outdoorList =
  "outdoor|outdoors|outside|exterior|außen|aussen|draußen|draussen|außenbereich|aussenbereich|exterieur|a l'exterieur|esterno|all'esterno|en el exterior|buiten|na zewnatrz|zewnatrz|venku|zunaj|zunanji|utomhus|udendørs|utendørs|ulkona|ulkotila|ulkotiloissa|снаружи|屋外|室外|실외";
const [indoorWords, outdoorWords] = [new Set(indoorList.split('|')), new Set(outdoorList.split('|'))];

/** Reads a yes or no: true for yes, false for no, null for anything else. Unknown words are never guessed. */
export function readYesNo(text: string | undefined): boolean | null {
  const word = small(text ?? '').replace(/[.!]$/, '');
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : null;
}

/**
 * Reads from a cell whether an AED is indoors, in words such as "Extérieur" or by yes and no. Null for anything else.
 */
export function readIndoors(text: string | undefined): boolean | null {
  const words = toPlainCharacters(text?.trim() ?? '').toLowerCase();
  if (indoorWords.has(words)) return true;
  return outdoorWords.has(words) ? false : readYesNo(text);
}

/**
 * Reads from a cell whether an AED is portable, in words such as "Fixo" and "Móvel (viatura)" or by yes and no. Null
 * for anything else, such as a telephone number.
 */
export function readPortable(text: string | undefined): boolean | null {
  const word = small(text ?? '').replace(/\s*[（(].*$/u, '');
  if (fixedWords.has(word)) return false;
  return portableWords.has(word) ? true : readYesNo(text);
}
