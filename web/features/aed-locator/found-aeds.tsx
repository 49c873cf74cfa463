import { type ReactNode, useState } from 'react';
import type { Aed, DispatchMethod } from '../../../domain/aed.ts';
import type { UsableAed } from '../../../domain/usable-first.ts';
import { Button } from '../../ui/button.tsx';
import type { Registry } from './aed-source.ts';
import styles from './found-aeds.module.css';
import { FoundSummary } from './found-summary.tsx';
import { type MapsChoice as Maps, openMaps, rememberedMaps, rememberMaps } from './hand-over.ts';
import type { FoundSearch } from './locator-state.ts';
import { MapsChoice } from './maps-choice.tsx';
import { OpenFilter } from './open-filter.tsx';
import { RegisteredCard } from './registered-card.tsx';
import { registryText as text } from './registry-text.ts';
import type { FoundList } from './use-found-list.ts';

interface FoundAedsProps {
  readonly registry: Registry;
  readonly found: FoundSearch;
  readonly list: FoundList;
  /** Opens and closes the map. */
  readonly mapSwitch: ReactNode;
  /** Shows an AED on the map beside the list; null while there is none. */
  readonly onShowOnMap: ((aedId: string) => void) | null;
  readonly isDispatching: (aedId: string) => boolean;
  readonly onDispatch: (aed: Aed, method: DispatchMethod) => void;
}

/** The AEDs of a finding, best first, ten at a time. */
export function FoundAeds({
  registry,
  found,
  list,
  mapSwitch,
  onShowOnMap,
  isDispatching,
  onDispatch,
}: FoundAedsProps) {
  const [maps, setMaps] = useState<Maps>(rememberedMaps);
  const { finding, place } = found;
  const { shown, beside, moreCount } = list;
  const isEmpty = finding.ranked.length === 0;

  function send(aed: Aed, { aed: { position } }: UsableAed, method: DispatchMethod) {
    if (method !== 'drone') openMaps(maps, position, method);
    onDispatch(aed, method);
  }

  /** The map brings only the AEDs of the list into view: those with a number. */
  function cardOf(usable: UsableAed, number: number | null) {
    const { id } = usable.aed;
    return (
      <RegisteredCard
        usable={usable}
        number={number}
        finding={finding}
        sources={registry.index.sources}
        isChosen={id === list.chosenId}
        isDispatching={isDispatching(id)}
        onShowOnMap={onShowOnMap === null || number === null ? null : () => onShowOnMap(id)}
        onDispatch={(aed, method) => send(aed, usable, method)}
      />
    );
  }

  return (
    <div className={styles.found}>
      <FoundSummary place={place} finding={finding} onShow={list.choose} />
      <div className={styles.controls}>
        {!isEmpty && <OpenFilter isOn={list.isOnlyOpen} hiddenCount={list.hiddenCount} onChange={list.filter} />}
        {mapSwitch}
      </div>
      {!isEmpty && shown.length === 0 && <p className={styles.warning}>{text.noneOpen}</p>}
      {beside !== null && (
        <div className={styles.beside}>
          <p className={styles.warning}>{text.chosenBeside}</p>
          {cardOf(beside, null)}
        </div>
      )}
      <ol className={styles.list}>
        {shown.map((usable, index) => (
          <li key={usable.aed.id}>{cardOf(usable, index + 1)}</li>
        ))}
      </ol>
      {moreCount > 0 && <Button onClick={list.showMore}>{text.more(moreCount)}</Button>}
      {!isEmpty && (
        <MapsChoice
          choice={maps}
          onChoose={(choice) => {
            setMaps(choice);
            rememberMaps(choice);
          }}
        />
      )}
    </div>
  );
}
