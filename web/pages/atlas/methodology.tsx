import type { MetaFunction } from 'react-router';
import { MethodologyArticle } from '../../features/methodology/methodology-article.tsx';
import { buildMethodologyData } from '../../features/methodology/methodology-data.ts';
import { methodologyText } from '../../features/methodology/text.ts';
import { RecordsChecksum } from '../../features/record-checksum/records/records-checksum.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { buildPageMeta } from '../page-meta.ts';
import { computeRecordChecksums } from '../place/record-checksums.ts';
import type { Route } from './+types/methodology';
import styles from './methodology.module.css';

/** Runs at build time, so that the page's data contain the texts. */
export async function loader() {
  const { root, leaves } = await computeRecordChecksums();
  return { methodology: buildMethodologyData(), checksum: { root, recordCount: leaves.length } };
}

/** The methodology changes only with a build, so a link within the page does not reload its data. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = () =>
  buildPageMeta({
    title: 'Methodology',
    description:
      'What SLI, Ξaccess and TCΣ mean, where each number on the longevity map comes from, what is estimated and how, and the dispute over blue zones.',
    path: '/methodology',
  });

export default function Methodology({ loaderData }: Route.ComponentProps) {
  const { methodology, checksum } = loaderData;
  return (
    <>
      <PageHeader tag={methodologyText.tag} title={methodologyText.title} lede={methodologyText.lede} />
      <div className={styles.text}>
        <MethodologyArticle
          methodology={methodology}
          foreignFigures={{ 'records-checksum': <RecordsChecksum {...checksum} /> }}
        />
      </div>
    </>
  );
}
