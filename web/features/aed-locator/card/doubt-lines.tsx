import type { RegisterDoubts } from '../../../../domain/aed/register-doubts.ts';
import { lengthWords } from '../messages/availability-words.ts';
import { listText as text } from '../messages/list-text.ts';
import styles from './reported-lines.module.css';

/** What of an AED could not be read for certain, a line each and above the ways to it: a person may understand what no rule can. */
export function DoubtLines({ doubts }: { readonly doubts: RegisterDoubts }) {
  const { state, access, place } = doubts;
  return (
    <ul className={styles.lines}>
      {place !== undefined && (
        <li>{place === true ? text.placeInDoubt : text.doubtOfPlace(lengthWords(place / 1000))}</li>
      )}
      {state !== undefined && (
        <li>
          {text.doubtOfState} <q dir="auto">{state}</q>
        </li>
      )}
      {access !== undefined && (
        <li>
          {text.doubtOfAccess} <q dir="auto">{access}</q>
        </li>
      )}
    </ul>
  );
}
