import type { MetaFunction } from 'react-router';
import { MethodologyText } from '../features/methodology/methodology-text.tsx';
import { methodologyText } from '../features/methodology/text.ts';
import { PageOpening } from '../ui/page-opening.tsx';
import styles from './methodology.module.css';
import { pageMeta } from './page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Methodology',
    description:
      'What SLI, Ξaccess and TCΣ are, where each number of the longevity map comes from, what is estimated and how, and the dispute over blue zones.',
    path: '/methodology',
  });

export default function Methodology() {
  return (
    <>
      <PageOpening tag={methodologyText.tag} title={methodologyText.title} lede={methodologyText.lede} />
      <div className={styles.text}>
        <MethodologyText />
      </div>
    </>
  );
}
