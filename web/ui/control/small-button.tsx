import type { ButtonHTMLAttributes } from 'react';
import styles from './small-button.module.css';

interface SmallButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** 'bare' shows a border only while the button is hovered. Use it for undo actions. */
  readonly tone?: 'edged' | 'bare';
}

/** A small button within a tool. The main actions of a page use `Button`. */
export function SmallButton({ tone = 'edged', ...rest }: SmallButtonProps) {
  return <button type="button" {...rest} className={styles.button} data-tone={tone} />;
}
