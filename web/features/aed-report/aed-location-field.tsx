import { useEffect, useRef, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { loadWithTexts } from '../../languages/localize-text.ts';
import { siteTiles } from '../../site-config.ts';
import { Button } from '../../ui/control/button.tsx';
import { LazyMap } from '../../ui/lazy/lazy-map.tsx';
import styles from './report-sheet.module.css';
import { reportText } from './text.ts';

const text = reportText.place;

const loadPinMap = async () => (await loadWithTexts(['found'], () => import('../../map/pin/pin-map.tsx'))).PinMap;

/** Outdoors a device finds its position within seconds; in a cellar it may never find it. */
const positionTimeoutMs = 15_000;

/** Rounds to five decimals: a hundred-thousandth of a degree is about a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

interface PlaceOfAedProps {
  readonly around: LongitudeLatitude;
  /** The position to send; null until the visitor has chosen it. */
  readonly place: LongitudeLatitude | null;
  readonly onPlace: (place: LongitudeLatitude | null) => void;
  /** Whether the visitor tried to send the report without a position. */
  readonly isMissed: boolean;
}

/**
 * Asks for the AED's position: the visitor's own, or a pin on a map. The device is not asked, and no map loads, before
 * a press.
 */
export function AedLocationField({ around, place, onPlace, isMissed }: PlaceOfAedProps) {
  const [way, setWay] = useState<'none' | 'finding' | 'not-found' | 'here' | 'pin' | 'map-failed'>('none');

  // Number of the last position request: if the visitor has moved on, an older response is ignored.
  const question = useRef(0);
  useEffect(
    () => () => {
      question.current += 1;
    },
    [],
  );

  function standHere() {
    question.current += 1;
    const asked = question.current;
    onPlace(null);
    setWay('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (question.current !== asked) return;
        onPlace([rounded(coords.longitude), rounded(coords.latitude)]);
        setWay('here');
      },
      () => {
        if (question.current === asked) setWay('not-found');
      },
      { enableHighAccuracy: true, timeout: positionTimeoutMs },
    );
  }

  function setPin() {
    question.current += 1;
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
          <p className={styles.note}>{text.hereNote}</p>
        </div>
        <div>
          <Button aria-pressed={way === 'pin'} onClick={setPin}>
            {text.pin}
          </Button>
          <p className={styles.note}>{text.pinNote}</p>
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

/** A map that moves below a fixed pin. */
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
            onMove: ([east, north]) => onPlace([rounded(east), rounded(north)]),
          }}
          inItsPlace="a sentence"
          onFailure={onFailure}
          waiting={<p className={styles.note}>{text.loading}</p>}
        />
      </div>
    </>
  );
}
