import ArrowLeft from '@lucide/icons/icons/arrow-left';
import type { MetaFunction } from 'react-router';
import { Commitments } from '../../features/principles/commitments.tsx';
import { PrincipleList } from '../../features/principles/principle-list.tsx';
import { ProtocolSection } from '../../features/principles/protocol-section.tsx';
import { principlesText } from '../../features/principles/text.ts';
import { mapReturnState } from '../../map/map-return-state.ts';
import { ButtonLink } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Section } from '../../ui/page/section.tsx';
import { hydrateSectionOnDemand } from '../hydrate-section-on-demand.tsx';
import { buildPageMeta } from '../page-meta.ts';
import styles from './principles.module.css';

// The calculator is below the nine principles, so its code loads only when a visitor scrolls.
const formula = hydrateSectionOnDemand(
  principlesText.formula.id,
  async () => (await import('../../features/principles/formula-section.tsx')).FormulaSection,
);

export const meta: MetaFunction = () =>
  buildPageMeta({
    title: 'Principles',
    description:
      'Nine lifestyle principles of long-lived communities, the formula of the Symbiotic Longevity Index, and what the Tempesta Checksum checks.',
    path: '/principles',
  });

export default function Principles() {
  return (
    <>
      <PageHeader tag={principlesText.tag} title={principlesText.title} lede={principlesText.lede} />
      <div className={styles.list}>
        <PrincipleList />
      </div>
      {formula}
      <div className={styles.protocol}>
        <ProtocolSection />
      </div>
      <Section id="commitments" title={principlesText.cardsTitle}>
        <Commitments />
        <p className={styles.back}>
          <ButtonLink to="/" state={mapReturnState}>
            <Icon of={ArrowLeft} size={18} />
            {principlesText.backToMap}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
