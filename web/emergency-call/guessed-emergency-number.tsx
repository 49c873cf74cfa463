import { pathInLanguage } from '../languages/languages.ts';
import { language } from '../languages/localize-text.ts';
import type { EmergencyCall } from './emergency-call.ts';
import styles from './guessed-emergency-number.module.css';
import { joinCountryNames, selectShownNumbers } from './numbers-to-show.ts';
import { emergencyCallText as text } from './text.ts';
import { useGuessedEmergencyNumber } from './use-guessed-emergency-number.ts';

interface GuessedEmergencyNumberProps {
  /** The numbers for the visitor's position, once it is known. They replace the numbers for the time zone. */
  readonly known?: EmergencyCall | null | undefined;
  readonly hasWayToAll?: boolean;
}

/**
 * Shows the country in which the visitor seems to be, its emergency numbers, and a link to the numbers of all
 * countries.
 */
export function GuessedEmergencyNumber({ known = null, hasWayToAll = true }: GuessedEmergencyNumberProps) {
  const guessed = useGuessedEmergencyNumber();
  const call = known ?? guessed;
  return (
    <p className={styles.line}>
      <span className={styles.guess}>{call === null ? text.unknown : <Guess call={call} />}</span>{' '}
      {hasWayToAll && (
        <a className={styles.all} data-screen-only href={pathInLanguage(language, '/emergency-numbers')}>
          {text.all}
        </a>
      )}
    </p>
  );
}

function Guess({ call }: { readonly call: EmergencyCall }) {
  const { first, further } = selectShownNumbers(call);
  const names = joinCountryNames(call.countries);
  if (first === null) return text.unsure(names);
  return (
    <>
      {text.guessed(names)} <TelephoneLink number={first} />
      {further.map(({ number, countryName }) => (
        <span key={number}>
          {' '}
          {text.or} <TelephoneLink number={number} />
          {countryName !== null && ` ${text.inCountry(countryName)}`}
        </span>
      ))}
    </>
  );
}

function TelephoneLink({ number }: { readonly number: string }) {
  return (
    <a className={styles.number} href={`tel:${number}`}>
      {number}
    </a>
  );
}
