import globe from '../../assets/globe.svg';
import smallGlobe from '../../assets/globe-small.svg';
import { ThemeImage } from './theme-image.tsx';

interface GlobeProps {
  readonly className: string | undefined;
  /** Part of the first screen, so requested before the rest. Otherwise loaded when scrolled near. */
  readonly isFirst?: boolean;
}

/** The decorative globe with every hub. */
export function Globe({ className, isFirst = false }: GlobeProps) {
  const when = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <ThemeImage className={className} src={globe} small={smallGlobe} alt="" width="1000" height="1000" {...when} />
  );
}
