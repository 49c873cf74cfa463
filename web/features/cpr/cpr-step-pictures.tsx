import type { ReactNode } from 'react';
import styles from './cpr-step-pictures.module.css';

/** A picture that is hidden from screen readers, because the text beside it says the same. */
function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true" fill="none" stroke="currentColor">
      <path className={styles.ground} d="M2 66h92" />
      {children}
    </svg>
  );
}

/** A person who is lying on their back, seen from the side, with the head to the left. */
const lyingPerson = (
  <>
    <circle cx="15" cy="52" r="9" />
    <path d="M26 60c2-9 8-12 16-11l24 4 24 4v6H26z" />
  </>
);

export function CheckPersonPicture() {
  return (
    <Picture>
      {lyingPerson}
      <path className={styles.sign} d="M20 36c4-4-4-7 0-11s-4-7 0-11M31 38c4-4-4-7 0-11s-4-7 0-11" />
      <path className={styles.sign} d="M10 12l32 28" />
    </Picture>
  );
}

export function CallForHelpPicture() {
  return (
    <Picture>
      {lyingPerson}
      <rect className={styles.sign} x="50" y="10" width="18" height="32" rx="3" />
      <path className={styles.sign} d="M56 37h6M76 19c4 4 4 10 0 14M83 13c8 8 8 18 0 26" />
    </Picture>
  );
}

export function CompressionsPicture() {
  return (
    <Picture>
      {lyingPerson}
      <circle className={styles.sign} cx="52" cy="10" r="7" />
      <path className={styles.sign} d="M56 19c10 3 18 12 22 30M56 21L45 46M41 47h9" />
      <path className={styles.sign} d="M32 22v16m-5-5 5 5 5-5" />
    </Picture>
  );
}

/** Shows where most devices' pads belong: below the right collarbone, and on the left side below the armpit. */
export function PadPlacementPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M36 2v7c0 3-18 3-24 9-4 5-4 14-4 24M60 2v7c0 3 18 3 24 9 4 5 4 14 4 24M22 30v40M74 30v40" />
      <rect className={styles.pad} x="27" y="17" width="15" height="20" rx="4" transform="rotate(20 34 27)" />
      <rect className={styles.pad} x="58" y="38" width="15" height="20" rx="4" transform="rotate(-12 65 48)" />
    </svg>
  );
}
