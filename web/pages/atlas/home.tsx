import { placeCount } from '../../../content/places/place-count.ts';
import { mayHaveSession } from '../../backend/session/stored-session.ts';
import { mayHaveWaitingItems } from '../../backend/waiting/waiting-hint.ts';
import { openSourceForPendingClick } from '../../features/aed-locator/source/source-loader.ts';
import { EmergencyNotice } from '../../features/emergency-notice/emergency-notice.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { loadWithTexts } from '../../languages/localize-text.ts';
import { PaintAfter } from '../../ui/page/paint-after.tsx';
import { hydrateSectionOnDemand } from '../hydrate-section-on-demand.tsx';
import { buildPageMeta } from '../page-meta.ts';
import styles from './home.module.css';
import { homeMetaText } from './home-text.ts';

// Each of these sections needs the text file 'aed' because it contains the label 'Sample data'.
const mapSection = () =>
  loadWithTexts(['aed', 'map', 'places'], () => import('../../features/hub-explorer/map-section.tsx'));
const lateSections = () => loadWithTexts(['aed', 'sections'], () => import('./home-lazy-sections.tsx'));
const locatorOfHome = () => loadWithTexts(['aed'], () => import('./home-locator.tsx'));

/**
 * Settles when the locator's code has loaded or failed. Other code waits for this, because the locator must come first
 * on a slow connection.
 */
let locatorCode: Promise<unknown> = Promise.resolve();

function loadLocator() {
  openSourceForPendingClick();
  const code = locatorOfHome();
  locatorCode = code.catch(() => {});
  return code;
}

async function afterLocator<Part>(load: () => Promise<Part>): Promise<Part> {
  await locatorCode;
  return load();
}

// The locator is created first, so that its code is requested first. Its code loads at once if dispatches may be
// waiting, because the locator shows them.
const locator = hydrateSectionOnDemand('aed-locator', async () => (await loadLocator()).HomeLocator, {
  isWantedAtOnce: () => mayHaveWaitingItems('dispatches-may-wait'),
  margin: '200% 0px',
  elsewhere: '/aed',
});
const map = hydrateSectionOnDemand('map', async () => (await afterLocator(mapSection)).MapSection);

/** Names of the components of sections that visitors only read. */
type ReadingSection = Exclude<keyof Awaited<ReturnType<typeof lateSections>>, 'HomeAdministration'>;

const readingSection = (id: string, name: ReadingSection) =>
  hydrateSectionOnDemand(id, async () => (await afterLocator(lateSections))[name]);

const symbiosis = readingSection('symbiosis', 'SymbiosisSection');
const alerts = readingSection('alerts', 'Alerts');
const healthZones = readingSection('health-zones', 'HealthZones');
const statistics = readingSection('statistics', 'Statistics');
const accessTiers = readingSection('access-tiers', 'AccessTiers');
// The prerendered section is for visitors without a session. For visitors who may have one, it is replaced at once.
const administration = hydrateSectionOnDemand(
  'administration',
  async () => (await afterLocator(lateSections)).HomeAdministration,
  {
    isWantedAtOnce: mayHaveSession,
  },
);
const systemInvitation = readingSection('learn-about-our-system', 'ArchitectureLink');

export const meta = () =>
  buildPageMeta({
    description: homeMetaText.description(placeCount),
    path: '/',
  });

export default function Home() {
  return (
    <>
      {/* The notice changes the layout of the hero before it. The map's section is the first element after both. */}
      <PaintAfter id="map" />
      <div className={styles.firstScreen}>
        <Hero />
        <EmergencyNotice />
      </div>
      {map}
      {locator}
      {symbiosis}
      {alerts}
      {healthZones}
      {statistics}
      {accessTiers}
      {administration}
      {systemInvitation}
    </>
  );
}
