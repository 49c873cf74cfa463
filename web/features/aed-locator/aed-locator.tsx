import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './aed-locator.module.css';
import { CallLink } from './call-link.tsx';
import { type DispatchGateway, gatewayWithoutAccounts } from './dispatch-gateway.ts';
import type { OpenRegistry } from './registry.ts';
import { openSiteRegistry } from './registry-door.ts';
import { useReturnedFocus } from './returned-focus.ts';
import { announceSamples, SampleResults } from './sample-results.tsx';
import { aedLocatorText as text } from './text.ts';
import { useEarlyRegistry } from './use-early-registry.ts';
import { useLocator } from './use-locator.ts';

interface AedLocatorProps {
  /** Joins the locator to accounts, where there are any. */
  readonly gateway?: DispatchGateway;
  readonly openRegistry?: OpenRegistry;
  /** Whether it is the whole page rather than a part of one. */
  readonly isWholePage?: boolean;
}

/** Finds the nearest AEDs, in the registry where one is published, and sends a drone or a person to one. */
export function AedLocator({
  gateway = gatewayWithoutAccounts,
  openRegistry = openSiteRegistry,
  isWholePage = false,
}: AedLocatorProps) {
  const { state, isDispatching, startSearch, searchAt, dispatch } = useLocator(gateway, openRegistry);
  const { search, registry, emergencyCall } = state;
  const isLoading = search.phase === 'loading';
  const rememberPressed = useReturnedFocus(isLoading);
  const start = useRef<HTMLDivElement>(null);
  const hasNoRegistry = useEarlyRegistry(start, openRegistry) === 'none';
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
        <div className={styles.callFirst}>
          <p className={styles.words}>
            <strong>{text.callFirst}</strong> {text.callFirstMore}
          </p>
          <CallLink call={emergencyCall} />
        </div>
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
        {registry === null ? announceSamples(search) : registry.announce(search)}
      </p>
      {search.phase === 'failed' && (
        <div className={styles.failure} role="alert">
          <p>{text.failed}</p>
          <Button onClick={startSearch}>{text.tryAgain}</Button>
        </div>
      )}
      {registry === null ? (
        <SampleResults search={search} isDispatching={isDispatching} onDispatch={dispatch} />
      ) : (
        <registry.Panel
          registry={registry}
          search={search}
          isDispatching={isDispatching}
          onDispatch={dispatch}
          onPlace={searchAt}
        />
      )}
    </Section>
  );
}
