import { useDeferredValue, useState } from 'react';
import { foldText } from '../../../domain/text/fold-text.ts';
import { GuessedCallLine } from '../../emergency-call/guessed-call-line.tsx';
import { inEnglish, languageOf } from '../../languages/in-language.ts';
import { TextField } from '../../ui/control/text-field.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { SourceList } from '../../ui/page/source-list.tsx';
import styles from './emergency-numbers.module.css';
import { filterRows } from './filter-rows.ts';
import type { NumberTable } from './number-rows.ts';
import { NumbersTable } from './numbers-table.tsx';
import { emergencyNumbersText as text } from './text.ts';

/** The page of emergency numbers with their sources, which can be searched and printed. */
export function EmergencyNumbers({ rows, sources }: NumberTable) {
  const [query, setQuery] = useState('');
  const words = foldText(useDeferredValue(query));
  const shown = filterRows(rows, words);
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <section className={styles.here} aria-labelledby="numbers-here">
          <h2 id="numbers-here">{text.here}</h2>
          <GuessedCallLine hasWayToAll={false} />
          <p className={styles.small} {...languageOf(text, 'hereNote')}>
            {text.hereNote}
          </p>
        </section>
        <search className={styles.search} data-ready={isHydrated || undefined}>
          <TextField
            label={text.search}
            hint={text.searchHint}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <p className={styles.small} role="status">
          {describeCount(shown.length, rows.length)}
        </p>
        {shown.length > 0 && <NumbersTable rows={shown} />}
        {text.about.map((part) => (
          <section key={part.id} className={styles.about} aria-labelledby={part.id}>
            <h2 id={part.id} {...languageOf(part, 'title')}>
              {part.title}
            </h2>
            <p {...languageOf(part, 'text')}>{part.text}</p>
          </section>
        ))}
        <section className={styles.about} aria-labelledby="number-sources">
          <h2 id="number-sources">{text.sourcesTitle}</h2>
          <p {...languageOf(text, 'sourcesNote')}>{text.sourcesNote}</p>
          <div {...inEnglish}>
            <SourceList sources={sources} undated="undated" />
          </div>
        </section>
      </div>
    </div>
  );
}

function describeCount(shown: number, all: number): string {
  if (shown === 0) return text.nothing;
  return shown === all ? text.shownAll(all) : text.shown(shown, all);
}
