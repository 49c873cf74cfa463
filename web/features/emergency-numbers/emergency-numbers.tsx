import { useDeferredValue, useState } from 'react';
import { foldText } from '../../../domain/text/fold-text.ts';
import { GuessedEmergencyNumber } from '../../emergency-call/guessed-emergency-number.tsx';
import { englishAttributes, languageAttributesOf } from '../../languages/localize-text.ts';
import { TextField } from '../../ui/control/text-field.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { SourceList } from '../../ui/page/source-list.tsx';
import type { EmergencyNumberData } from './emergency-number-rows.ts';
import styles from './emergency-numbers.module.css';
import { EmergencyNumbersTable } from './emergency-numbers-table.tsx';
import { filterNumberRows } from './filter-number-rows.ts';
import { emergencyNumbersText as text } from './text.ts';

/** The page of emergency numbers. The table can be searched and printed. */
export function EmergencyNumbers({ rows, sources }: EmergencyNumberData) {
  const [query, setQuery] = useState('');
  const words = foldText(useDeferredValue(query));
  const shown = filterNumberRows(rows, words);
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <section className={styles.here} data-screen-only aria-labelledby="numbers-here">
          <h2 id="numbers-here">{text.here}</h2>
          <GuessedEmergencyNumber hasWayToAll={false} />
          <p className="note" {...languageAttributesOf(text, 'hereNote')}>
            {text.hereNote}
          </p>
        </section>
        <search className={styles.search} data-screen-only data-ready={isHydrated || undefined}>
          <TextField
            label={text.search}
            hint={text.searchHint}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <p className="note" role="status">
          {describeCount(shown.length, rows.length)}
        </p>
        {shown.length > 0 && <EmergencyNumbersTable rows={shown} />}
        {text.about.map((part) => (
          <section key={part.id} className={styles.about} aria-labelledby={part.id}>
            <h2 id={part.id} {...languageAttributesOf(part, 'title')}>
              {part.title}
            </h2>
            <p {...languageAttributesOf(part, 'text')}>{part.text}</p>
          </section>
        ))}
        <section className={styles.about} aria-labelledby="number-sources">
          <h2 id="number-sources">{text.sourcesTitle}</h2>
          <p {...languageAttributesOf(text, 'sourcesNote')}>{text.sourcesNote}</p>
          <div {...englishAttributes}>
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
