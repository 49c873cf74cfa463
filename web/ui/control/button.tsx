import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { SiteLink } from '../page/site-link.tsx';
import styles from './button.module.css';

/** primary: the main action of a place; quiet: a secondary one; emergency: only for emergencies. */
type ButtonTone = 'primary' | 'quiet' | 'emergency';

export function Button({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={styles.button} data-tone={tone} />;
}

/** A link inside the site, styled as a button. */
export function ButtonLink({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} className={styles.button} data-tone={tone} />;
}

/** A link to another site, styled as a button; it opens in a new tab. */
export function ExternalButtonLink({ tone = 'quiet', ...rest }: { tone?: ButtonTone } & ComponentProps<'a'>) {
  return <a {...rest} target="_blank" rel="noopener" className={styles.button} data-tone={tone} />;
}
