import type { ReactNode } from 'react';
import type { Evidence } from '../../../content/place-profile.ts';
import styles from './evidence-glyph.module.css';

const shapes: Readonly<Record<Evidence, ReactNode>> = {
  official: <circle cx="8" cy="8" r="6" className={styles.full} />,
  study: <path d="M8 1l7 7-7 7-7-7z" className={styles.full} />,
  programme: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 2.5a5.5 5.5 0 0 0 0 11z" className={styles.full} />
    </>
  ),
  founding: <path d="M2.5 2.5h11v11h-11z" />,
  editorial: <circle cx="8" cy="8" r="5.5" />,
  general: <circle cx="8" cy="8" r="5.5" strokeDasharray="1.6 2.72" />,
};

const frame = { className: styles.glyph, viewBox: '0 0 16 16', width: 14, height: 14, focusable: 'false' } as const;

/** The sign of a grade of evidence, distinguished by shape and fill, not by colour. Its name is beside it. */
export function EvidenceGlyph({ evidence }: { evidence: Evidence }) {
  return (
    <svg {...frame} aria-hidden="true">
      {shapes[evidence]}
    </svg>
  );
}

/** The sign alone, with its name as tooltip and accessible label. */
export function NamedEvidenceGlyph({ evidence, name }: { readonly evidence: Evidence; readonly name: string }) {
  return (
    <span title={name}>
      <svg {...frame} role="img" aria-label={name}>
        {shapes[evidence]}
      </svg>
    </span>
  );
}
