import { HeartPulse } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { language, withWords } from '../../languages/in-language.ts';
import { addressIn } from '../../languages/languages.ts';
import { useIsIdle } from '../../ui/late/use-is-idle.ts';
import styles from './coach-link.module.css';
import type { CoachLinkProps } from './coach-opener.tsx';
import { cprLinkText as text } from './link-text.ts';

/** The way to the beat: a link to its page, and a button that starts it over this one as soon as its code is there. */
export function CoachLink({ isSmall = false, call }: CoachLinkProps) {
  const Opener = useOpener();
  if (Opener !== null) return <Opener isSmall={isSmall} call={call} />;
  return (
    <a className={styles.link} href={addressIn(language, '/cpr')} data-small={isSmall || undefined}>
      <HeartPulse aria-hidden="true" size={26} />
      {isSmall ? text.bar : text.link}
    </a>
  );
}

function useOpener(): ComponentType<CoachLinkProps> | null {
  const isIdle = useIsIdle();
  const [Opener, setOpener] = useState<ComponentType<CoachLinkProps> | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    let isGone = false;
    withWords('cpr', () => import('./coach-opener.tsx')).then(
      ({ CoachOpener }) => {
        if (!isGone) setOpener(() => CoachOpener);
      },
      // Without it the link leads to the page, which is whole.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isIdle]);
  return Opener;
}
