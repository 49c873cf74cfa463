import type { MetaFunction } from 'react-router';
import { MethodologyText } from '../../features/methodology/methodology-text.tsx';
import { methodologyText } from '../../features/methodology/text.ts';
import { RecordsChecksum } from '../../features/record-checksum/records-checksum.tsx';
import { PageOpening } from '../../ui/page/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import { recordChecksums } from '../place/record-checksums.ts';
import type { Route } from './+types/methodology.ts';
import styles from './methodology.module.css';

/** Runs when the site is built: the root is in the page's HTML. */
export async function loader() {
  const { root, leaves } = await recordChecksums();
  return { root, recordCount: leaves.length };
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Methodology',
    description:
      'What SLI, Ξaccess and TCΣ are, where each number of the longevity map comes from, what is estimated and how, and the dispute over blue zones.',
    path: '/methodology',
  });

export default function Methodology({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening tag={methodologyText.tag} title={methodologyText.title} lede={methodologyText.lede} />
      <div className={styles.text}>
        <MethodologyText brought={{ 'records-checksum': <RecordsChecksum {...loaderData} /> }} />
      </div>
    </>
  );
}
