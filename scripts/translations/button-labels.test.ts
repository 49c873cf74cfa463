import { expect, test } from 'vitest';
import { languages, sourceLanguage } from '../../web/languages/languages.ts';
import type { TextTree } from './compile-messages.ts';
import { buildEnglishTexts, buildTranslatedTexts } from './translation.ts';

/**
 * The keys of the labels of all buttons and links, by screen. On one screen no two may have the same label, because
 * each does something different.
 */
const screens: Readonly<Record<string, string>> = {
  'the locator before a search':
    'aedLocatorText.find callLinkText.all callLinkText.bar cprLinkText.link cprLinkText.bar reportButtonText.missing',
  'the found list and the sheets over it':
    'aedLocatorText.find aedMapText.cancelSearch aedMapText.search callLinkText.all callLinkText.bar aedCardText.methods.car aedCardText.methods.drone aedCardText.methods.foot cprLinkText.bar saveAreaText.keep saveAreaText.remove resultListText.backToList visitorPlaceText.elsewhere outOfReachText.show rankingMethodLinkText.title registryText.closeMap registryText.more registryText.onlyOpen registryText.openMap registryText.pointAtMap registryText.showNearest registryText.showOnMap reportButtonText.missing reportButtonText.wrong reportText.place.here reportText.place.pin streetDistanceText.showWay streetDistanceText.stay streetDistanceText.takeOffer',
  'the report':
    'reportText.back reportText.choices.gone reportText.choices.hours reportText.choices.new reportText.choices.out-of-order reportText.choices.place reportText.choices.present reportText.close reportText.done reportText.other reportText.place.here reportText.place.pin reportText.send',
  'the way':
    'mapFrameText.zoomIn mapFrameText.zoomOut routeText.titleBack routeText.close routeText.setOff routeText.steps',
  'the coach':
    'callLinkText.bar cprText.close cprText.start cprText.stop cprText.signs.light cprText.signs.sound cprText.signs.vibration',
  home: 'emergencyCallText.all emergencyNoticeText.buttons.0.label emergencyNoticeText.buttons.1.label emergencyNoticeText.buttons.2.label emergencyNoticeText.findAed emergencyNoticeText.learn heroText.explore heroText.learn',
  'the account':
    'myAccountText.addressChange.submit myAccountText.deletion.submit myAccountText.held.download myAccountText.password.submit myAccountText.sessions.end myAccountText.factor.begin myAccountText.factor.remove myAccountText.reports.send',
};

function at(words: TextTree, key: string): string {
  const found = key.split('.').reduce<TextTree | undefined>((part, name) => {
    return typeof part === 'object' ? part[name] : undefined;
  }, words);
  if (found === undefined || typeof found === 'object') throw new Error(`No sentence stands at ${key}.`);
  return typeof found === 'string' ? found : found(...([5] as never[]));
}

/** Returns a label as a visitor reads it: without soft hyphens, isolates and the brackets that mark optional words. */
const readableLabel = (label: string) => label.replaceAll(/[\u00ad\u2066-\u2069[\]]/g, '').trim();

/** Lists the labels that several keys of one screen share. */
function sharedLabels(words: TextTree, keys: readonly string[]): string[] {
  const byLabel = Map.groupBy(keys, (key) => readableLabel(at(words, key)).toLowerCase());
  return [...byLabel].flatMap(([label, same]) => (same.length > 1 ? [`${same.join(' = ')}: ${label}`] : []));
}

test('names two buttons with the same label by their keys', () => {
  const words = { a: { pin: 'Show on the map' }, b: { show: '\u2068Show\u2069 on the \u00admap' }, c: { go: 'Go' } };
  expect(sharedLabels(words, ['a.pin', 'b.show', 'c.go'])).toEqual(['a.pin = b.show: show on the map']);
});

test.each(languages.map(({ tag }) => tag))('in %s no two buttons of a screen have the same label', (tag) => {
  const words = tag === sourceLanguage.tag ? buildEnglishTexts() : buildTranslatedTexts(tag);
  const found = Object.entries(screens).flatMap(([screen, keys]) =>
    sharedLabels(words, keys.split(' ')).map((same) => `${screen}: ${same}`),
  );
  expect(found).toEqual([]);
});
