import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';

export type IconData = LucideIconData;

interface IconProps {
  /** An icon from `@lucide/icons/icons/`. */
  readonly of: IconData;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/**
 * A Lucide icon in the colour of the text. It is hidden from screen readers, because the text next to it has the same
 * meaning.
 */
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
