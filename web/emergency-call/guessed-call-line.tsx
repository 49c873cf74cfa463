import { language } from '../languages/in-language.ts';
import { addressIn } from '../languages/languages.ts';
import type { EmergencyCall } from './emergency-call.ts';
import styles from './guessed-call-line.module.css';
import { joinCountryNames, numbersToShow } from './numbers-to-show.ts';
import { emergencyCallText as text } from './text.ts';
import { useGuessedCall } from './use-guessed-call.ts';

interface GuessedCallLineProps {
  /** By the position, once known; takes precedence over the time zone. */
  readonly known?: EmergencyCall | null | undefined;
  readonly hasWayToAll?: boolean;
}

/** The visitor's presumed country with its numbers, and a link to the numbers of all countries. */
export function GuessedCallLine({ known = null, hasWayToAll = true }: GuessedCallLineProps) {
  const guessed = useGuessedCall();
  const call = known ?? guessed;
  return (
    <p className={styles.line}>
      <span className={styles.guess}>{call === null ? text.unknown : <Guess call={call} />}</span>{' '}
      {hasWayToAll && (
        <a className={styles.all} href={addressIn(language, '/emergency-numbers')}>
          {text.all}
        </a>
      )}
    </p>
  );
}

function Guess({ call }: { readonly call: EmergencyCall }) {
  const { first, further } = numbersToShow(call);
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
