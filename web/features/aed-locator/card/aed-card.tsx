import type { MouseEvent, ReactNode } from 'react';
import type { Aed, DispatchMethod } from '../../../../domain/aed/aed.ts';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { displayKilometres } from '../../../../domain/geography/distance.ts';
import { formatFeet, formatMeasure } from '../../../languages/format.ts';
import { Button } from '../../../ui/control/button.tsx';
import { DispatchButton } from '../dispatch/dispatch-button.tsx';
import { cardText as text } from '../messages/card-text.ts';
import { streetText } from '../messages/street-text.ts';
import { useRestoreFocus } from '../search/focus.ts';
import styles from './aed-card.module.css';

const methods: readonly DispatchMethod[] = ['foot', 'car', 'drone'];

interface AedCardProps {
  readonly aed: Aed;
  readonly isDispatching: boolean;
  readonly onDispatch: (method: DispatchMethod) => void;
  /** Its place in the list and on the map; null if there is none. */
  readonly number: number | null;
  /** Stands beside the badge: that it is a sample. */
  readonly mark?: ReactNode;
  /** Under the name and above the ways: whether it is available on arrival, and why. */
  readonly reason?: ReactNode;
  /** What is shown of the address; null if not stated. */
  readonly address: string | null;
  /** Everything else the register says. */
  readonly details?: ReactNode;
  readonly isChosen?: boolean;
  /** Whether the minutes are our own estimates, and said to be. */
  readonly isEstimated: boolean;
  /** Whether its pin, and with it the distance, is known only roughly. */
  readonly isRoughlyPlaced?: boolean;
  /** How far one goes to it; left out where that is not a matter of streets. */
  readonly way?: Pick<UsableAed, 'byStreet'>;
  /** Opens the way along the streets; null or left out if none is known. */
  readonly onShowWay?: ((event: MouseEvent<HTMLElement>) => void) | null;
  /** Whether the button that opens it has its room before it is known, so that nothing moves when it comes. */
  readonly hasRoomForWay?: boolean;
  /** What else there is to say of each way's minutes. */
  readonly besides?: Partial<Readonly<Record<DispatchMethod, string>>>;
}

/** The part of a card's address that names its AED: ids of registers hold slashes. */
export const cardId = (aedId: string) => `aed-${aedId.replace(/[^\w-]+/g, '-')}`;

/** One AED with everything needed to choose it and the three ways to get it. */
export function AedCard(props: AedCardProps) {
  const { aed, isDispatching, onDispatch, number, mark, reason, address, details, isChosen = false } = props;
  const { isEstimated, besides, isRoughlyPlaced = false, way, onShowWay = null, hasRoomForWay = false } = props;
  const rememberPressed = useRestoreFocus(isDispatching);
  const id = cardId(aed.id);
  const streetKm = way?.byStreet?.footKm ?? null;
  const kilometres = streetKm === null ? aed.distance : displayKilometres(streetKm);
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
            {way !== undefined && <span>{streetKm === null ? streetText.straight : streetText.along}</span>}
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

interface ShowWayProps {
  /** The name of the AED. */
  readonly to: string;
  readonly onShow: ((event: MouseEvent<HTMLElement>) => void) | null;
  readonly hasRoom: boolean;
}

/** The button that opens the way, or its room until one is known. */
function ShowWay({ to, onShow, hasRoom }: ShowWayProps) {
  if (onShow === null && !hasRoom) return null;
  return (
    <div className={styles.showWay} data-awaited={onShow === null || undefined}>
      <Button onClick={onShow ?? undefined}>
        {streetText.showWay} <span className="visually-hidden">{text.estimatedTo(to)}</span>
      </Button>
    </div>
  );
}
