import { useState } from 'react';
import type { Aed, DispatchMethod } from '../../../domain/aed.ts';
import type { UsableAed } from '../../../domain/usable-first.ts';
import { Button } from '../../ui/button.tsx';
import { cardId } from './aed-card.tsx';
import type { Registry, RegistryFinding, VisitorPlace } from './aed-source.ts';
import styles from './found-aeds.module.css';
import { FoundSummary } from './found-summary.tsx';
import { type MapsChoice as Maps, openMaps, rememberedMaps, rememberMaps } from './hand-over.ts';
import { MapsChoice } from './maps-choice.tsx';
import { OpenFilter } from './open-filter.tsx';
import { RegisteredCard } from './registered-card.tsx';
import { registryText as text } from './registry-text.ts';

/** How many cards stand there at first, and how many more each press brings. */
const cardsAtOnce = 10;

interface FoundAedsProps {
  readonly registry: Registry;
  readonly place: VisitorPlace;
  readonly finding: RegistryFinding;
  readonly isDispatching: (aedId: string) => boolean;
  readonly onDispatch: (aed: Aed, method: DispatchMethod) => void;
}

const isOpenOnArrival = ({ availability }: UsableAed) => availability.state === 'open';

/** Brings a card into view once it stands there, and gives it the focus. */
function goToCard(aedId: string) {
  requestAnimationFrame(() => {
    const card = document.getElementById(cardId(aedId));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  });
}

/** The AEDs of a finding, best first, ten at a time. */
export function FoundAeds({ registry, place, finding, isDispatching, onDispatch }: FoundAedsProps) {
  const [isOnlyOpen, setIsOnlyOpen] = useState(false);
  const [shownCount, setShownCount] = useState(cardsAtOnce);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [maps, setMaps] = useState<Maps>(rememberedMaps);
  const { ranked } = finding;
  const fitting = isOnlyOpen ? ranked.filter(isOpenOnArrival) : ranked;
  const shown = fitting.slice(0, shownCount);
  const rest = fitting.length - shown.length;

  function choose(aedId: string) {
    const index = fitting.findIndex(({ aed }) => aed.id === aedId);
    // Whole tens, so that the button below goes on as before.
    setShownCount(Math.max(shownCount, Math.ceil((index + 1) / cardsAtOnce) * cardsAtOnce));
    setChosenId(aedId);
    goToCard(aedId);
  }

  function send(aed: Aed, { aed: { position } }: UsableAed, method: DispatchMethod) {
    if (method !== 'drone') openMaps(maps, position, method);
    onDispatch(aed, method);
  }

  return (
    <div className={styles.found}>
      <FoundSummary place={place} finding={finding} onShow={isOnlyOpen ? null : choose} />
      {ranked.length > 0 && (
        <div className={styles.controls}>
          <OpenFilter isOn={isOnlyOpen} hiddenCount={ranked.length - fitting.length} onChange={setIsOnlyOpen} />
          <MapsChoice
            choice={maps}
            onChoose={(choice) => {
              setMaps(choice);
              rememberMaps(choice);
            }}
          />
        </div>
      )}
      {ranked.length > 0 && fitting.length === 0 && <p className={styles.warning}>{text.noneOpen}</p>}
      <ol className={styles.list}>
        {shown.map((usable, index) => (
          <li key={usable.aed.id}>
            <RegisteredCard
              usable={usable}
              number={index + 1}
              finding={finding}
              sources={registry.index.sources}
              isChosen={usable.aed.id === chosenId}
              isDispatching={isDispatching(usable.aed.id)}
              onDispatch={(aed, method) => send(aed, usable, method)}
            />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Button onClick={() => setShownCount(shownCount + cardsAtOnce)}>
          {text.more(Math.min(rest, cardsAtOnce))}
        </Button>
      )}
    </div>
  );
}
