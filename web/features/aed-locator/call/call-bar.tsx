import Phone from '@lucide/icons/icons/phone';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/page/icon.tsx';
import type { EmergencyCall } from '../search/aed-source.ts';
import styles from './call-bar.module.css';
import { callLinkText as text } from './call-link-text.ts';
import { useEmergencyNumber } from './use-emergency-number.ts';

interface CallBarProps {
  readonly call: EmergencyCall | null;
  /** Stands after the numbers. */
  readonly children?: ReactNode;
}

/**
 * Whom to call, at the foot of the window while an answer stands: the page has left the large link above it. It takes its own
 * place at the end of the locator, so that nothing stays covered; the rest of the page knows it by `data-bottom-bar`.
 */
export function CallBar({ call, children }: CallBarProps) {
  const { pressed, further } = useEmergencyNumber(call);
  // One beside it: more would take the room of the first, and all of them stand above.
  const [second] = further;
  return (
    <nav className={styles.bar} aria-label={text.bar} data-bottom-bar>
      <a className={styles.link} href={`tel:${pressed}`}>
        <Icon of={Phone} size={24} />
        {text.call(pressed)}
      </a>
      {second !== undefined && (
        <a className={styles.other} href={`tel:${second.number}`}>
          {text.other(second.number, second.countryName)}
        </a>
      )}
      {children}
    </nav>
  );
}
