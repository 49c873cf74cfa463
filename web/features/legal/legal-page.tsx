import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { DashList } from '../../ui/page/dash-list.tsx';
import { LinkedText } from '../../ui/page/linked-text.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { LegalBlock, LegalDocument, StorageRecord } from './legal-document.ts';
import styles from './legal-page.module.css';
import { OperatorCard } from './operator-card.tsx';
import storageTableStyles from './storage-table.module.css';
import { legalText } from './text.ts';

const { name, what, until } = legalText.columns;

const columns: readonly TableColumn<StorageRecord>[] = [
  { id: 'name', title: name, isRowHead: true, Cell: ({ row }) => <code>{row.name}</code> },
  { id: 'what', title: what, Cell: ({ row }) => row.what },
  { id: 'until', title: until, narrow: 'labelled', Cell: ({ row }) => row.until },
];

/** A legal page with an introduction, a table of contents and sections. It is complete without scripts and in print. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { tag, title, lede, asOf, sections } = document;
  return (
    <>
      <PageHeader tag={tag} title={title} lede={lede}>
        <p className="note">{legalText.asOf(asOf)}</p>
      </PageHeader>
      <div className={`page-frame ${styles.page}`}>
        <nav className={styles.contents} data-screen-only aria-labelledby="contents-title">
          <h2 id="contents-title" className={styles.contentsTitle}>
            {legalText.contents}
          </h2>
          <ol className={styles.contentsList}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className={styles.section}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 id={`${section.id}-title`} className={styles.title}>
                {section.title}
              </h2>
              {section.blocks.map((block) => (
                <Block key={keyOf(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function keyOf(block: LegalBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join();
    case 'kept':
      return block.caption;
    case 'operator':
      return block.kind;
  }
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
      return <DashList items={block.items}>{(item) => <LinkedText text={item} />}</DashList>;
    case 'kept':
      return <StorageTable caption={block.caption} rows={block.rows} />;
    case 'operator':
      return <OperatorCard />;
  }
}

/** A table of stored items and of how long they are stored. On a narrow page each row becomes a block. */
function StorageTable({ caption, rows }: { caption: string; rows: readonly StorageRecord[] }) {
  return (
    <DataTable
      className={storageTableStyles.table}
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.name}
    />
  );
}
