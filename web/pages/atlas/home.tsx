import { dispatchGateway } from '../../backend/dispatch-gateway.ts';
import { useOutbox } from '../../backend/outbox/outbox-state.ts';
import { dismissRefused } from '../../backend/outbox/start-outbox.ts';
import { mayHaveSession } from '../../backend/stored-session.ts';
import { AedLocator } from '../../features/aed-locator/aed-locator.tsx';
import { LazyWaitingDispatches } from '../../features/aed-locator/dispatch/lazy-waiting-dispatches.tsx';
import { ReportButton } from '../../features/aed-report/report-button.tsx';
import { EmergencyNotice } from '../../features/emergency-notice/emergency-notice.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { lateSection } from '../late-section.tsx';
import { pageMeta } from '../page-meta.ts';
import styles from './home.module.css';

const mapSection = () => import('../../features/hub-explorer/map-section.tsx');
const lateSections = () => import('./home-late-sections.tsx');
const [map, symbiosis, alerts, healthZones, statistics, accessTiers, administration, systemInvitation] =
  await Promise.all([
    lateSection('map', async () => (await mapSection()).MapSection),
    lateSection('symbiosis', async () => (await lateSections()).SymbiosisSection),
    lateSection('alerts', async () => (await lateSections()).Alerts),
    lateSection('health-zones', async () => (await lateSections()).HealthZones),
    lateSection('statistics', async () => (await lateSections()).Statistics),
    lateSection('access-tiers', async () => (await lateSections()).AccessTiers),
    // Written for who is not signed in: whoever may be is not told for long that access is required.
    lateSection('administration', async () => (await lateSections()).AdministrationOfHome, mayHaveSession),
    lateSection('learn-about-our-system', async () => (await lateSections()).SystemInvitation),
  ]);

export const meta = () =>
  pageMeta({
    description:
      'An atlas of 52 places known for long life, with sources and doubts beside every figure, and a locator for the nearest defibrillator.',
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
      {symbiosis}
      <AedLocator gateway={dispatchGateway} report={ReportButton} />
      <LazyWaitingDispatches {...useOutbox()} onDismiss={dismissRefused} />
      {alerts}
      {healthZones}
      {statistics}
      {accessTiers}
      {administration}
      {systemInvitation}
    </>
  );
}
