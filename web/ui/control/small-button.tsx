import type { ButtonHTMLAttributes } from 'react';
import styles from './small-button.module.css';

interface SmallButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** bare: no border until it is pointed at, for what undoes. */
  readonly tone?: 'edged' | 'bare';
}

/** Sets an instrument to something; the actions of a page are Buttons. */
export function SmallButton({ tone = 'edged', ...rest }: SmallButtonProps) {
  return <button type="button" {...rest} className={styles.button} data-tone={tone} />;
}
