import { englishAttributes, languageAttributesOf } from '../../languages/localize-text.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SourceList } from '../../ui/page/source-list.tsx';
import { CprCoach } from './cpr-coach.tsx';
import styles from './cpr-page.module.css';
import { cprPageText as text } from './cpr-page-text.ts';
import { cprSources } from './cpr-sources.ts';
import { cprText } from './text.ts';

/** The page of the CPR coach, with its sources. It can be read without scripts. */
export function CprPage() {
  const { id, title, paragraphs, sources } = text.about;
  return (
    <>
      <PageHeader tag={text.tag} title={cprText.title} lede={text.lede} />
      <div className={styles.page}>
        <div className={styles.inner}>
          <noscript>
            <p {...languageAttributesOf(text, 'noScript')}>{text.noScript}</p>
          </noscript>
          <section aria-labelledby="cpr-coach">
            <h2 id="cpr-coach" className="visually-hidden">
              {text.coachTitle}
            </h2>
            <CprCoach />
          </section>
          <section className={styles.about} aria-labelledby={id}>
            <h2 id={id} {...languageAttributesOf(text.about, 'title')}>
              {title}
            </h2>
            {paragraphs.map((paragraph, place) => (
              <p key={paragraph} {...languageAttributesOf(paragraphs, place)}>
                {paragraph}
              </p>
            ))}
            <h3>{sources}</h3>
            <div {...englishAttributes}>
              <SourceList sources={cprSources} undated="undated" />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
