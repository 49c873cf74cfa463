import { inEnglish, languageOf } from '../../languages/in-language.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SourceList } from '../../ui/page/source-list.tsx';
import { Coach } from './coach.tsx';
import styles from './cpr-page.module.css';
import { cprSources } from './cpr-sources.ts';
import { cprPageText as text } from './page-text.ts';
import { cprText } from './text.ts';

/** The coach on a page of its own, with its sources. It is readable without scripts. */
export function CprPage() {
  const { id, title, paragraphs, sources } = text.about;
  return (
    <>
      <PageHeader tag={text.tag} title={cprText.title} lede={text.lede} />
      <div className={styles.page}>
        <div className={styles.inner}>
          <noscript>
            <p {...languageOf(text, 'noScript')}>{text.noScript}</p>
          </noscript>
          <section aria-labelledby="cpr-coach">
            <h2 id="cpr-coach" className="visually-hidden">
              {text.coachTitle}
            </h2>
            <Coach />
          </section>
          <section className={styles.about} aria-labelledby={id}>
            <h2 id={id} {...languageOf(text.about, 'title')}>
              {title}
            </h2>
            {paragraphs.map((paragraph, place) => (
              <p key={paragraph} {...languageOf(paragraphs, place)}>
                {paragraph}
              </p>
            ))}
            <h3>{sources}</h3>
            <div {...inEnglish}>
              <SourceList sources={cprSources} undated="undated" />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
