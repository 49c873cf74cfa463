import Phone from '@lucide/icons/icons/phone';
import { namesOf } from '../../../emergency-call/numbers-to-show.ts';
import { emergencyCallText } from '../../../emergency-call/text.ts';
import { language } from '../../../languages/in-language.ts';
import { addressIn } from '../../../languages/languages.ts';
import { Icon } from '../../../ui/page/icon.tsx';
import type { EmergencyCall } from '../search/aed-source.ts';
import styles from './call-link.module.css';
import { callLinkText as text } from './call-link-text.ts';
import { useEmergencyNumber } from './use-emergency-number.ts';

/**
 * Whom to call, large enough to be hit by a shaking thumb. It stands there before anything is searched: by the device's time zone,
 * until `call` is known from the position.
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
      {/* What is guessed on arrival is not read out by itself; what a search has found is. */}
      <div className={styles.note}>
        <span className={styles.room} aria-hidden="true">
          {describeCall(null)}
        </span>
        <p aria-live={known === null ? 'off' : 'polite'}>{describeCall(call)}</p>
      </div>
      <p className={styles.further}>
        <span className={styles.elsewhere}>{text.elsewhere(pressed)}</span>
        {further.map(({ number, countryName }) => (
          <a key={number} className={styles.other} href={`tel:${number}`}>
            {text.other(number, countryName)}
          </a>
        ))}
        <a className={styles.all} href={addressIn(language, '/emergency-numbers')}>
          {before}
          <span className={styles.roomy}>{roomy}</span>
          {after}
        </a>
      </p>
    </div>
  );
}

/** Where the visitor seems to be and how that is known; null stands for not at all. */
export function describeCall(call: EmergencyCall | null): string {
  if (call === null) return text.anywhere;
  const [own, ...others] = call.countries;
  if (own === undefined) return text.atSea;
  if (own.numbers.length === 0) return emergencyCallText.unsure(own.countryName);
  if (call.knownBy === 'time-zone') return text.guessed(namesOf(call.countries));
  return others.length === 0 ? text.inCountry(own.countryName) : text.nearBorder(own.countryName);
}
