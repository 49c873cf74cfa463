import { LedgerExplanation } from '../features/ledger/ledger-explanation.tsx';
import { ledgerExplanation } from '../features/ledger/ledger-explanation-text.ts';
import { CurrentLedger } from '../features/ledger/snapshot/current-ledger.tsx';
import { ledgerText } from '../features/ledger/text.ts';
import { LedgerVerification } from '../features/ledger/verification/ledger-verification.tsx';
import { WitnessList } from '../features/ledger/verification/witness-list.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Section } from '../ui/page/section.tsx';
import type { Route } from './+types/ledger';
import { buildPageMeta } from './page-meta.ts';

/** Runs at build time, so that the page's data contain the text. */
export const loader = () => ({ explanation: ledgerExplanation });

export const meta = () =>
  buildPageMeta({
    title: 'The ledger',
    description:
      'A transparency log of every logged dispatch, permission, view and release: its size, last checkpoint and newest entries, and a check of the whole log in your browser.',
    path: '/ledger',
  });

export default function Ledger({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader tag={ledgerText.tag} title={ledgerText.title} lede={ledgerText.lede} />
      <Section id="verify" title={ledgerText.verifyTitle} lede={ledgerText.verifyLede} tone="card">
        <LedgerVerification />
      </Section>
      <Section id="now" title={ledgerText.nowTitle}>
        <CurrentLedger />
      </Section>
      <Section id="witnesses" title={ledgerText.witnesses.title}>
        <WitnessList />
      </Section>
      <Section id="what-it-is" title={ledgerText.howTitle} tone="card">
        <LedgerExplanation text={loaderData.explanation} />
      </Section>
    </>
  );
}
