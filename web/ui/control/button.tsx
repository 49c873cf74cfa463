import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { SiteLink } from '../page/site-link.tsx';
import styles from './button.module.css';

/**
 * 'primary' is for the main action of a page or dialog, 'quiet' for other actions, and 'emergency' only for
 * emergencies.
 */
type ButtonTone = 'primary' | 'quiet' | 'emergency';

export function Button({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={styles.button} data-tone={tone} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} className={styles.button} data-tone={tone} />;
}

/** A link to another site that looks like a button. It opens in a new tab. */
export function ExternalButtonLink({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ComponentProps<'a'>) {
  return <a {...rest} target="_blank" rel="noopener" className={styles.button} data-tone={tone} />;
}
