import { placeCount } from '../../../content/places/every-count.ts';
import { mayHaveSession } from '../../backend/session/stored-session.ts';
import { mayHaveWaiting } from '../../backend/waiting/waiting-hint.ts';
import { EmergencyNotice } from '../../features/emergency-notice/emergency-notice.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { withWords } from '../../languages/in-language.ts';
import { lazySection } from '../lazy-section.tsx';
import { pageMeta } from '../page-meta.ts';
import styles from './home.module.css';
import { homeMetaText } from './home-text.ts';

// The mark of a sample, in the map's section and in others, is a word of the locator's.
const mapSection = () =>
  withWords(['aed', 'map', 'places'], () => import('../../features/hub-explorer/map-section.tsx'));
const lateSections = () => withWords(['aed', 'sections'], () => import('./home-lazy-sections.tsx'));
const locatorOfHome = () => withWords(['aed'], () => import('./home-locator.tsx'));

/** Once the locator is wanted, its code goes before that of everything else, which shares a slow line with it. */
let locatorCode: Promise<unknown> = Promise.resolve();

function loadLocator() {
  const code = locatorOfHome();
  locatorCode = code.catch(() => {});
  return code;
}

async function afterLocator<Part>(load: () => Promise<Part>): Promise<Part> {
  await locatorCode;
  return load();
}
const [locator, map, symbiosis, alerts, healthZones, statistics, accessTiers, administration, systemInvitation] =
  await Promise.all([
    // First, so that it is requested before the others. What waits to be logged is told without being asked.
    lazySection('aed-locator', async () => (await loadLocator()).LocatorOfHome, {
      isWantedAtOnce: () => mayHaveWaiting('dispatches-may-wait'),
      margin: '200% 0px',
      elsewhere: '/aed',
    }),
    lazySection('map', async () => (await afterLocator(mapSection)).MapSection),
    lazySection('symbiosis', async () => (await afterLocator(lateSections)).SymbiosisSection),
    lazySection('alerts', async () => (await afterLocator(lateSections)).Alerts),
    lazySection('health-zones', async () => (await afterLocator(lateSections)).HealthZones),
    lazySection('statistics', async () => (await afterLocator(lateSections)).Statistics),
    lazySection('access-tiers', async () => (await afterLocator(lateSections)).AccessTiers),
    // Written for who is not signed in: anyone who may be is not told for long that access is required.
    lazySection('administration', async () => (await afterLocator(lateSections)).AdministrationOfHome, {
      isWantedAtOnce: mayHaveSession,
    }),
    lazySection('learn-about-our-system', async () => (await afterLocator(lateSections)).SystemInvitation),
  ]);

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
