import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import type { RegisteredAed, RegistrySource } from '../../../../domain/aed/aed-registry.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetWay } from '../../../../domain/streets/describe-way.ts';
import { siteConfig } from '../../../site-config.ts';
import { Button } from '../../../ui/control/button.tsx';
import { formatLength } from '../messages/availability-words.ts';
import { entryText as text } from '../messages/entry-text.ts';
import { placeText } from '../messages/registry-text.ts';
import { streetText } from '../messages/street-text.ts';
import { formatMinutes } from '../messages/travel-words.ts';
import { LazyWay, useWay } from '../results/way-to-aed.tsx';
import type { LocationPrompt } from '../search/aed-source.ts';
import { askDevicePosition } from '../search/device-position.ts';
import { askForCompass } from '../way/ask-for-compass.ts';
import { longestRouteMinutes } from '../way/use-walk.ts';
import styles from './aed-entry.module.css';

interface ToPatientProps {
  readonly aed: RegisteredAed;
  readonly patient: LongitudeLatitude;
  /** The route along the streets; null if none is known. */
  readonly way: StreetWay | null;
}

/** The distance from the AED to the patient whose position the link contains. */
export function ToPatient({ aed, patient, way }: ToPatientProps) {
  return (
    <p className={styles.patient}>
      {way === null
        ? text.toPatient(formatLength(distanceKm(aed.position, patient)))
        : text.toPatientOnStreets(formatLength(way.metres / 1000), formatMinutes(way.seconds / 60))}
    </p>
  );
}

interface EntryRouteProps {
  readonly aed: RegisteredAed;
  readonly sources: readonly RegistrySource[];
  /** The patient's position, if the link contains it; null otherwise. */
  readonly patient: LongitudeLatitude | null;
}

type ShownRoute = Pick<ComponentProps<typeof LazyWay>, 'place' | 'patient' | 'startsWith' | 'mayFollow'>;

/**
 * Buttons that show the routes along the streets: from the visitor to the AED, and on to the patient if the link
 * contains that position.
 */
export function EntryRoute({ aed, sources, patient }: EntryRouteProps) {
  const { shown, open, close } = useWay<ShownRoute>();
  const [prompt, setPrompt] = useState<LocationPrompt | null>(null);
  const back = useWayBack(aed.position, patient);

  async function showRoute({ currentTarget }: MouseEvent<HTMLElement>) {
    askForCompass();
    setPrompt(null);
    const place = await askDevicePosition(() => setPrompt('awaited'), prompt !== null);
    setPrompt(typeof place === 'string' ? place : null);
    if (typeof place !== 'string') open({ place, ...(patient !== null && { patient }) }, currentTarget);
  }

  function showRouteBack(to: LongitudeLatitude, { currentTarget }: MouseEvent<HTMLElement>) {
    askForCompass();
    open(
      { place: { origin: 'point', name: text.patient, position: to }, startsWith: 'back', mayFollow: true },
      currentTarget,
    );
  }

  return (
    <>
      {patient !== null && <ToPatient aed={aed} patient={patient} way={back} />}
      <div className={styles.actions}>
        <Button tone="primary" onClick={showRoute}>
          {streetText.showWay}
        </Button>
        {patient !== null && (
          <Button onClick={(event) => showRouteBack(patient, event)}>{streetText.showWayBack}</Button>
        )}
      </div>
      {prompt !== null && <p role={prompt === 'awaited' ? 'status' : 'alert'}>{placeText.need[prompt]}</p>}
      {shown !== null && (
        <LazyWay key={shown.startsWith ?? 'there'} aed={aed} sources={sources} onClose={close} {...shown} />
      )}
    </>
  );
}

/**
 * The route along the streets from an AED to a patient; null while it is being calculated, and if there is none. A
 * worker of this page calculates it, so the patient's position stays on the device.
 */
function useWayBack(aed: LongitudeLatitude, patient: LongitudeLatitude | null): StreetWay | null {
  const [way, setWay] = useState<StreetWay | null>(null);
  useEffect(
    function findWayBack() {
      setWay(null);
      if (patient === null) return;
      let isLeft = false;
      const ask = async () => {
        const { streetWays } = await import('../../../streets/street-ways.ts');
        const ends = { from: aed, to: patient, limitMinutes: longestRouteMinutes };
        const found = await streetWays(siteConfig.streetsUrl).ask('way', ends);
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
