import Search from '@lucide/icons/icons/search';
import { type ReactNode, type RefObject, useId } from 'react';
import { hubKinds } from '../../../../../content/hub-kinds.ts';
import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import { worldRegions } from '../../../../../domain/hub/world-regions.ts';
import { Icon } from '../../../../ui/page/icon.tsx';
import { worldRegionsText } from '../../hub/hub-location.ts';
import { hubKindsText, placesText } from '../text.ts';
import type { HubView } from '../url/hub-view.ts';
import type { HubViewControl } from '../url/use-hub-view.ts';
import styles from './place-filters.module.css';

const bands: readonly SliBand[] = ['green', 'lime', 'yellow', 'grey'];

const kindOptions = hubKinds.map(({ kind }) => ({ value: kind, label: hubKindsText[kind] }));
const regionOptions = worldRegions.map((region) => ({ value: region, label: worldRegionsText[region] }));
const bandOptions = bands.map((band) => ({ value: band, label: placesText.bands[band] }));

interface PlaceFiltersProps extends Pick<HubViewControl, 'view' | 'change' | 'type'> {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Whether space is short, so that the filters are collapsed at first. */
  readonly isCompact: boolean;
}

/** The search field and the three filters of the list. */
export function PlaceFilters({ ref, view, change, type, isCompact }: PlaceFiltersProps) {
  const searchId = useId();
  const filters = <Filters view={view} change={change} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: some screen readers and browsers do not support the search element yet
    <form
      ref={ref}
      role="search"
      tabIndex={-1}
      className={styles.tools}
      data-needs-script
      aria-label={placesText.toolsLabel}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.field} data-part="search">
        <label htmlFor={searchId} className={styles.label}>
          {placesText.search}
        </label>
        <div className={styles.box}>
          <Icon of={Search} size={18} className={styles.lens} />
          <input
            id={searchId}
            className={styles.input}
            type="search"
            value={view.query}
            maxLength={60}
            placeholder={placesText.searchHint}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => type(event.currentTarget.value)}
          />
        </div>
      </div>
      {isCompact ? (
        <details className={styles.folded}>
          <summary className={styles.summary}>{placesText.filters}</summary>
          <div className={styles.filters}>{filters}</div>
        </details>
      ) : (
        filters
      )}
    </form>
  );
}

function Filters({ view, change }: Pick<HubViewControl, 'view' | 'change'>) {
  return (
    <>
      <Choice
        label={placesText.kind}
        any={placesText.anyKind}
        value={view.kind}
        options={kindOptions}
        onChoose={(kind) => change({ kind })}
      />
      <Choice
        label={placesText.region}
        any={placesText.anyRegion}
        value={view.region}
        options={regionOptions}
        onChoose={(region) => change({ region })}
      />
      <Choice
        label={placesText.band}
        any={placesText.anyBand}
        value={view.band}
        options={bandOptions}
        onChoose={(band) => change({ band })}
      />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** Label of the option that turns the filter off. */
  readonly any: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, any, value, options, onChoose }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        data-chosen={value !== null}
        onChange={(event) =>
          onChoose(options.find((option) => option.value === event.currentTarget.value)?.value ?? null)
        }
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A change of the view that clears the search and all filters, and keeps everything else. */
export const clearedFilters: Partial<HubView> = { query: '', kind: null, region: null, band: null };
