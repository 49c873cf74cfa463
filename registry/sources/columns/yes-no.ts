/**
 * Yes and no as registers write them: English, German, French, Italian, Spanish, Portuguese, Dutch, Polish, Czech,
 * Slovene, Danish, Swedish, Finnish, Japanese, Chinese, Korean, ticks and truth values. Only words that mean one of the two in
 * each of these languages: "ne" is no in Czech and Slovene, "si" yes in Italian and Spanish.
 */
const yes =
  'yes y true 1 ja j oui o vrai si sì sí vero s sim verdadeiro tak prawda ano da kyllä はい 有 有り あり 可 是 예 네 있음 유 ○ 〇 ◯ ◎ ● ✓ ✔ ☑';
const no =
  'no n false 0 nein nee non faux falso não nao nie ne nej ei いいえ 無 無し なし 不可 否 无 沒有 没有 아니오 없음 무 × ✕ ✗ ✘ ☐';

const wordsOf = (words: string) => new Set(words.split(' '));
const [yesWords, noWords] = [wordsOf(yes), wordsOf(no)];

/** True for a yes, false for a no, null for anything else: nothing is guessed from a word that is not known. */
export function readYesNo(text: string | undefined): boolean | null {
  const word = text?.normalize('NFKC').trim().toLowerCase().replace(/[.!]$/, '') ?? '';
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : null;
}
