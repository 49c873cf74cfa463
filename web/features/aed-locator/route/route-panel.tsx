import ArrowUp from '@lucide/icons/icons/arrow-up';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RegisteredAed, RegistrySource } from '../../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetRoute } from '../../../../domain/streets/describe-route.ts';
import type { RouteProgress } from '../../../../domain/streets/follow-route.ts';
import type { RouteMapProps } from '../../../map/route/route-map.tsx';
import { keepScreenOn } from '../../../platform/keep-screen-on.ts';
import { siteConfig } from '../../../site-config.ts';
import { Button } from '../../../ui/control/button.tsx';
import { LazyMap } from '../../../ui/lazy/lazy-map.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { AedDetails } from '../card/aed-details.tsx';
import { formatMinutes } from '../messages/format-travel-time.ts';
import { streetDistanceText } from '../messages/street-distance-text.ts';
import type { VisitorPlace } from '../search/aed-source.ts';
import {
  formatNextInstruction,
  formatOffStreetEnd,
  formatOffStreetStart,
  formatRouteStep,
  formatRouteTitle,
  formatShortFacts,
  formatWalkingDistance,
  formatWayBackToRoute,
  type WalkLeg,
} from './route-instructions.ts';
import styles from './route-panel.module.css';
import { routeText as text } from './route-text.ts';
import { useCloseOnEscape } from './use-close-on-escape.ts';
import { useCompass } from './use-compass.ts';
import { useRouteAnnouncement } from './use-route-announcement.ts';
import { useWalk } from './use-walk.ts';
import type { Walk } from './walk-state.ts';

const loadWayMap = async () => (await import('../../../map/route/route-map.tsx')).RouteMap;

export interface RoutePanelProps {
  readonly aed: RegisteredAed;
  readonly place: VisitorPlace;
  /** The patient's position. The default is the start of the walk. */
  readonly patient?: LongitudeLatitude;
  /** The first leg of the walk. The default is the leg to the AED. */
  readonly firstLeg?: WalkLeg;
  /**
   * Whether the device's position may be tracked. By default it is tracked only if the place came from the device,
   * because a visitor who typed a place may be elsewhere.
   */
  readonly mayFollow?: boolean;
  readonly sources: readonly RegistrySource[];
  /** When the AED closes or opens, if it will be closed when the walker arrives. */
  readonly closedNote?: string | null;
  /** How often the visitor has opened the route. The panel comes into view each time. */
  readonly openCount?: number;
  /** Called when the visitor asks for the way back. */
  readonly onGoBack?: () => void;
  readonly onClose: () => void;
}

/** Directions along the streets to an AED and back: the next instruction, a map, and a list of all turns. */
export function RoutePanel({ aed, place, firstLeg = 'there', openCount, ...props }: RoutePanelProps) {
  // The patient is where the walk started. After a later search, `place` is the helper's position at that time.
  const [start] = useState(place.position);
  const { patient = start } = props;
  const { sources, closedNote = null, onGoBack, onClose, mayFollow = place.origin === 'device' } = props;
  const { walk, isFollowed, goBack } = useWalk({ place, aed: aed.position, patient, firstLeg, mayFollow });
  const [isScreenOn, setScreenOn] = useState(false);
  useEffect(() => keepScreenOn(setScreenOn), []);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseOnEscape(section, onClose);
  const { direction, phase, way } = walk;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again when `direction` changes, because the pressed button is then removed, and when the route is opened again
  useLayoutEffect(
    function goToWay() {
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      heading.current?.focus({ preventScroll: true });
    },
    [direction, openCount],
  );
  function takeBack() {
    goBack();
    onGoBack?.();
  }
  const isAtAed = phase === 'arrived' && direction === 'there';
  // When the walker arrives, the buttons move above the map. Because of the keys, React moves the same elements, so the
  // focused button keeps the focus.
  const buttons = (
    <div key="buttons" className={styles.buttons} data-screen-only>
      {direction === 'there' && (
        <Button tone={isAtAed ? 'primary' : 'quiet'} onClick={takeBack}>
          {streetDistanceText.showWayBack}
        </Button>
      )}
      <Button onClick={onClose}>{text.close}</Button>
    </div>
  );
  const map = way !== null && (
    <WayMapFrame key="map" line={way.line} position={walk.position ?? place.position} aed={aed.position} />
  );
  return (
    <section ref={section} className={styles.way} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {direction === 'there' ? formatRouteTitle(aed) : text.titleBack}
      </h3>
      {closedNote !== null && direction === 'there' && (
        <p role="alert" className={styles.closed}>
          {closedNote}
        </p>
      )}
      <NextStep walk={walk} aed={aed} />
      {isAtAed && (
        <AedDetails aed={aed} wholeHours={null} sources={sources} languages={navigator.languages} onShowOnMap={null} />
      )}
      {isAtAed ? [buttons, map] : [map, buttons]}
      <Turns walk={walk} />
      <p className={`note ${styles.note}`}>{isFollowed ? isScreenOn && text.awake : text.notFollowed}</p>
    </section>
  );
}

/** The next instruction, in letters that can be read while running. */
function NextStep({ walk, aed }: { readonly walk: Walk; readonly aed: RegisteredAed }) {
  const announcement = useRouteAnnouncement(walk, formatShortFacts(aed));
  return (
    <>
      <NextWords walk={walk} />
      {/* One element for the whole walk, because screen readers miss the text of a new one. */}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** The instruction in large letters, and the sentence below it. The sentence is null once the walker has arrived. */
function wordsOf({ phase, direction, found }: Walk, way: StreetRoute, progress: RouteProgress) {
  if (phase === 'arrived') return [direction === 'there' ? text.atAed : text.atPatient, null] as const;
  if (found === 'none') return [formatWayBackToRoute(progress), text.noOther] as const;
  const secondsLeft = way.metres === 0 ? 0 : (way.seconds * progress.leftMetres) / way.metres;
  const left = text.left(formatWalkingDistance(progress.leftMetres), formatMinutes(secondsLeft / 60));
  return [formatNextInstruction(progress, direction), left] as const;
}

function NextWords({ walk }: { readonly walk: Walk }) {
  const { phase, way, progress, accuracyMetres, found } = walk;
  if (phase === 'looking') return <p>{text.looking}</p>;
  if (way === null || progress === null) return <p role="alert">{text.none}</p>;
  const [instruction, below] = wordsOf(walk, way, progress);
  return (
    <div className={styles.next}>
      {phase !== 'arrived' && <Arrow bearing={progress.bearing} isFollowed={walk.position !== null} />}
      <div className={styles.words}>
        <p className={styles.instruction}>{instruction}</p>
        {below !== null && <p className={styles.left}>{below}</p>}
        {found === 'another' && <p className={`note ${styles.note}`}>{text.isNew}</p>}
        {accuracyMetres !== null && accuracyMetres > 60 && (
          <p className={`note ${styles.note}`}>{text.inexact(formatWalkingDistance(accuracyMetres))}</p>
        )}
      </div>
    </div>
  );
}

/** An arrow that points in the direction to walk. Renders nothing if the device has no compass. */
function Arrow({ bearing, isFollowed }: { readonly bearing: number; readonly isFollowed: boolean }) {
  const heading = useCompass();
  if (heading === null || !isFollowed) return null;
  return (
    <div className={styles.compass}>
      <span className={styles.arrow} style={{ transform: `rotate(${bearing - heading.degrees}deg)` }}>
        <Icon of={ArrowUp} size={56} strokeWidth={2.5} />
      </span>
      {heading.isInexact && <p className={`note ${styles.note}`}>{text.compassInexact}</p>}
    </div>
  );
}

/** The list of all turns, with the next one highlighted. */
function Turns({ walk: { way, progress } }: { readonly walk: Walk }) {
  if (way === null) return null;
  const [start, end] = [formatOffStreetStart(way), formatOffStreetEnd(way)];
  return (
    <div className={styles.turns}>
      <h4 className={styles.turnsTitle}>{text.steps}</h4>
      {start !== null && <p>{start}</p>}
      <ol className={styles.list}>
        {way.steps.map((step) => (
          <li
            key={step.fromMetres}
            className={styles.turn}
            aria-current={step === progress?.next?.step ? 'step' : undefined}
          >
            {formatRouteStep(step)}
          </li>
        ))}
      </ol>
      {end !== null && <p>{end}</p>}
    </div>
  );
}

type WayMapFrameProps = Omit<RouteMapProps, 'label' | 'streetsUrl'>;

/**
 * The map of the route, or a message if it fails to load. It is not printed, because a canvas is not drawn again at the
 * size of the paper. The list contains all turns.
 */
function WayMapFrame(props: WayMapFrameProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.map} data-screen-only>
      {hasFailed ? (
        <p role="status">{text.mapFailed}</p>
      ) : (
        <LazyMap
          load={loadWayMap}
          map={{ ...props, label: text.map, streetsUrl: siteConfig.streetsUrl }}
          inItsPlace="the list of turns"
          onFailure={() => setFailed(true)}
        />
      )}
    </div>
  );
}
