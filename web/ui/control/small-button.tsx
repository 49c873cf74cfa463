import type { ButtonHTMLAttributes } from 'react';
import styles from './small-button.module.css';

interface SmallButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** bare: without a border until hovered, for undo actions. */
  readonly tone?: 'edged' | 'bare';
}

/** Button within a tool; the actions of a page use Button. */
export function SmallButton({ tone = 'edged', ...rest }: SmallButtonProps) {
  return <button type="button" {...rest} className={styles.button} data-tone={tone} />;
}
