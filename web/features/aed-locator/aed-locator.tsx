import LocateFixed from '@lucide/icons/icons/locate-fixed';
import { type ComponentType, useEffect, useRef } from 'react';
import type { AssessedAed } from '../../../domain/aed/assessed-aed.ts';
import { languageAttributesOf } from '../../languages/localize-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { SampleMark } from '../../ui/page/sample-mark.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './aed-locator.module.css';
import { CallBar, CallLink } from './call/call-links.tsx';
import { aedLocatorText as text } from './messages/locator-text.ts';
import { usePositionFragment } from './place/position-fragment.ts';
import type { AedSourceLoader, EmergencyCall } from './search/aed-source.ts';
import { locatorElementId, useRestoreFocus } from './search/focus-management.ts';
import type { LocatorState } from './search/locator-state.ts';
import { useLocator, usePreloadedSource } from './search/use-locator.ts';
import { useRoutePanel } from './search/use-route-panel.ts';
import { siteSourceLoader } from './source/source-loader.ts';

interface CoachProps {
  readonly call: EmergencyCall | null;
  readonly isSmall?: boolean;
}

interface AedLocatorProps {
  readonly loader?: AedSourceLoader;
  /** Whether the locator is the only content of its page. If false, it is a section of a page. */
  readonly isWholePage?: boolean;
  /** The component for the CPR metronome. The bar at the bottom of the window shows a compact form of it. */
  readonly coach?: ComponentType<CoachProps>;
}

/**
 * Whether space is reserved for the results, so that the page does not move when they appear. It is reserved from the
 * start of a search, however long the registry takes to load.
 */
function hasReservedSpace({ search, source }: LocatorState, hasNoRegistry: boolean): boolean {
  return source === null ? search.phase === 'loading' && !hasNoRegistry : !source.isSample;
}

/**
 * Finds the nearest AEDs, and sends a drone or a person to one of them. It searches the registry if one is published,
 * and sample AEDs otherwise. The page provides the link to the report form through `ReportLinkContext`.
 */
export function AedLocator({ loader = siteSourceLoader, isWholePage = false, coach: Coach }: AedLocatorProps) {
  const locator = useLocator(loader);
  const { state, startSearch, searchAt } = locator;
  const { search, source, emergencyCall } = state;
  const routePanel = useRoutePanel<AssessedAed>();
  const near = usePositionFragment('near');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search that a link asks for runs once
  useEffect(
    function searchNear() {
      if (isWholePage && near !== null) searchAt({ origin: 'map', position: near });
    },
    [near],
  );
  const isLoading = search.phase === 'loading';
  const rememberPressed = useRestoreFocus(isLoading);
  const start = useRef<HTMLDivElement>(null);
  const hasNoRegistry = usePreloadedSource(start, loader) === 'none';
  const isSample = hasNoRegistry || search.phase === 'results';
  return (
    <Section
      id={locatorElementId}
      tone="card"
      isWholePage={isWholePage}
      title={text.title}
      mark={isSample ? <SampleMark /> : undefined}
      lede={text.tagline}
    >
      <div ref={start} className={styles.start}>
        <p className={styles.words}>
          <strong {...languageAttributesOf(text, 'callFirst')}>{text.callFirst}</strong>{' '}
          <span {...languageAttributesOf(text, 'callFirstMore')}>{text.callFirstMore}</span>
        </p>
        <CallLink call={emergencyCall} />
        <div className={styles.find}>
          <Button
            tone="primary"
            disabled={isLoading}
            onClick={(event) => {
              rememberPressed(event);
              startSearch();
            }}
          >
            {/* While the icon is hidden, so is the label beside it: swapping both at once avoids a visible shift of
                the label. */}
            {!isLoading && <Icon of={LocateFixed} size={26} />}
            {isLoading ? text.locating : text.find}
          </Button>
        </div>
        {Coach !== undefined && (
          <div className={styles.coach}>
            <Coach call={emergencyCall} />
          </div>
        )}
      </div>
      <noscript>
        <p className={styles.note} {...languageAttributesOf(text, 'needsScript')}>
          {text.needsScript}
        </p>
      </noscript>
      <p className="visually-hidden" role="status">
        {source?.announce(search)}
      </p>
      {search.phase === 'failed' && <SearchFailure isDamaged={search.isDamaged} onTryAgain={startSearch} />}
      <div className={styles.answer} data-room={hasReservedSpace(state, hasNoRegistry) || undefined}>
        {/* This heading keeps the levels complete: the cards are two levels below a page's title, and one below a
            section's. */}
        {isWholePage && source !== null && <h2 className="visually-hidden">{text.results}</h2>}
        {source !== null && (
          <source.Panel
            search={search}
            lastFound={state.lastFound}
            onPlace={searchAt}
            onAllowed={startSearch}
            onAgain={locator.searchAgain}
            onTimePassed={locator.passTime}
            onMoved={locator.move}
            onLeave={locator.leave}
            onFetched={locator.takeBack}
            offered={state.offered}
            onOfferAnswered={locator.answerOffer}
            onWriting={locator.hold}
            routePanel={routePanel}
          />
        )}
        {/* The placeholders are last, so that nothing moves when they disappear. */}
        {search.phase === 'loading' && (!search.isPositionAwaited || source === null) && <CardOutlines />}
      </div>
      {(search.phase === 'found' || search.phase === 'place-needed') && (
        <CallBar call={emergencyCall}>{Coach !== undefined && <Coach call={emergencyCall} isSmall />}</CallBar>
      )}
    </Section>
  );
}

interface SearchFailureProps {
  readonly isDamaged: boolean;
  readonly onTryAgain: () => void;
}

/** Says why there is no result, and offers to try again. */
function SearchFailure({ isDamaged, onTryAgain }: SearchFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <span {...languageAttributesOf(text, isDamaged ? 'damaged' : 'failed')}>
          {isDamaged ? text.damaged : text.failed}
        </span>
        {isDamaged && <SiteLink to="/methodology#tempesta-checksum"> {text.damagedWhy}</SiteLink>}
      </p>
      <Button onClick={onTryAgain}>{text.tryAgain}</Button>
    </div>
  );
}

/** A placeholder for a card while a search runs. It is as high as the card that replaces it. */
function CardOutline() {
  return (
    <div className={styles.outline} aria-hidden="true">
      <div className={styles.place}>
        <span className={styles.name} />
        <span className={styles.line} />
        <span className={styles.shortLine} />
      </div>
      <div className={styles.buttons}>
        <span className={styles.button} />
        <span className={styles.button} />
        <span className={styles.button} />
      </div>
    </div>
  );
}

/** Three placeholders, which fill a phone's screen. */
function CardOutlines() {
  return (
    <div className={styles.outlines}>
      <CardOutline />
      <CardOutline />
      <CardOutline />
    </div>
  );
}
