import { Button } from '../../../ui/control/button.tsx';
import { useLazyOnClick } from '../../../ui/lazy/use-lazy-on-click.ts';
import { aedMapPlaceholderText, registryText } from '../messages/registry-text.ts';
import type { TownMapProps } from './town-map.tsx';

const loadMap = async () => (await import('./town-map.tsx')).TownMap;

/**
 * The map of a town's AEDs. It loads when the visitor presses a button, because it needs more code than the rest of the
 * page.
 */
export function LazyTownMap(props: TownMapProps) {
  const {
    Part: TownMap,
    isLoading,
    hasFailed,
    open,
    frame,
  } = useLazyOnClick(loadMap, 'The map of the town did not load.');
  if (TownMap !== null)
    return (
      <div ref={frame} data-needs-script tabIndex={-1}>
        <TownMap {...props} />
      </div>
    );
  return (
    <div data-needs-script>
      <Button onClick={open} aria-disabled={isLoading || undefined}>
        {registryText.openMap}
      </Button>
      {hasFailed && <p role="alert">{aedMapPlaceholderText.failed}</p>}
    </div>
  );
}
