import type { Aed, DispatchMethod } from '../../../domain/aed.ts';
import type { RegistrySource } from '../../../domain/aed-registry.ts';
import type { UsableAed } from '../../../domain/usable-first.ts';
import { AedCard } from './aed-card.tsx';
import { AedDetails } from './aed-details.tsx';
import type { RegistryFinding } from './aed-source.ts';
import { AvailabilityLine } from './availability-line.tsx';
import { dispatchableAed } from './dispatchable-aed.ts';

interface RegisteredCardProps {
  readonly usable: UsableAed;
  readonly number: number | null;
  readonly finding: RegistryFinding;
  readonly sources: readonly RegistrySource[];
  readonly isChosen: boolean;
  readonly isDispatching: boolean;
  /** Null where no map is open. */
  readonly onShowOnMap: (() => void) | null;
  readonly onDispatch: (aed: Aed, method: DispatchMethod) => void;
}

/** The card of an AED from a register: the specification's, with what the register says besides. */
export function RegisteredCard({ usable, finding, sources, onShowOnMap, onDispatch, ...card }: RegisteredCardProps) {
  const { alwaysOpen, now } = finding;
  const aed = dispatchableAed(usable, now);
  return (
    <AedCard
      {...card}
      aed={aed}
      isEstimated
      reason={<AvailabilityLine usable={usable} alwaysOpen={alwaysOpen} now={now} />}
      details={
        <AedDetails aed={usable.aed} sources={sources} languages={navigator.languages} onShowOnMap={onShowOnMap} />
      }
      onDispatch={(method) => onDispatch(aed, method)}
    />
  );
}
