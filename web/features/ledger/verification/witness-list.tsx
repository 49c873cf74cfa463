import { useEffect, useState } from 'react';
import type { WitnessVerdict } from '../../../../domain/ledger/verification/witnesses.ts';
import { fetchLedgerFile } from '../files/fetch-ledger-file.ts';
import { ledgerText } from '../text.ts';
import styles from './witness-list.module.css';

const text = ledgerText.witnesses;

/** Contents of `witnesses.json` if the site has no witnesses. */
const emptyLists = ['', 'null', '{"witnesses":[]}'];

type Heard = 'loading' | 'failed' | readonly WitnessVerdict[] | null;

/** Says how many witnesses agree with the ledger, and lists them. Their signatures are verified in this browser. */
export function WitnessList() {
  const heard = useWitnesses();
  const verdicts = typeof heard === 'string' ? [] : (heard ?? []);
  const isContradicted = verdicts.some(({ says }) => says === 'differs');
  return (
    <div className={styles.frame}>
      <p>{text.what}</p>
      <p role="status" className={styles.verdict} data-verdict={isContradicted ? 'bad' : undefined}>
        {sentenceFor(heard)}
      </p>
      {verdicts.length > 0 && (
        <ul className={styles.witnesses}>
          {verdicts.map((verdict) => (
            <li key={verdict.name} data-says={verdict.says}>
              <a href={verdict.address} rel="external">
                {verdict.name}
              </a>
              <span className={styles.word}>{wordOf(verdict)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useWitnesses(): Heard {
  const [heard, setHeard] = useState<Heard>('loading');
  useEffect(function askOnce() {
    let isWanted = true;
    fetchVerdicts().then(
      (verdicts) => isWanted && setHeard(verdicts),
      (cause: unknown) => {
        console.warn('The signatures of the witnesses could not be checked:', cause);
        if (isWanted) setHeard('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return heard;
}

/** Checks the witnesses. The code for that loads only if the site names any. */
async function fetchVerdicts(): Promise<readonly WitnessVerdict[] | null> {
  const list = new TextDecoder().decode((await fetchLedgerFile('witnesses.json')) ?? new Uint8Array()).trim();
  if (emptyLists.includes(list)) return [];
  const { checkWitnesses } = await import('./check-witnesses.ts');
  return checkWitnesses(list);
}

function sentenceFor(heard: Heard): string {
  if (heard === 'loading') return text.loading;
  if (heard === 'failed') return text.failed;
  if (heard === null || heard.length === 0) return text.none;
  return text.agree(heard.filter(({ says }) => says === 'agrees').length, heard.length);
}

function wordOf({ says, cosigned }: WitnessVerdict): string {
  if (cosigned === null) return text.silent;
  const when = new Date(cosigned.time * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return says === 'agrees' ? text.agrees(cosigned.size, when) : text.differs(cosigned.size, when);
}
