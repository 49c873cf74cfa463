import type { HTMLAttributes } from 'react';

interface MathAttributes extends HTMLAttributes<Element> {
  readonly display?: 'block' | 'inline';
  readonly alttext?: string;
  readonly mathvariant?: 'normal';
}

/** The elements of MathML Core that the site's formulas use. React renders them, but its types do not include them. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      math: MathAttributes;
      mrow: MathAttributes;
      mi: MathAttributes;
      mn: MathAttributes;
      mo: MathAttributes;
      msub: MathAttributes;
      mfrac: MathAttributes;
      mtext: MathAttributes;
      munderover: MathAttributes;
    }
  }
}
