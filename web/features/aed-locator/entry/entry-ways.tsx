import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { ExternalButtonLink } from '../../../ui/control/button.tsx';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { ShareLink } from '../card/aed-details.tsx';
import { formatLength } from '../messages/availability-words.ts';
import { entryText as text } from '../messages/entry-text.ts';
import { likelyMaps, mapsAddress, mapsChoices } from '../messages/hand-over.ts';
import { registryText } from '../messages/registry-text.ts';
import { usePositionInAddress } from '../place/position-in-address.ts';
import styles from './aed-entry.module.css';
import { LazyEntryMap } from './lazy-entry-map.tsx';

/** The ways to an AED in the visitor's preferred maps, and back to the patient if the link gives the position. */
export function EntryWays({ aed }: { readonly aed: RegisteredAed }) {
  const patient = usePositionInAddress('to');
  const isHydrated = useIsHydrated();
  // A geo: link opens nothing on most other devices.
  const hasPhoneMaps = isHydrated && likelyMaps(navigator.userAgent) === 'phone';
  return (
    <section className={styles.ways} aria-labelledby="entry-ways">
      <h2 id="entry-ways" className={styles.heading}>
        {text.way}
      </h2>
      <ul className={styles.maps}>
        {mapsChoices
          .filter((choice) => choice !== 'phone' || hasPhoneMaps)
          .map((choice) => (
            <li key={choice}>
              <ExternalButtonLink href={mapsAddress(choice, aed.position, 'foot')}>
                {registryText.mapsChoices[choice]}
              </ExternalButtonLink>
            </li>
          ))}
      </ul>
      <p className={styles.note}>{registryText.mapsNote}</p>
      {patient !== null && (
        <p className={styles.patient}>{text.toPatient(formatLength(distanceKm(aed.position, patient)))}</p>
      )}
      <LazyEntryMap aed={aed} patient={patient} beside={<ShareLink id={aed.id} name={aed.name} />} />
    </section>
  );
}
