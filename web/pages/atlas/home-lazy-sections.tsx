import { administrationGateway } from '../../backend/administration-gateway.ts';
import { useSession } from '../../backend/session/auth-session.ts';
import { Administration } from '../../features/administration/administration.tsx';

/**
 * The sections of the home page that visitors mostly read. Their code is in one file, which loads when the first of
 * them is needed.
 */
export { AccessTiers } from '../../features/access-tiers/access-tiers.tsx';
export { Alerts } from '../../features/alerts/alerts.tsx';
export { ArchitectureLink } from '../../features/architecture-link/architecture-link.tsx';
export { HealthZones } from '../../features/health-zones/health-zones.tsx';
export { Statistics } from '../../features/statistics/statistics.tsx';
export { SymbiosisSection } from '../../features/symbiosis/symbiosis-section.tsx';

export function HomeAdministration() {
  return <Administration gateway={administrationGateway} session={useSession()} />;
}
