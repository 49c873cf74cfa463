import { type ReactNode, useState } from 'react';
import { defaultRadiusKm } from '../../../domain/registry/listed-area.ts';
import { siteTiles } from '../../site-config.ts';
import { Button } from '../../ui/control/button.tsx';
import { SelectField } from '../../ui/control/select-field.tsx';
import { LazyMap } from '../../ui/lazy/lazy-map.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import styles from './embed-builder.module.css';
import type { EmbedSettings } from './embed-snippet.ts';
import { embedBuilderText } from './text.ts';

const { place: text } = embedBuilderText;
const radii = [0.5, 1, 2, defaultRadiusKm, 5, 10, 25, 50];
/** Zoom level at which a town fills the map. */
const townZoom = 13;

const loadPinMap = async () => (await import('../../map/pin/pin-map.tsx')).PinMap;

interface AreaFieldsProps {
  readonly choice: EmbedSettings | null;
  readonly onChange: (area: Pick<EmbedSettings, 'center' | 'radiusKm'>) => void;
  /** A search field for place names. */
  readonly placeField: ReactNode;
}

/**
 * Form fields for the centre and radius of the area. The centre can be given by name, by coordinates or on a map with a
 * crosshair.
 */
export function AreaFields({ choice, onChange, placeField }: AreaFieldsProps) {
  // The fields are disabled until hydration, because text that is typed earlier would be lost.
  const isHydrated = useIsHydrated();
  const [map, setMap] = useState<'closed' | 'open' | 'failed'>('closed');
  return (
    <div className={styles.fields}>
      <fieldset className={styles.place} disabled={!isHydrated}>
        {placeField}
      </fieldset>
      {choice !== null && (
        <>
          <p role="status">{text.chosen(`${choice.center[1].toFixed(4)}, ${choice.center[0].toFixed(4)}`)}</p>
          <SelectField
            label={text.radius}
            value={String(choice.radiusKm)}
            options={radii.map((radius) => [String(radius), text.kilometres(String(radius))])}
            onChange={(radius) => onChange({ center: choice.center, radiusKm: Number(radius) })}
          />
          <Button aria-expanded={map === 'open'} onClick={() => setMap(map === 'open' ? 'closed' : 'open')}>
            {map === 'open' ? text.closeMap : text.openMap}
          </Button>
          {map === 'open' && (
            <div className={styles.map}>
              <LazyMap
                load={loadPinMap}
                map={{
                  tiles: siteTiles,
                  around: choice.center,
                  label: text.mapLabel,
                  zoom: townZoom,
                  onMove: (center) => onChange({ center, radiusKm: choice.radiusKm }),
                }}
                inItsPlace="the fields for a place"
                onFailure={() => setMap('failed')}
                waiting={<p>{text.mapLoading}</p>}
              />
            </div>
          )}
          {map === 'failed' && <p role="alert">{text.mapFailed}</p>}
        </>
      )}
    </div>
  );
}
