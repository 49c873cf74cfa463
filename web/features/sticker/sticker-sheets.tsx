import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import styles from './sticker.module.css';
import { Sticker } from './sticker.tsx';
import { stickerText as text } from './text.ts';

export type PaperSize = keyof typeof text.papers;

/** Two columns of three stickers fit on both A4 and Letter. */
export const stickersPerSheet = 6;

interface StickerSheetsProps {
  readonly aeds: readonly RegisteredAed[];
  readonly paper: PaperSize;
  readonly origin: string;
  readonly tags: readonly string[];
  readonly number: string | null;
}

/** The sheets of stickers to print. No other part of the page is printed. */
export function StickerSheets({ aeds, paper, ...sticker }: StickerSheetsProps) {
  const sheets = Array.from({ length: Math.ceil(aeds.length / stickersPerSheet) }, (_, place) =>
    aeds.slice(place * stickersPerSheet, (place + 1) * stickersPerSheet),
  );
  return (
    <div className={styles.sheets} data-sticker-sheets="">
      {sheets.map((sheet, place) => (
        <section
          key={sheet[0]?.id ?? place}
          className={styles.sheet}
          data-paper={paper}
          aria-label={text.sheet(place + 1)}
        >
          {sheet.map((aed) => (
            <Sticker key={aed.id} aed={aed} {...sticker} />
          ))}
        </section>
      ))}
    </div>
  );
}
