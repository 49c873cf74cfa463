import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './aed-locator.module.css';
import type { SourceDoor } from './aed-source.ts';
import { CallLink } from './call-link.tsx';
import { CardOutlines } from './card-outline.tsx';
import { type DispatchGateway, gatewayWithoutAccounts } from './dispatch-gateway.ts';
import { useReturnedFocus } from './returned-focus.ts';
import { siteDoor } from './source-door.ts';
import { aedLocatorText as text } from './text.ts';
import { useEarlySource } from './use-early-source.ts';
import { useLocator } from './use-locator.ts';

interface AedLocatorProps {
  /** Joins the locator to accounts, where there are any. */
  readonly gateway?: DispatchGateway;
  readonly door?: SourceDoor;
  /** Whether it is the whole page rather than a part of one. */
  readonly isWholePage?: boolean;
}

/** Finds the nearest AEDs, in the registry where one is published, and sends a drone or a person to one. */
export function AedLocator({
  gateway = gatewayWithoutAccounts,
  door = siteDoor,
  isWholePage = false,
}: AedLocatorProps) {
  const { state, startSearch, searchAt } = useLocator(door);
  const { search, source, emergencyCall } = state;
  const isLoading = search.phase === 'loading';
  const rememberPressed = useReturnedFocus(isLoading);
  const start = useRef<HTMLDivElement>(null);
  const hasNoRegistry = useEarlySource(start, door) === 'none';
  const isSample = hasNoRegistry || search.phase === 'results';
  return (
    <Section
      id="aed-locator"
      tone="card"
      isWholePage={isWholePage}
      title={text.title}
      mark={isSample ? <SampleMark /> : undefined}
      lede={text.tagline}
    >
      <div ref={start} className={styles.start}>
        <p className={styles.words}>
          <strong>{text.callFirst}</strong> {text.callFirstMore}
        </p>
        <CallLink call={emergencyCall} />
        <div className={styles.find}>
          <Button
            tone="emergency"
            disabled={isLoading}
            onClick={(event) => {
              rememberPressed(event);
              startSearch();
            }}
          >
            {isLoading ? text.locating : text.find}
          </Button>
        </div>
      </div>
      <noscript>
        <p className={styles.note}>{text.needsScript}</p>
      </noscript>
      <p className="visually-hidden" role="status">
        {source?.announce(search)}
      </p>
      {search.phase === 'failed' && (
        <div className={styles.failure} role="alert">
          <p>{text.failed}</p>
          <Button onClick={startSearch}>{text.tryAgain}</Button>
        </div>
      )}
      {search.phase === 'loading' && !search.isPositionAwaited && <CardOutlines />}
      {/* The cards' headings stand two below a page's title, one below a section's. */}
      {isWholePage && source !== null && <h2 className="visually-hidden">{text.results}</h2>}
      {source !== null && <source.Panel search={search} gateway={gateway} onPlace={searchAt} />}
    </Section>
  );
}
