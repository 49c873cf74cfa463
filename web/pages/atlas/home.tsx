import { placeCount } from '../../../content/places/every-count.ts';
import { mayHaveSession } from '../../backend/session/stored-session.ts';
import { mayHaveWaiting } from '../../backend/waiting/waiting-hint.ts';
import { openForWaitingPress } from '../../features/aed-locator/source/source-loader.ts';
import { EmergencyNotice } from '../../features/emergency-notice/emergency-notice.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { withWords } from '../../languages/in-language.ts';
import { lazySection } from '../lazy-section.tsx';
import { pageMeta } from '../page-meta.ts';
import styles from './home.module.css';
import { homeMetaText } from './home-text.ts';

// The sample mark, used in several sections, is one of the locator's texts.
const mapSection = () =>
  withWords(['aed', 'map', 'places'], () => import('../../features/hub-explorer/map-section.tsx'));
const lateSections = () => withWords(['aed', 'sections'], () => import('./home-lazy-sections.tsx'));
const locatorOfHome = () => withWords(['aed'], () => import('./home-locator.tsx'));

/** Once the locator is wanted, its code takes precedence over everything else on a slow connection. */
let locatorCode: Promise<unknown> = Promise.resolve();

function loadLocator() {
  openForWaitingPress();
  const code = locatorOfHome();
  locatorCode = code.catch(() => {});
  return code;
}

async function afterLocator<Part>(load: () => Promise<Part>): Promise<Part> {
  await locatorCode;
  return load();
}

// First, so that it is requested before the others. Waiting dispatches are shown automatically.
const locator = lazySection('aed-locator', async () => (await loadLocator()).LocatorOfHome, {
  isWantedAtOnce: () => mayHaveWaiting('dispatches-may-wait'),
  margin: '200% 0px',
  elsewhere: '/aed',
});
const map = lazySection('map', async () => (await afterLocator(mapSection)).MapSection);

/** A read-only section, and its code. */
type ReadingSection = Exclude<keyof Awaited<ReturnType<typeof lateSections>>, 'AdministrationOfHome'>;

const readingSection = (id: string, name: ReadingSection) =>
  lazySection(id, async () => (await afterLocator(lateSections))[name]);

const symbiosis = readingSection('symbiosis', 'SymbiosisSection');
const alerts = readingSection('alerts', 'Alerts');
const healthZones = readingSection('health-zones', 'HealthZones');
const statistics = readingSection('statistics', 'Statistics');
const accessTiers = readingSection('access-tiers', 'AccessTiers');
// Prerendered for visitors without a session: for anyone who may have one, the notice is replaced soon.
const administration = lazySection(
  'administration',
  async () => (await afterLocator(lateSections)).AdministrationOfHome,
  {
    isWantedAtOnce: mayHaveSession,
  },
);
const systemInvitation = readingSection('learn-about-our-system', 'SystemInvitation');

export const meta = () =>
  pageMeta({
    description: homeMetaText.description(placeCount),
    path: '/',
  });

export default function Home() {
  return (
    <>
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
