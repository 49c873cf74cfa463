import { useEffect, useId, useState } from 'react';
import { publishedRecords } from '../../../content/published-records.ts';
import {
  checksumAlgorithm,
  checksumDefinition,
  isProofSound,
  proveRecords,
  type RecordHash,
  type RecordProof,
  recordLine,
} from '../../../domain/record-checksum.ts';
import { sha256 } from '../../sha256.ts';
import { Button } from '../../ui/button.tsx';
import { Digits } from './digits.tsx';
import styles from './records-checksum.module.css';
import { saveJsonFile } from './save-json-file.ts';
import { checksumText, recordKinds } from './text.ts';

interface ProofPanelProps {
  /** Worked out from the records in this browser. */
  readonly atHand: readonly RecordHash[];
  readonly published: readonly RecordHash[];
  readonly printedRoot: string;
}

interface CheckedProof extends RecordProof {
  readonly holds: boolean;
}

/** The proof of one record, chosen from all: its leaf, the way up and the root; to copy or to save. */
export function RecordProofPanel(props: ProofPanelProps) {
  const [id, setId] = useState(publishedRecords[0]?.id ?? '');
  const proof = useProof(props, id);
  return (
    <section className={styles.proof} aria-label={checksumText.proofTitle}>
      <h3>{checksumText.proofTitle}</h3>
      <p className={styles.note}>{checksumText.proofNote}</p>
      <RecordChoice id={id} onChoose={setId} />
      {proof === null && <p>{checksumText.proofNone}</p>}
      {proof && <ProofSteps proof={proof} />}
      {proof && <ProofActions key={id} proof={proof} />}
    </section>
  );
}

/** Undefined until it is worked out, null where there is none. */
function useProof({ atHand, published, printedRoot }: ProofPanelProps, id: string): CheckedProof | null | undefined {
  const [proof, setProof] = useState<CheckedProof | null>();
  useEffect(
    function prove() {
      let isWanted = true;
      void proveOne({ atHand, published, printedRoot }, id).then((proven) => isWanted && setProof(proven));
      return () => {
        isWanted = false;
      };
    },
    [atHand, published, printedRoot, id],
  );
  return proof;
}

/** The way up is the published one; it starts at the leaf of the record in this browser, so that a changed record leads astray. */
async function proveOne({ atHand, published, printedRoot }: ProofPanelProps, id: string): Promise<CheckedProof | null> {
  const proof = (await proveRecords(published, sha256)).find((candidate) => candidate.id === id);
  const leaf = atHand.find((candidate) => candidate.id === id);
  if (proof === undefined || leaf === undefined) return null;
  const own = { ...proof, ...leaf };
  return { ...own, holds: own.root === printedRoot && (await isProofSound(own, sha256)) };
}

function RecordChoice({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const fieldId = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={fieldId}>{checksumText.proofChoice}</label>
      <select id={fieldId} value={id} onChange={({ target }) => onChoose(target.value)}>
        {recordKinds.map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {publishedRecords
              .filter((record) => record.id.startsWith(`${kind}/`))
              .map((record) => (
                <option key={record.id} value={record.id}>
                  {record.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function ProofSteps({ proof }: { proof: CheckedProof }) {
  return (
    <dl className={styles.steps}>
      <div>
        <dt>
          {checksumText.proofLeaf}, {checksumText.proofPlace(proof.index, proof.recordCount)}
        </dt>
        <dd>
          <Digits value={proof.hash} />
        </dd>
      </div>
      <div>
        <dt>{checksumText.proofPath}</dt>
        {proof.path.map((step) => (
          <dd key={step}>
            <Digits value={step} />
          </dd>
        ))}
      </div>
      <div>
        <dt>{checksumText.proofRoot}</dt>
        <dd>
          <Digits value={proof.root} />
        </dd>
        <dd className={styles.verdict} data-verdict={proof.holds ? 'good' : 'bad'}>
          {proof.holds ? checksumText.proofHolds : checksumText.proofFails}
        </dd>
      </div>
    </dl>
  );
}

function ProofActions({ proof }: { proof: CheckedProof }) {
  const [answer, setAnswer] = useState('');
  const text = proofDocument(proof);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer(checksumText.copied),
      () => setAnswer(checksumText.copyRefused),
    );
  return (
    <div className={styles.verify}>
      <Button onClick={copy}>{checksumText.copy}</Button>
      <Button onClick={() => saveJsonFile(`proof-${proof.id.replaceAll('/', '-')}.json`, text)}>
        {checksumText.save}
      </Button>
      <p role="status" className={styles.note}>
        {answer}
      </p>
    </div>
  );
}

/** The proof with the text of its record, whole: nothing else is needed to check it. */
function proofDocument({ holds: _holds, ...proof }: CheckedProof): string {
  const published = publishedRecords.find(({ id }) => id === proof.id);
  const text = published === undefined ? null : recordLine(published);
  return `${JSON.stringify({ algorithm: checksumAlgorithm, definition: checksumDefinition, ...proof, text }, null, 1)}\n`;
}
