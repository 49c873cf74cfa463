import { administrationGateway } from '../backend/administration-gateway.ts';
import { dispatchGateway } from '../backend/dispatch-gateway.ts';
import { useOutbox } from '../backend/outbox-state.ts';
import { useSession } from '../backend/session.ts';
import { dismissRefused } from '../backend/start-outbox.ts';
import { AccessTiers } from '../features/access-tiers/access-tiers.tsx';
import { Administration } from '../features/administration/administration.tsx';
import { AedLocator } from '../features/aed-locator/aed-locator.tsx';
import { WaitingDoor } from '../features/aed-locator/waiting-door.tsx';
import { Alerts } from '../features/alerts/alerts.tsx';
import { EmergencyNotice } from '../features/emergency-notice/emergency-notice.tsx';
import { HealthZones } from '../features/health-zones/health-zones.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { MapSection } from '../features/hub-explorer/map-section.tsx';
import { Statistics } from '../features/statistics/statistics.tsx';
import { SymbiosisSection } from '../features/symbiosis/symbiosis-section.tsx';
import { SystemInvitation } from '../features/system-invitation/system-invitation.tsx';
import { pageMeta } from './page-meta.ts';

export const meta = () =>
  pageMeta({
    description:
      'An atlas of 52 places known for long life, with sources and doubts beside every figure, and a locator for the nearest defibrillator.',
    path: '/',
  });

export default function Home() {
  return (
    <>
      <Hero />
      <EmergencyNotice />
      <MapSection />
      <SymbiosisSection />
      <AedLocator gateway={dispatchGateway} />
      <WaitingDoor {...useOutbox()} onDismiss={dismissRefused} />
      <Alerts />
      <HealthZones />
      <Statistics />
      <AccessTiers />
      <Administration gateway={administrationGateway} session={useSession()} />
      <SystemInvitation />
    </>
  );
}
