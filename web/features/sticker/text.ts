/**
 * Texts of the stickers page. The page is in English only, like the pages for developers; the stickers themselves are
 * in local languages.
 */
export const stickerText = {
  tag: 'Stickers',
  title: 'Stickers for AED boxes',
  lede: 'Print a sticker for each AED and put it on its box. People who scan it see this AED and can tell us with two taps that it is still there.',
  choose:
    'You can print a sticker for one AED or for a whole town. Open an AED’s page and choose its sticker, or choose a town:',
  chooseLink: 'Choose a town',
  needsScript: 'This page needs JavaScript to make the stickers.',
  loading: 'Loading the AEDs…',
  failed: 'The AEDs did not load. Check your connection and try again.',
  tryAgain: 'Try again',
  none: 'No AED is listed here.',
  tooMany: (count: number) => `More than ${count} AEDs are listed here. Choose a smaller area.`,
  missing: (id: string) => `No AED list has an AED with the id ${id}, so it has no sticker.`,
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  country: 'Country, for the number to call',
  languages: 'Languages (up to three)',
  print: 'Print',
  printHint: 'Print at 100% with no extra margins, on weatherproof labels if possible. Six fit on a sheet.',
  count: (stickers: number, sheets: number) =>
    `${stickers === 1 ? '1 sticker' : `${stickers} stickers`} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}`,
  unknownNumber: 'We have no emergency number for this country, so the stickers show none. Choose another country.',
  sheet: (number: number) => `Sheet ${number}`,
  aed: 'AED',
} as const;
