import { Button } from '../../ui/button.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section } from '../../ui/section.tsx';
import { AedCard } from './aed-card.tsx';
import styles from './aed-locator.module.css';
import { CardOutline } from './card-outline.tsx';
import { type DispatchGateway, gatewayWithoutAccounts } from './dispatch-gateway.ts';
import { useReturnedFocus } from './returned-focus.ts';
import { aedLocatorText as text } from './text.ts';
import { useLocator } from './use-locator.ts';

/** Finds the nearest AEDs and sends a drone or a person to one. The gateway joins it to accounts, where there are any. */
export function AedLocator({ gateway = gatewayWithoutAccounts }: { readonly gateway?: DispatchGateway }) {
  const { search, isDispatching, startSearch, dispatch } = useLocator(gateway);
  const isLoading = search.phase === 'loading';
  const rememberPressed = useReturnedFocus(isLoading);
  const aeds = search.phase === 'results' ? search.aeds : [];
  const nearest = aeds[0];
  return (
    <Section id="aed-locator" tone="card" title={text.title} mark={<SampleMark />} lede={text.tagline}>
      <div className={styles.start}>
        <p className={styles.callFirst}>
          <strong>{text.callFirst}</strong> {text.callFirstMore}
        </p>
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
        {nearest !== undefined && text.found(aeds.length, nearest.name, nearest.distance)}
      </p>
      {search.phase !== 'idle' && <p className={styles.note}>{text.notReal}</p>}
      {isLoading && (
        <div className={styles.list}>
          <CardOutline />
          <CardOutline />
          <CardOutline />
        </div>
      )}
      {search.phase === 'results' && (
        <ol className={styles.list}>
          {aeds.map((aed) => (
            <li key={aed.id}>
              <AedCard aed={aed} isDispatching={isDispatching(aed.id)} onDispatch={(method) => dispatch(aed, method)} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
