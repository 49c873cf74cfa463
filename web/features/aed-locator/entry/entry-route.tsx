import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import type { RegisteredAed, RegistrySource } from '../../../../domain/aed/aed-registry.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetRoute } from '../../../../domain/streets/describe-route.ts';
import { siteConfig } from '../../../site-config.ts';
import { Button } from '../../../ui/control/button.tsx';
import { aedEntryText as text } from '../messages/aed-entry-text.ts';
import { formatDistanceWithFeet } from '../messages/format-availability.ts';
import { formatMinutes } from '../messages/format-travel-time.ts';
import { visitorPlaceText } from '../messages/registry-text.ts';
import { streetDistanceText } from '../messages/street-distance-text.ts';
import { PermissionHelp } from '../place/permission-help.tsx';
import { LazyRoutePanel } from '../results/lazy-route-panel.tsx';
import { requestCompassPermission } from '../route/request-compass-permission.ts';
import { longestRouteMinutes } from '../route/use-walk.ts';
import type { LocationPrompt } from '../search/aed-source.ts';
import { requestDevicePosition } from '../search/device-position.ts';
import { useRoutePanel } from '../search/use-route-panel.ts';
import styles from './aed-entry.module.css';

interface DistanceToPatientProps {
  readonly aed: RegisteredAed;
  readonly patient: LongitudeLatitude;
  /** The route along the streets, or null if none is known. */
  readonly route: StreetRoute | null;
}

/** Shows the distance from the AED to the patient. */
export function DistanceToPatient({ aed, patient, route }: DistanceToPatientProps) {
  return (
    <p className={styles.patient}>
      {route === null
        ? text.toPatient(formatDistanceWithFeet(distanceKm(aed.position, patient)))
        : text.toPatientOnStreets(formatDistanceWithFeet(route.metres / 1000), formatMinutes(route.seconds / 60))}
    </p>
  );
}

interface EntryRouteProps {
  readonly aed: RegisteredAed;
  readonly sources: readonly RegistrySource[];
  /** The patient's position from the link to the page. Null if the link contains none. */
  readonly patient: LongitudeLatitude | null;
}

type ShownRoute = Pick<ComponentProps<typeof LazyRoutePanel>, 'place' | 'patient' | 'firstLeg' | 'mayFollow'>;

/**
 * Buttons that show routes along the streets: from the visitor to the AED, and from the AED to the patient. The second
 * button is shown only if the link to the page contains the patient's position.
 */
export function EntryRoute({ aed, sources, patient }: EntryRouteProps) {
  const { shown, openCount, open, close } = useRoutePanel<ShownRoute>();
  const [prompt, setPrompt] = useState<{ readonly need: LocationPrompt; readonly button: HTMLElement } | null>(null);
  const back = useRouteToPatient(aed.position, patient);

  async function showRoute(button: HTMLElement) {
    setPrompt(null);
    const isRepeated = prompt !== null;
    const place = await requestDevicePosition(() => setPrompt({ need: 'awaited', button }), isRepeated);
    setPrompt(typeof place === 'string' ? { need: place, button } : null);
    if (typeof place !== 'string') open({ place, ...(patient !== null && { patient }) }, button);
  }

  function showRouteBack(to: LongitudeLatitude, { currentTarget }: MouseEvent<HTMLElement>) {
    requestCompassPermission();
    open(
      { place: { origin: 'point', name: text.patient, position: to }, firstLeg: 'back', mayFollow: true },
      currentTarget,
    );
  }

  return (
    <>
      {patient !== null && <DistanceToPatient aed={aed} patient={patient} route={back} />}
      <div className={styles.actions} data-needs-script>
        <Button
          tone="primary"
          onClick={({ currentTarget }) => {
            requestCompassPermission();
            void showRoute(currentTarget);
          }}
        >
          {streetDistanceText.showWay}
        </Button>
        {patient !== null && (
          <Button onClick={(event) => showRouteBack(patient, event)}>{streetDistanceText.showWayBack}</Button>
        )}
      </div>
      {prompt !== null && (
        <p role={prompt.need === 'awaited' ? 'status' : 'alert'}>{visitorPlaceText.need[prompt.need]}</p>
      )}
      {prompt?.need === 'refused' && <PermissionHelp onAllowed={() => showRoute(prompt.button)} />}
      {shown !== null && (
        <LazyRoutePanel
          key={shown.firstLeg ?? 'there'}
          aed={aed}
          sources={sources}
          openCount={openCount}
          onClose={close}
          {...shown}
        />
      )}
    </>
  );
}

/**
 * Returns the route along the streets from an AED to a patient. Null while the route is calculated, or if there is
 * none. A web worker calculates it, so the patient's position stays on the device.
 */
function useRouteToPatient(aed: LongitudeLatitude, patient: LongitudeLatitude | null): StreetRoute | null {
  const [way, setWay] = useState<StreetRoute | null>(null);
  useEffect(
    function findWayBack() {
      setWay(null);
      if (patient === null) return;
      let isLeft = false;
      const ask = async () => {
        const { getRoutingWorkerClient } = await import('../../../streets/routing-worker-client.ts');
        const ends = { from: aed, to: patient, limitMinutes: longestRouteMinutes };
        const found = await getRoutingWorkerClient(siteConfig.streetsUrl).ask('way', ends);
        if (!isLeft) setWay(found);
      };
      ask().catch((cause: unknown) =>
        console.warn('The route back could not be found; the straight line stays.', cause),
      );
      return () => {
        isLeft = true;
      };
    },
    [aed, patient],
  );
  return way;
}
