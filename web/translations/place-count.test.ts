import { expect, test } from 'vitest';
import { translatedTextsOf } from '../../tests/support/translated-texts.ts';
import type { placesText } from '../features/hub-explorer/places/text.ts';
import { translations } from '../languages/languages.ts';
import type { homeMetaText } from '../pages/atlas/home-text.ts';
import type { hubsMetaText } from '../pages/atlas/hubs-text.ts';

interface Counting {
  readonly homeMetaText: typeof homeMetaText;
  readonly hubsMetaText: typeof hubsMetaText;
  readonly placesText: typeof placesText;
}

test.each(translations)('$tag inserts the number of places instead of containing one', ({ tag }) => {
  const texts = translatedTextsOf<Counting>(tag);
  const counting = [texts.homeMetaText.description, texts.hubsMetaText.description, texts.placesText.lede];
  for (const sentence of counting) expect(sentence(77)).toContain('77');
});
