import { useEffect, useId, useMemo, useState } from 'react';
import { publishedRecords } from '../../../../content/published-records.ts';
import { recordKinds } from '../../../../content/record-kinds.ts';
import {
  buildRecordProofs,
  checksumAlgorithm,
  checksumDefinitionVersion,
  isProofValid,
  type RecordProof,
} from '../../../../domain/checksum/record-checksum.ts';
import { formatRecordLine, type RecordHash } from '../../../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { Button } from '../../../ui/control/button.tsx';
import { downloadTextFile } from '../../../ui/download-text-file.ts';
import { checksumReportText } from '../checksum-report-text.ts';
import { HashDigits } from './hash-digits.tsx';
import styles from './records-checksum.module.css';

interface RecordProofPanelProps {
  /** The records' hashes, as computed in this browser. */
  readonly atHand: readonly RecordHash[];
  readonly published: readonly RecordHash[];
  readonly printedRoot: string;
}

interface CheckedProof extends RecordProof {
  readonly holds: boolean;
}

/** Shows the proof of a selected record (its hash, the path and the root), with buttons to copy and save it. */
export function RecordProofPanel(props: RecordProofPanelProps) {
  const [id, setId] = useState(publishedRecords[0]?.id ?? '');
  const proof = useProof(props, id);
  return (
    <section className={styles.proof} aria-label={checksumReportText.proof.title}>
      <h3>{checksumReportText.proof.title}</h3>
      <p className={`note ${styles.note}`}>{checksumReportText.proof.note}</p>
      <RecordChoice id={id} onChoose={setId} />
      {proof === null && <p>{checksumReportText.proof.none}</p>}
      {proof === 'failed' && <p role="alert">{checksumReportText.proof.failed}</p>}
      {isProof(proof) && <ProofSteps proof={proof} />}
      {isProof(proof) && <ProofActions key={proof.id} proof={proof} />}
    </section>
  );
}

/** Undefined until the proof is calculated; null if the selected record has no proof. */
type ProofState = CheckedProof | 'failed' | null | undefined;

const isProof = (state: ProofState): state is CheckedProof => typeof state === 'object' && state !== null;

function useProof({ atHand, published, printedRoot }: RecordProofPanelProps, id: string): ProofState {
  // The tree is built once for the proofs of all records.
  const proofs = useMemo(() => buildRecordProofs(published, browserSha256), [published]);
  const [proven, setProven] = useState<{ readonly id: string; readonly proof: ProofState }>();
  useEffect(
    function prove() {
      let isWanted = true;
      const leaf = atHand.find((candidate) => candidate.id === id);
      const tell = (proof: ProofState) => isWanted && setProven({ id, proof });
      checkProof({ leaf, proofs, printedRoot }).then(tell, (cause: unknown) => {
        console.warn('The proof could not be calculated:', cause);
        tell('failed');
      });
      return () => {
        isWanted = false;
      };
    },
    [atHand, proofs, printedRoot, id],
  );
  // Hides the proof of the previously selected record until the new one is calculated.
  return proven?.id === id ? proven.proof : undefined;
}

interface ProofRequest {
  /** The selected record's hash, computed in this browser. */
  readonly leaf: RecordHash | undefined;
  readonly proofs: Promise<readonly RecordProof[]>;
  readonly printedRoot: string;
}

/**
 * Checks the published path, starting from the hash computed in this browser, so that the check fails if the record was
 * changed.
 */
async function checkProof({ leaf, proofs, printedRoot }: ProofRequest): Promise<CheckedProof | null> {
  const proof = (await proofs).find(({ id }) => id === leaf?.id);
  if (proof === undefined || leaf === undefined) return null;
  const own = { ...proof, ...leaf };
  return { ...own, holds: own.root === printedRoot && (await isProofValid(own, browserSha256)) };
}

function RecordChoice({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const fieldId = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={fieldId}>{checksumReportText.proof.choice}</label>
      <select id={fieldId} value={id} onChange={({ target }) => onChoose(target.value)}>
        {recordKinds.map(({ kind, title }) => (
          <optgroup key={kind} label={title}>
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
          {checksumReportText.proof.leaf}, {checksumReportText.proof.place(proof.index, proof.recordCount)}
        </dt>
        <dd>
          <HashDigits value={proof.hash} />
        </dd>
      </div>
      <div>
        <dt>{checksumReportText.proof.path}</dt>
        {proof.path.map((step) => (
          <dd key={step}>
            <HashDigits value={step} />
          </dd>
        ))}
      </div>
      <div>
        <dt>{checksumReportText.proof.root}</dt>
        <dd>
          <HashDigits value={proof.root} />
        </dd>
        <dd className={styles.verdict} data-verdict={proof.holds ? 'good' : 'bad'}>
          {proof.holds ? checksumReportText.proof.holds : checksumReportText.proof.fails}
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
      () => setAnswer(checksumReportText.proof.copied),
      () => setAnswer(checksumReportText.proof.copyRefused),
    );
  return (
    <div className={styles.verify} data-screen-only>
      <Button onClick={copy}>{checksumReportText.proof.copy}</Button>
      <Button onClick={() => downloadTextFile(`proof-${proof.id.replaceAll('/', '-')}.json`, 'application/json', text)}>
        {checksumReportText.proof.save}
      </Button>
      <p role="status" className={`note ${styles.note}`}>
        {answer}
      </p>
    </div>
  );
}

/**
 * Returns the proof as a JSON document. It includes the full text of the record, so that it can be verified without
 * this site.
 */
function proofDocument({ holds: _holds, ...proof }: CheckedProof): string {
  const published = publishedRecords.find(({ id }) => id === proof.id);
  const text = published === undefined ? null : formatRecordLine(published);
  return `${JSON.stringify({ algorithm: checksumAlgorithm, definition: checksumDefinitionVersion, ...proof, text }, null, 1)}\n`;
}
