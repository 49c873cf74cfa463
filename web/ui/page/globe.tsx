import globe from '../../assets/globe.svg';
import smallGlobe from '../../assets/globe-small.svg';
import { ThemeImage } from './theme-image.tsx';

interface GlobeProps {
  readonly className: string | undefined;
  /**
   * Whether the globe is on the first screen. If so, it loads before everything else. Otherwise it loads when the
   * visitor scrolls near it.
   */
  readonly isFirst?: boolean;
}

/** A decorative globe with a mark for every hub. */
export function Globe({ className, isFirst = false }: GlobeProps) {
  const when = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <ThemeImage className={className} src={globe} small={smallGlobe} alt="" width="1000" height="1000" {...when} />
  );
}
