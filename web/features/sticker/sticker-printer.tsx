import { numbers } from 'virtual:numbers-to-call';
import { useEffect, useState } from 'react';
import { maxListedAeds, type RegistryReader } from '../../../domain/registry/read-aeds-in-area.ts';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import { languagesOfCountry } from './languages-of-country.ts';
import { PrintSettingsForm, type StickerPrintSettings } from './print-settings-form.tsx';
import { findMostCommonCountry, parseStickerRequest, readStickerAeds, type StickerAeds } from './read-sticker-aeds.ts';
import styles from './sticker.module.css';
import { StickerSheets, stickersPerSheet } from './sticker-sheets.tsx';
import { stickerText as text } from './text.ts';

type Reading = StickerAeds | 'nothing-asked' | 'loading' | 'failed';

interface StickerPrinterProps {
  readonly reader: RegistryReader;
  /** URL of the registry's folder, without a trailing slash. */
  readonly registryUrl: string;
}

/** Reads the AEDs requested by the page's URL. */
function useStickers({ reader, registryUrl }: StickerPrinterProps) {
  const [reading, setReading] = useState<Reading>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must read the AEDs again
  useEffect(
    function read() {
      const asked = parseStickerRequest(window.location.search);
      let isLeft = false;
      const show = (next: Reading) => {
        if (!isLeft) setReading(next);
      };
      show(asked === null ? 'nothing-asked' : 'loading');
      if (asked !== null)
        readStickerAeds(asked, reader, registryUrl).then(show, (cause: unknown) => {
          console.warn('The AEDs of the stickers could not be read.', cause);
          show('failed');
        });
      return () => {
        isLeft = true;
      };
    },
    [reader, registryUrl, attempt],
  );
  return { reading, tryAgain: () => setAttempt(attempt + 1) };
}

/** Shows the sheets of stickers for one AED, several AEDs or a town, with their print settings. */
export function StickerPrinter(props: StickerPrinterProps) {
  const { reading, tryAgain } = useStickers(props);
  if (reading === 'nothing-asked')
    return (
      <div className={`page-frame ${styles.state}`} data-screen-only>
        <p>{text.choose}</p>
        <ButtonLink to="/embed">{text.chooseLink}</ButtonLink>
      </div>
    );
  if (reading === 'loading')
    return (
      <div className={`page-frame ${styles.state}`} data-screen-only>
        <p>{text.loading}</p>
        <noscript>{text.needsScript}</noscript>
      </div>
    );
  if (reading === 'failed')
    return (
      <div className={`page-frame ${styles.state}`} data-screen-only role="alert">
        <p>{text.failed}</p>
        <Button onClick={tryAgain}>{text.tryAgain}</Button>
      </div>
    );
  return <LoadedStickers {...reading} />;
}

function LoadedStickers({ aeds, missing, areTooMany }: StickerAeds) {
  const [settings, setSettings] = useState<StickerPrintSettings>(() => {
    const country = findMostCommonCountry(aeds) ?? 'GB';
    return { paper: 'a4', country, tags: languagesOfCountry(country) };
  });
  if (aeds.length === 0)
    return (
      <div className={`page-frame ${styles.state}`} data-screen-only>
        {missing.length === 0 && <p>{areTooMany ? text.tooMany(maxListedAeds) : text.none}</p>}
        <Missing ids={missing} />
      </div>
    );
  const [number = null] = numbers[settings.country] ?? [];
  return (
    <>
      <PrintSettingsForm settings={settings} onChange={setSettings}>
        {number === null && <p role="status">{text.unknownNumber}</p>}
        <Missing ids={missing} />
        <p>{text.count(aeds.length, Math.ceil(aeds.length / stickersPerSheet))}</p>
        <Button tone="primary" onClick={() => window.print()}>
          {text.print}
        </Button>
        <p className={styles.hint}>{text.printHint}</p>
      </PrintSettingsForm>
      <StickerSheets
        aeds={aeds}
        paper={settings.paper}
        origin={window.location.origin}
        tags={settings.tags}
        number={number}
      />
    </>
  );
}

function Missing({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => <p key={id}>{text.missing(id)}</p>);
}
