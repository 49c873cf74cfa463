import type { MouseEvent, ReactNode } from 'react';
import { type Aed, type DispatchMethod, getTravelMinutes } from '../../../../domain/aed/aed.ts';
import { type AssessedAed, isLowerBound } from '../../../../domain/aed/assessed-aed.ts';
import { isDroneTooSlow } from '../../../../domain/aed/dispatch.ts';
import { roundKilometresForDisplay } from '../../../../domain/geography/distance.ts';
import { formatFeet, formatMeasure } from '../../../languages/format.ts';
import { Button } from '../../../ui/control/button.tsx';
import { aedCardText as text } from '../messages/aed-card-text.ts';
import { formatMinutes } from '../messages/format-travel-time.ts';
import { streetDistanceText } from '../messages/street-distance-text.ts';
import { useRestoreFocus } from '../search/focus-management.ts';
import styles from './aed-card.module.css';
import buttonStyles from './dispatch-button.module.css';

const methods: readonly DispatchMethod[] = ['foot', 'car', 'drone'];

interface AedCardProps {
  readonly aed: Aed;
  readonly isDispatching: boolean;
  readonly onDispatch: (method: DispatchMethod) => void;
  /** The rank of the AED in the list, which is also its number on the map. Null if it has none. */
  readonly number: number | null;
  /** A label that is shown beside the badge and marks the AED as a sample. */
  readonly mark?: ReactNode;
  /**
   * Lines between the name and the travel times. They say whether the AED is available on arrival, and why it has its
   * place in the list.
   */
  readonly reason?: ReactNode;
  /** The address, or null if it is unknown. */
  readonly address: string | null;
  /** Everything else that the source says about the AED. */
  readonly details?: ReactNode;
  readonly isChosen?: boolean;
  /** Whether the travel times are the site's own estimates. If so, they are labelled as estimates. */
  readonly isEstimated: boolean;
  /** Whether the position of the AED is approximate. If so, the distance is approximate too. */
  readonly isRoughlyPlaced?: boolean;
  /** The walking distance along the streets. Omitted if no streets are used. */
  readonly way?: Pick<AssessedAed, 'byStreet'>;
  /** Called when the visitor opens the route along the streets. Null or omitted if no route is known. */
  readonly onShowWay?: ((event: MouseEvent<HTMLElement>) => void) | null;
  /** Whether to reserve space for the button that opens the route. Nothing then moves when the button appears. */
  readonly hasRoomForWay?: boolean;
  /** The note beside the travel time of each method of getting the AED. */
  readonly besides?: Partial<Readonly<Record<DispatchMethod, string>>>;
}

/** Converts an AED's id to an element id that works in a URL's fragment. The ids of sources contain slashes. */
export const cardId = (aedId: string) => `aed-${aedId.replace(/[^\w-]+/g, '-')}`;

/** Shows what a person needs to choose an AED, with three ways to get it. */
export function AedCard(props: AedCardProps) {
  const { aed, isDispatching, onDispatch, number, mark, reason, address, details, isChosen = false } = props;
  const { isEstimated, besides, isRoughlyPlaced = false, way, onShowWay = null, hasRoomForWay = false } = props;
  const rememberPressed = useRestoreFocus(isDispatching);
  const id = cardId(aed.id);
  const streetKm = way?.byStreet?.footKm ?? null;
  const kilometres = streetKm === null ? aed.distance : roundKilometresForDisplay(streetKm);
  const feet = formatFeet(kilometres);
  return (
    <div className={styles.frame}>
      <article
        id={id}
        className={styles.card}
        aria-labelledby={`${id}-name`}
        aria-busy={isDispatching}
        aria-current={isChosen || undefined}
        tabIndex={-1}
      >
        <div className={styles.place}>
          <div className={styles.head}>
            <div className={styles.title}>
              {number !== null && <span className={styles.number}>{number}</span>}
              <h3 id={`${id}-name`} className={styles.name}>
                <bdi>{aed.name}</bdi>
              </h3>
            </div>
            {(aed.available247 || mark !== undefined) && (
              <p className={styles.flags}>
                {aed.available247 && <span className={styles.allDay}>{text.allDay}</span>}
                {mark}
              </p>
            )}
          </div>
          {reason}
        </div>
        <fieldset className={styles.ways}>
          <legend className={styles.estimated}>
            {text.estimated} <span className="visually-hidden">{text.estimatedTo(aed.name)}</span>
          </legend>
          <div className={styles.buttons}>
            {methods.map((method) => (
              <DispatchButton
                key={method}
                aed={aed}
                method={method}
                isEstimated={isEstimated}
                isAtLeast={method === 'foot' && way !== undefined && isLowerBound(way)}
                beside={besides?.[method]}
                isDispatching={isDispatching}
                onPress={(event) => {
                  rememberPressed(event);
                  onDispatch(method);
                }}
              />
            ))}
          </div>
          <ShowWay to={aed.name} onShow={onShowWay} hasRoom={hasRoomForWay} />
        </fieldset>
        <div className={styles.more}>
          <p className={styles.facts}>
            <strong className={styles.distance}>
              {isRoughlyPlaced && `${text.about} `}
              {formatMeasure(kilometres, 'kilometer')}
            </strong>
            {feet !== null && <span>{feet}</span>}
            {way !== undefined && (
              <span>{streetKm === null ? streetDistanceText.straight : streetDistanceText.along}</span>
            )}
            {aed.lastChecked !== null && <span>{text.verified(aed.lastChecked)}</span>}
          </p>
          {address !== null && (
            <p>
              <bdi>{address}</bdi>
            </p>
          )}
          {details}
        </div>
      </article>
    </div>
  );
}

interface DispatchButtonProps {
  readonly aed: Aed;
  readonly method: DispatchMethod;
  readonly isEstimated: boolean;
  /** Whether the way takes longer than the travel time. */
  readonly isAtLeast: boolean;
  /** A note beside the travel time. */
  readonly beside?: string | undefined;
  readonly isDispatching: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * The button for one method of getting an AED, with its travel time. If a drone would be too slow, its button is
 * disabled and says why.
 */
function DispatchButton(props: DispatchButtonProps) {
  const { aed, method, isEstimated, isAtLeast, beside, isDispatching, onPress } = props;
  const isTooSlow = method === 'drone' && isDroneTooSlow(aed);
  const minutes = getTravelMinutes(aed, method);
  return (
    <Button tone="emergency" disabled={isDispatching || isTooSlow} onClick={onPress}>
      <span className={buttonStyles.lines}>
        <span className={buttonStyles.method}>{text.methods[method]}</span>{' '}
        <span className={buttonStyles.minutes} data-warning={isTooSlow || undefined}>
          {isEstimated && <span className={buttonStyles.about}>{isAtLeast ? text.atLeast : text.about} </span>}
          <span className={buttonStyles.number}>
            {isEstimated ? formatMinutes(minutes) : text.minutes(String(minutes))}
          </span>
          {isTooSlow && <span> {text.overLimit}</span>}
        </span>
        {beside !== undefined && <span className={buttonStyles.beside}> {beside}</span>}
        {method === 'drone' && <span className={buttonStyles.simulation}> {text.simulation}</span>}
      </span>
    </Button>
  );
}

interface ShowWayProps {
  /** The name of the AED to which the route leads. */
  readonly to: string;
  readonly onShow: ((event: MouseEvent<HTMLElement>) => void) | null;
  readonly hasRoom: boolean;
}

/** Renders the button that opens the route. Without a route, it renders the reserved space or nothing. */
function ShowWay({ to, onShow, hasRoom }: ShowWayProps) {
  if (onShow === null && !hasRoom) return null;
  return (
    <div className={styles.showWay} data-awaited={onShow === null || undefined}>
      <Button onClick={onShow ?? undefined}>
        {streetDistanceText.showWay} <span className="visually-hidden">{text.estimatedTo(to)}</span>
      </Button>
    </div>
  );
}
