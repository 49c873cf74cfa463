import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Réunion', 'reunion'],
  ['Oʻahu (Honolulu)', 'oahu honolulu'],
  ["O'AHU", 'oahu'],
  ['Waterloo–Cedar Falls', 'waterloo cedar falls'],
  ['St. Helena', 'st helena'],
  ['St.Helena', 'st helena'],
  ['U.A.E.', 'uae'],
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['Diyarbakır', 'diyarbakir'],
  ['İstanbul', 'istanbul'],
  ['Þórshöfn', 'thorshofn'],
  ['Garðabær', 'gardabaer'],
  ['Gießen', 'giessen'],
  ['高松', '高松'],
  ['Lëtzebuerg', 'letzebuerg'],
  ['Île-de-France', 'ile de france'],
  ['Ísland', 'island'],
  ['  Åland   Øya ', 'aland oya'],
  ['한국', '한국'],
  ['Ικαρία', 'ικαρια'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
