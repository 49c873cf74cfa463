import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';

export type IconData = LucideIconData;

interface IconProps {
  /** One of `@lucide/icons/icons/`. */
  readonly of: IconData;
  /** Its side, in px. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** An icon of Lucide's, in the colour of the text around it. It is seen alone: what it stands for is said by the words beside it. */
export function Icon({ of, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'lucide' : `lucide ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.node.map(([name, attributes]) => createElement(name, attributes))}
    </svg>
  );
}
