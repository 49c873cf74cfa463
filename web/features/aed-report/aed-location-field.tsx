import { useEffect, useRef, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { loadWithTexts } from '../../languages/localize-text.ts';
import { siteConfig, siteTiles } from '../../site-config.ts';
import { hasStreetsAt } from '../../streets/has-streets-at.ts';
import { Button } from '../../ui/control/button.tsx';
import { LazyMap } from '../../ui/lazy/lazy-map.tsx';
import styles from './report-sheet.module.css';
import { reportText } from './text.ts';

const text = reportText.place;

const loadPinMap = async () => (await loadWithTexts(['found'], () => import('../../map/pin/pin-map.tsx'))).PinMap;

/**
 * Time limit for finding the position. Outdoors a device needs seconds, but in a cellar it may never find its position.
 */
const positionTimeoutMs = 15_000;

/** Rounds to five decimals of a degree, which is about a metre. */
const roundDegrees = (degrees: number) => Number(degrees.toFixed(5));

interface AedLocationFieldProps {
  readonly around: LongitudeLatitude;
  /** The position to send, or null until the visitor has chosen one. */
  readonly place: LongitudeLatitude | null;
  readonly onPlace: (place: LongitudeLatitude | null) => void;
  /** Whether the visitor tried to send the report without a position. */
  readonly isMissed: boolean;
}

/**
 * Asks for the AED's position, which is either the visitor's own position or a pin on a map. Nothing is requested from
 * the device, and no map loads, until the visitor presses a button.
 */
export function AedLocationField({ around, place, onPlace, isMissed }: AedLocationFieldProps) {
  const [way, setWay] = useState<'none' | 'finding' | 'not-found' | 'here' | 'pin' | 'map-failed'>('none');

  // Counts position requests, so that the response to an earlier request is ignored.
  const requestCount = useRef(0);
  useEffect(
    () => () => {
      requestCount.current += 1;
    },
    [],
  );

  // Whether streets are published here. If so, the map under the pin requests nothing from another server.
  const [hasStreets, setHasStreets] = useState(false);
  const [longitude, latitude] = around;
  useEffect(() => {
    void hasStreetsAt(siteConfig.streetsUrl, [longitude, latitude]).then(setHasStreets);
  }, [longitude, latitude]);

  function standHere() {
    requestCount.current += 1;
    const asked = requestCount.current;
    onPlace(null);
    setWay('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (requestCount.current !== asked) return;
        onPlace([roundDegrees(coords.longitude), roundDegrees(coords.latitude)]);
        setWay('here');
      },
      () => {
        if (requestCount.current === asked) setWay('not-found');
      },
      { enableHighAccuracy: true, timeout: positionTimeoutMs },
    );
  }

  function setPin() {
    requestCount.current += 1;
    onPlace(null);
    setWay('pin');
  }

  return (
    <fieldset className={styles.place}>
      <legend>{text.legend}</legend>
      <div className={styles.ways}>
        <div>
          <Button aria-pressed={way === 'here'} onClick={standHere}>
            {text.here}
          </Button>
          <p className={`note ${styles.note}`}>{text.hereNote}</p>
        </div>
        <div>
          <Button aria-pressed={way === 'pin'} onClick={setPin}>
            {text.pin}
          </Button>
          {!hasStreets && <p className={`note ${styles.note}`}>{text.pinNote}</p>}
        </div>
      </div>
      {way === 'pin' && <PinMap around={around} onPlace={onPlace} onFailure={() => setWay('map-failed')} />}
      <p role="status" className={styles.said}>
        {way === 'finding' && text.finding}
        {way === 'not-found' && text.notFound}
        {way === 'map-failed' && text.mapFailed}
        {place !== null && text.chosen(place[1].toFixed(5), place[0].toFixed(5))}
      </p>
      {isMissed && place === null && (
        <p role="alert" className={styles.missed}>
          {text.needed}
        </p>
      )}
    </fieldset>
  );
}

interface PinMapProps {
  readonly around: LongitudeLatitude;
  readonly onPlace: (place: LongitudeLatitude) => void;
  readonly onFailure: () => void;
}

/** A map with a fixed pin in the centre. The visitor moves the map below the pin. */
function PinMap({ around, onPlace, onFailure }: PinMapProps) {
  return (
    <>
      <p>{text.moveMap}</p>
      <div className={styles.map}>
        <LazyMap
          load={loadPinMap}
          map={{
            tiles: siteTiles,
            around,
            label: text.map,
            onMove: ([east, north]) => onPlace([roundDegrees(east), roundDegrees(north)]),
          }}
          inItsPlace="a sentence"
          onFailure={onFailure}
          waiting={<p className={`note ${styles.note}`}>{text.loading}</p>}
        />
      </div>
    </>
  );
}
