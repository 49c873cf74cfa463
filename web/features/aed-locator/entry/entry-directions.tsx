import type { RegisteredAed, RegistrySource } from '../../../../domain/aed/aed-registry.ts';
import { ExternalButtonLink } from '../../../ui/control/button.tsx';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { ShareLink } from '../card/aed-details.tsx';
import { aedEntryText as text } from '../messages/aed-entry-text.ts';
import { buildDirectionsUrl, detectMapsApp, mapsApps } from '../messages/open-maps.ts';
import { registryText } from '../messages/registry-text.ts';
import { usePositionFragment } from '../place/position-fragment.ts';
import styles from './aed-entry.module.css';
import { DistanceToPatient, EntryRoute } from './entry-route.tsx';
import { LazyEntryMap } from './lazy-entry-map.tsx';

interface EntryDirectionsProps {
  readonly aed: RegisteredAed;
  readonly sources: readonly RegistrySource[];
  /** Whether streets are published around the AED, so that a route can be calculated. */
  readonly hasStreets: boolean;
}

/**
 * Directions to an AED: links to map services, and routes along the streets to the AED and from the AED to the patient.
 */
export function EntryDirections({ aed, sources, hasStreets }: EntryDirectionsProps) {
  const patient = usePositionFragment('to');
  const isHydrated = useIsHydrated();
  // A geo: link does nothing on most devices except Android phones.
  const hasPhoneMaps = isHydrated && detectMapsApp(navigator.userAgent) === 'phone';
  return (
    <section className={styles.ways} data-screen-only aria-labelledby="entry-ways">
      <h2 id="entry-ways" className={styles.heading}>
        {text.way}
      </h2>
      <ul className={styles.maps}>
        {mapsApps
          .filter((choice) => choice !== 'phone' || hasPhoneMaps)
          .map((choice) => (
            <li key={choice}>
              <ExternalButtonLink href={buildDirectionsUrl(choice, aed.position, 'foot')}>
                {registryText.mapsChoices[choice]}
              </ExternalButtonLink>
            </li>
          ))}
      </ul>
      <p className={`note ${styles.note}`}>{registryText.mapsNote}</p>
      {hasStreets ? (
        <EntryRoute aed={aed} sources={sources} patient={patient} />
      ) : (
        patient !== null && <DistanceToPatient aed={aed} patient={patient} route={null} />
      )}
      <LazyEntryMap aed={aed} patient={patient} beside={<ShareLink id={aed.id} name={aed.name} />} />
    </section>
  );
}
