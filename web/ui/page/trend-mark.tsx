import MoveRight from '@lucide/icons/icons/move-right';
import TrendingDown from '@lucide/icons/icons/trending-down';
import TrendingUp from '@lucide/icons/icons/trending-up';
import { Icon } from './icon.tsx';
import styles from './trend-mark.module.css';
import { trendMarkText as text } from './trend-mark-text.ts';

const signs = { up: TrendingUp, down: TrendingDown, stable: MoveRight };

/**
 * The direction in which a figure changes, as an arrow and a word for screen readers. It does not say whether the
 * change is good or bad.
 */
export function TrendMark({ trend }: { trend: keyof typeof signs }) {
  return (
    <span className={styles.mark}>
      <Icon of={signs[trend]} size={18} strokeWidth={1.75} />
      <span className="visually-hidden">{text[trend]}</span>
    </span>
  );
}
