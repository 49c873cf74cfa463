import { Phone } from 'lucide-react';
import { numberWithoutCountry } from '../../../content/number-without-country.ts';
import type { EmergencyCall } from './aed-source.ts';
import styles from './call-link.module.css';
import { aedLocatorText as text } from './text.ts';

function noteOf(call: EmergencyCall | null): string {
  if (call === null) return text.callAnywhere;
  return call.numbers.length === 0 ? text.callUnsure(call.countryName) : text.callCountry(call.countryName);
}

/** Whom to call, large enough to be hit by a shaking thumb. It stands there before anything is searched. */
export function CallLink({ call }: { readonly call: EmergencyCall | null }) {
  const [first = numberWithoutCountry, ...others] = call?.numbers ?? [];
  return (
    <div className={styles.call}>
      <a className={styles.link} href={`tel:${first}`}>
        <Phone aria-hidden="true" size={28} />
        {text.call(first)}
      </a>
      <p className={styles.note} aria-live="polite">
        {noteOf(call)}
        {others.map((number) => (
          <a key={number} className={styles.other} href={`tel:${number}`}>
            {text.callOther(number)}
          </a>
        ))}
      </p>
    </div>
  );
}
