import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';

export type IconData = LucideIconData;

interface IconProps {
  /** One of `@lucide/icons/icons/`. */
  readonly of: IconData;
  /** Size in px. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** A Lucide icon in the text colour. Hidden from screen readers: the text next to it says what it means. */
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
