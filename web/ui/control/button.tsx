import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { SiteLink } from '../page/site-link.tsx';
import styles from './button.module.css';

/** primary: the one action of a place; quiet: beside it; emergency: only what helps in an emergency. */
type ButtonTone = 'primary' | 'quiet' | 'emergency';

export function Button({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={styles.button} data-tone={tone} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} className={styles.button} data-tone={tone} />;
}

/** A link to another site that looks like a button; it opens in a new tab. */
export function ExternalButtonLink({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ComponentProps<'a'>) {
  return <a {...rest} target="_blank" rel="noopener" className={styles.button} data-tone={tone} />;
}
