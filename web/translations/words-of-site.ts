import type { embedText } from '../embed/text.ts';
import type { emergencyCallText } from '../emergency-call/text.ts';
import type { accessTiersText } from '../features/access-tiers/text.ts';
import type { ownWaysText } from '../features/accounts/account-menu-items-text.ts';
import type { accountMenuText } from '../features/accounts/account-menu-text.ts';
import type { myAccountText } from '../features/accounts/my-account/my-account-text.ts';
import type { accountErrorsText, accountsText } from '../features/accounts/text.ts';
import type { administrationText } from '../features/administration/text.ts';
import type { callLinkText } from '../features/aed-locator/call/call-link-text.ts';
import type { waitingDispatchesText } from '../features/aed-locator/dispatch/waiting-dispatches-text.ts';
import type { aedsText } from '../features/aed-locator/messages/aeds-text.ts';
import type { cardText, dispatchText, samplesText } from '../features/aed-locator/messages/card-text.ts';
import type { entryText } from '../features/aed-locator/messages/entry-text.ts';
import type { listText } from '../features/aed-locator/messages/list-text.ts';
import type { aedLocatorText } from '../features/aed-locator/messages/locator-text.ts';
import type {
  besideText,
  reachText,
  reasonText,
  reckoningLinkText,
} from '../features/aed-locator/messages/ranking-text.ts';
import type { reckoningText } from '../features/aed-locator/messages/reckoning-text.ts';
import type {
  aedMapPlaceText,
  availabilityText,
  checkedText,
  detailsText,
  placeText,
  registryText,
  reportedText,
} from '../features/aed-locator/messages/registry-text.ts';
import type { shareText } from '../features/aed-locator/messages/share-text.ts';
import type { streetText } from '../features/aed-locator/messages/street-text.ts';
import type { sourceAgesText } from '../features/aed-locator/results/registers/source-ages-text.ts';
import type { keepAreaText } from '../features/aed-locator/saved-area/save-area-text.ts';
import type { wayText } from '../features/aed-locator/way/way-text.ts';
import type { reportButtonText } from '../features/aed-report/button-text.ts';
import type { reportText } from '../features/aed-report/text.ts';
import type { alertsText } from '../features/alerts/text.ts';
import type { cprLinkText } from '../features/cpr/link-text.ts';
import type { cprPageText } from '../features/cpr/page-text.ts';
import type { cprText } from '../features/cpr/text.ts';
import type { emergencyNoticeText } from '../features/emergency-notice/text.ts';
import type { emergencyNumbersText } from '../features/emergency-numbers/text.ts';
import type { healthZonesText } from '../features/health-zones/text.ts';
import type { heroText } from '../features/hero/text.ts';
import type { worldRegionsText } from '../features/hub-explorer/hub/hub-location.ts';
import type { chartsText } from '../features/hub-explorer/places/charts/charts-text.ts';
import type { chosenText } from '../features/hub-explorer/places/comparison/chosen-text.ts';
import type { comparisonText } from '../features/hub-explorer/places/comparison/comparison-text.ts';
import type { kindsText, placesText } from '../features/hub-explorer/places/text.ts';
import type { explorerText } from '../features/hub-explorer/text.ts';
import type { languageText, translationNoteText } from '../features/language/text.ts';
import type { notFoundText } from '../features/not-found/text.ts';
import type { offlineNoticeText } from '../features/offline/notice-text.ts';
import type { offlineText } from '../features/offline/text.ts';
import type { frameText, headerText } from '../features/site-frame/text.ts';
import type { statisticsText } from '../features/statistics/text.ts';
import type { stickerLinkText } from '../features/sticker/link-text.ts';
import type { dialsText } from '../features/symbiosis/dials-text.ts';
import type { driftText } from '../features/symbiosis/drift/drift-text.ts';
import type { civicTermsText, symbiosisText } from '../features/symbiosis/text.ts';
import type { systemInvitationText } from '../features/system-invitation/text.ts';
import type { aedMapText } from '../map/aeds/aed-map-text.ts';
import type { mapFrameText } from '../map/frame-text.ts';
import type { mapText } from '../map/hubs/hub-map-text.ts';
import type { accountPagesText } from '../pages/account/account-pages-text.ts';
import type { myAccountPageText } from '../pages/account/my-account-page-text.ts';
import type { homeMetaText } from '../pages/atlas/home-text.ts';
import type { hubsMetaText } from '../pages/atlas/hubs-text.ts';
import type { aedMetaText } from '../pages/emergency/aed-page-text.ts';
import type { cprMetaText } from '../pages/emergency/cpr-page-text.ts';
import type { numbersMetaText } from '../pages/emergency/emergency-numbers-page-text.ts';
import type { sampleMarkText } from '../ui/page/sample-mark-text.ts';
import type { trendMarkText } from '../ui/page/trend-mark-text.ts';
import type { toastText } from '../ui/toast/text.ts';

// What a language's folder holds: a file of each of these names, whose `words` are every text by the name of its export.

/** links.ts: what stands around every page and needs no script: it is in the written pages alone. */
export interface LinksWords {
  readonly frameText: typeof frameText;
  readonly translationNoteText: typeof translationNoteText;
}

/** frame.ts: what the code of every page shows. */
export interface FrameWords {
  readonly accountMenuText: typeof accountMenuText;
  readonly ownWaysText: typeof ownWaysText;
  readonly headerText: typeof headerText;
  readonly emergencyCallText: typeof emergencyCallText;
  readonly languageText: typeof languageText;
  readonly offlineNoticeText: typeof offlineNoticeText;
  readonly toastText: typeof toastText;
}

/** aed.ts: the locator before anything is searched. */
export interface AedWords {
  readonly aedLocatorText: typeof aedLocatorText;
  readonly aedMetaText: typeof aedMetaText;
  readonly callLinkText: typeof callLinkText;
  readonly reportButtonText: typeof reportButtonText;
  readonly sampleMarkText: typeof sampleMarkText;
  readonly cprLinkText: typeof cprLinkText;
}

/** found.ts: what the locator shows of what it finds. */
export interface FoundWords {
  readonly availabilityText: typeof availabilityText;
  readonly besideText: typeof besideText;
  readonly cardText: typeof cardText;
  readonly checkedText: typeof checkedText;
  readonly detailsText: typeof detailsText;
  readonly dispatchText: typeof dispatchText;
  readonly listText: typeof listText;
  readonly reachText: typeof reachText;
  readonly reasonText: typeof reasonText;
  readonly registryText: typeof registryText;
  readonly reckoningLinkText: typeof reckoningLinkText;
  readonly reportedText: typeof reportedText;
  readonly samplesText: typeof samplesText;
  readonly shareText: typeof shareText;
  readonly sourceAgesText: typeof sourceAgesText;
}

/** entry.ts: the page of one AED. */
export interface EntryWords {
  readonly entryText: typeof entryText;
}

/** aeds.ts: the pages of AEDs by country and town. */
export interface AedsWords {
  readonly aedsText: typeof aedsText;
}

/** found-place.ts: where one is asked for, what leads from there, the map beside the list and the area that is saved. */
export interface FoundPlaceWords {
  readonly aedMapText: typeof aedMapText;
  readonly keepAreaText: typeof keepAreaText;
  readonly aedMapPlaceText: typeof aedMapPlaceText;
  readonly placeText: typeof placeText;
  readonly streetText: typeof streetText;
}

/** report.ts: the sheet that reports an AED. */
export interface ReportWords {
  readonly reportText: typeof reportText;
}

/** reckoning.ts: how the order and the minutes come about. */
export interface ReckoningWords {
  readonly reckoningText: typeof reckoningText;
}

/** waiting.ts: what is told of dispatches that are not logged yet. */
export interface WaitingWords {
  readonly waitingDispatchesText: typeof waitingDispatchesText;
}

/** way.ts: the way along the streets to an AED and back. */
export interface WayWords {
  readonly wayText: typeof wayText;
}

/** cpr.ts: the coach for chest compressions, on its page and over the locator. */
export interface CprWords {
  readonly cprText: typeof cprText;
}

/** cpr-page.ts: what its page says beside it. */
export interface CprPageWords {
  readonly cprMetaText: typeof cprMetaText;
  readonly cprPageText: typeof cprPageText;
}

/** numbers.ts: the page of emergency numbers. */
export interface NumbersWords {
  readonly numbersMetaText: typeof numbersMetaText;
  readonly emergencyNumbersText: typeof emergencyNumbersText;
}

/** accounts.ts: the ways into an account, and what may go wrong with one. */
export interface AccountsWords {
  readonly accountErrorsText: typeof accountErrorsText;
  readonly accountPagesText: typeof accountPagesText;
  readonly accountsText: typeof accountsText;
}

/** my-account.ts: the account of whoever is signed in. */
export interface MyAccountWords {
  readonly myAccountPageText: typeof myAccountPageText;
  readonly myAccountText: typeof myAccountText;
}

/** home.ts: the first screen of home. */
export interface HomeWords {
  readonly emergencyNoticeText: typeof emergencyNoticeText;
  readonly heroText: typeof heroText;
  readonly homeMetaText: typeof homeMetaText;
}

/** sections.ts: the sections of home below it, but for the map and the locator. */
export interface SectionsWords {
  readonly accessTiersText: typeof accessTiersText;
  readonly administrationText: typeof administrationText;
  readonly alertsText: typeof alertsText;
  readonly civicTermsText: typeof civicTermsText;
  readonly dialsText: typeof dialsText;
  readonly driftText: typeof driftText;
  readonly healthZonesText: typeof healthZonesText;
  readonly statisticsText: typeof statisticsText;
  readonly symbiosisText: typeof symbiosisText;
  readonly systemInvitationText: typeof systemInvitationText;
  readonly trendMarkText: typeof trendMarkText;
}

/** map-frame.ts: what every map shows around what it shows. */
export interface MapFrameWords {
  readonly mapFrameText: typeof mapFrameText;
}

/** map.ts: the map section of home, and the map of the hubs itself. */
export interface MapWords {
  readonly explorerText: typeof explorerText;
  readonly mapText: typeof mapText;
}

/** places.ts: the table of places, on its page and beside the map of home. */
export interface PlacesWords {
  readonly hubsMetaText: typeof hubsMetaText;
  readonly kindsText: typeof kindsText;
  readonly placesText: typeof placesText;
  readonly worldRegionsText: typeof worldRegionsText;
}

/** places-late.ts: what comes with a choice of places, and with the charts. */
export interface PlacesLateWords {
  readonly chartsText: typeof chartsText;
  readonly chosenText: typeof chosenText;
  readonly comparisonText: typeof comparisonText;
}

/** embed.ts: a list of AEDs on somebody else's page. */
export interface EmbedWords {
  readonly embedText: typeof embedText;
}

/** sticker.ts: what leads from an AED's page to its sticker. */
export interface StickerLinkWords {
  readonly stickerLinkText: typeof stickerLinkText;
}

/** stand-ins.ts: what is sent in the place of a page that cannot be had. */
export interface StandInWords {
  readonly notFoundText: typeof notFoundText;
  readonly offlineText: typeof offlineText;
}
