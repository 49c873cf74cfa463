import Phone from '@lucide/icons/icons/phone';
import type { ReactNode } from 'react';
import { fallbackEmergencyNumber } from '../../../../content/emergency-numbers/fallback-number.ts';
import type { EmergencyCall } from '../../../emergency-call/emergency-call.ts';
import {
  type AdditionalNumber,
  joinCountryNames,
  selectShownNumbers,
} from '../../../emergency-call/numbers-to-show.ts';
import { emergencyCallText } from '../../../emergency-call/text.ts';
import { useGuessedEmergencyNumber } from '../../../emergency-call/use-guessed-emergency-number.ts';
import { pathInLanguage } from '../../../languages/languages.ts';
import { language } from '../../../languages/localize-text.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import { describeOtherNumber, callLinkText as text } from './call-link-text.ts';
import styles from './call-links.module.css';

interface CallToPress {
  /** The numbers for the visitor's position. Null if the position is unknown. */
  readonly call: EmergencyCall | null;
  readonly pressed: string;
  readonly further: readonly AdditionalNumber[];
}

/**
 * Returns the numbers to call: those for the visitor's position, or else those for the device's time zone, or else a
 * general emergency number.
 */
function useEmergencyNumber(known: EmergencyCall | null): CallToPress {
  const guessed = useGuessedEmergencyNumber();
  const call = known ?? guessed;
  const { first, further } = call === null ? { first: null, further: [] } : selectShownNumbers(call);
  return { call, pressed: first ?? fallbackEmergencyNumber, further };
}

/**
 * A link that calls the emergency number, large enough for a shaking thumb. It is shown before any search. Until `call`
 * is known from the visitor's position, it uses the device's time zone.
 */
export function CallLink({ call: known }: { readonly call: EmergencyCall | null }) {
  const { call, pressed, further } = useEmergencyNumber(known);
  const [before, roomy, after] = text.all.split(/[[\]]/);
  return (
    <div className={styles.call}>
      <a className={styles.link} href={`tel:${pressed}`}>
        <Icon of={Phone} size={28} />
        {text.call(pressed)}
      </a>
      {/* Only numbers for a known position are announced. A guess from the time zone, present on arrival, is not. */}
      <div className={styles.note}>
        <span className={styles.room} aria-hidden="true">
          {describeCall(null)}
        </span>
        <p aria-live={known === null ? 'off' : 'polite'} aria-atomic="true">
          {describeCall(call)}
          {/* Who hears the sentence does not see the number above it. */}
          {known !== null && <span className="visually-hidden"> {text.call(pressed)}</span>}
        </p>
      </div>
      <p className={styles.further}>
        <span className={styles.elsewhere}>{text.elsewhere(pressed)}</span>
        {further.map(({ number, countryName }) => (
          <a key={number} className={styles.other} href={`tel:${number}`}>
            {describeOtherNumber(number, countryName)}
          </a>
        ))}
        <a className={styles.all} href={pathInLanguage(language, '/emergency-numbers')}>
          {before}
          <span className={styles.roomy}>{roomy}</span>
          {after}
        </a>
      </p>
    </div>
  );
}

/**
 * Returns a text that names the country in which the visitor seems to be, and says how the country was found. If the
 * country is unknown, the text is about a general emergency number.
 */
export function describeCall(call: EmergencyCall | null): string {
  if (call === null) return text.anywhere;
  const [own, ...others] = call.countries;
  if (own === undefined) return text.atSea;
  if (own.numbers.length === 0) return emergencyCallText.unsure(own.countryName);
  if (call.knownBy === 'time-zone') return text.guessed(joinCountryNames(call.countries));
  return others.length === 0 ? text.inCountry(own.countryName) : text.nearBorder(own.countryName);
}

interface CallBarProps {
  readonly call: EmergencyCall | null;
  /** Rendered after the numbers. */
  readonly children?: ReactNode;
}

/**
 * A bar at the bottom of the window with the emergency call. It appears while results are shown and the large link has
 * scrolled out of view. It also takes space at the end of the locator, so that it never covers the last lines. Other
 * elements of the page detect it by `data-bottom-bar`.
 */
export function CallBar({ call, children }: CallBarProps) {
  const { pressed, further } = useEmergencyNumber(call);
  // The bar shows one further number at most. A second one would take space from the first number, and the large link
  // lists them all.
  const [furtherNumber] = further;
  return (
    <nav className={styles.bar} data-screen-only aria-label={text.bar} data-bottom-bar>
      <a className={styles.callBarLink} href={`tel:${pressed}`}>
        <Icon of={Phone} size={24} />
        {text.call(pressed)}
      </a>
      {furtherNumber !== undefined && (
        <a className={styles.callBarOther} href={`tel:${furtherNumber.number}`}>
          {furtherNumber.countryName === null ? (
            <span className={styles.whole}>{describeOtherNumber(furtherNumber.number, null)}</span>
          ) : (
            describeOtherNumber(furtherNumber.number, furtherNumber.countryName)
          )}
        </a>
      )}
      {children}
    </nav>
  );
}
