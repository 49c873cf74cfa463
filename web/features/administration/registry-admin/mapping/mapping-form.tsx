import { useEffect, useState } from 'react';
import { columnMapPlaceholder, type SourceDescription } from '../../../../../domain/registry-admin/column-fields.ts';
import type { FileAnalysis, GridCandidate } from '../../../../../domain/registry-admin/file-analysis.ts';
import type { UploadedRegistryFile } from '../../../../../domain/registry-admin/registry-import.ts';
import type { RegistryAdminGateway } from '../../../../backend/registry-admin-gateway.ts';
import { Button } from '../../../../ui/control/button.tsx';
import panel from '../../admin-panel.module.css';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import {
  buildColumnMap,
  type ColumnMeanings,
  type FilledDownColumns,
  hasPositionColumns,
  isSourceDescribed,
  readColumnMeanings,
  readFilledDownColumns,
  readSourceFields,
} from './column-meanings.ts';
import { ColumnTable } from './column-table.tsx';
import { EncodingChoice } from './encoding-choice.tsx';
import { RadioChoice } from './radio-choice.tsx';
import { RecordPreview } from './record-preview.tsx';
import { SourceFields } from './source-fields.tsx';

const text = registryAdminText.mapping;
/**
 * How long the preview waits after the last change, in milliseconds. Several changes usually follow each other quickly.
 */
const previewDelayMs = 700;

interface MappingFormProps {
  readonly gateway: RegistryAdminGateway;
  readonly file: UploadedRegistryFile;
  readonly analysis: FileAnalysis;
  readonly isReading: boolean;
  readonly onSaved: () => void;
}

/**
 * A form that assigns meanings to the columns of a file and describes its source. It shows the first values of each
 * column and the resulting records.
 */
export function MappingForm({ gateway, file, analysis, isReading, onSaved }: MappingFormProps) {
  // The analysis when the form was opened. A later analysis may not contain the values that mark an AED as no longer
  // there.
  const [initialAnalysis] = useState(analysis);
  const [meanings, setMeanings] = useState<ColumnMeanings>(() => readColumnMeanings(initialAnalysis));
  const [filledDown, setFilledDown] = useState<FilledDownColumns>(() => readFilledDownColumns(initialAnalysis));
  const [source, setSource] = useState<SourceDescription>(() => readSourceFields(initialAnalysis));
  const [encoding, setEncoding] = useState(file.encoding ?? '');
  const [dataDate, setDataDate] = useState(file.dataDate ?? '');
  const [projection, setProjection] = useState(initialAnalysis.map?.projection);
  const isGridOpen = projection === columnMapPlaceholder;
  const isPlaced = hasPositionColumns(initialAnalysis, meanings);
  const map = buildColumnMap(initialAnalysis, meanings, filledDown, source, projection);
  usePreview(gateway, file.id, {
    encoding,
    isPlaced: isPlaced && !isGridOpen,
    map: buildColumnMap(initialAnalysis, meanings, filledDown, readSourceFields(initialAnalysis), projection),
  });
  const save = useAdminAction(
    async () => {
      await gateway.describe(file.id, { map, encoding, dataDate });
      onSaved();
    },
    { done: text.saved, failed: text.failed },
  );
  const isUnsure = encoding === '' && (initialAnalysis.readings?.length ?? 0) > 1;
  const missing = isUnsure ? text.noEncoding : missingFieldMessage({ isPlaced, isGridOpen, source });
  return (
    <>
      <p className={styles.measure}>{text.intro}</p>
      {analysis.warnings.length > 0 && (
        <div className={panel.failure} role="alert">
          <h4>{text.warnings}</h4>
          <ul className={styles.notes}>
            {analysis.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <EncodingChoice candidates={initialAnalysis.readings ?? []} encoding={encoding} onEncoding={setEncoding} />
      <GridChoice grids={initialAnalysis.grids ?? []} projection={projection ?? ''} onProjection={setProjection} />
      <ColumnTable
        columns={initialAnalysis.columns}
        meanings={meanings}
        onChange={(column, field) => setMeanings({ ...meanings, [column]: field })}
        filledDown={filledDown}
        onFilledDown={(column, isFilled) =>
          setFilledDown([...filledDown.filter((name) => name !== column), ...(isFilled ? [column] : [])])
        }
      />
      <RecordPreview preview={analysis.preview} isReading={isReading} />
      <SourceFields
        source={source}
        onSource={setSource}
        encoding={encoding}
        readAs={analysis.encoding}
        onEncoding={setEncoding}
        dataDate={dataDate}
        onDataDate={setDataDate}
      />
      <div className={styles.start}>
        {missing !== null && <p className="note">{missing}</p>}
        <Button tone="primary" disabled={missing !== null || save.isPending} onClick={() => save.mutate()}>
          {text.save}
        </Button>
      </div>
    </>
  );
}

interface SaidSoFar {
  readonly isPlaced: boolean;
  readonly isGridOpen: boolean;
  readonly source: SourceDescription;
}

/** Returns the message about what the administrator still has to fill in, or null if nothing is missing. */
function missingFieldMessage({ isPlaced, isGridOpen, source }: SaidSoFar): string | null {
  if (!isPlaced) return text.noPlace;
  if (isGridOpen) return text.noGrid;
  return isSourceDescribed(source) ? null : text.incomplete;
}

interface Previewed {
  readonly encoding: string;
  readonly isPlaced: boolean;
  readonly map: object;
}

/** Requests a new preview when the form has not changed for a while. */
function usePreview(gateway: RegistryAdminGateway, fileId: string, { encoding, isPlaced, map }: Previewed): void {
  const { mutate } = useAdminAction(
    (settings: { map: object; encoding: string }) => gateway.understand(fileId, settings),
    {
      failed: text.failed,
    },
  );
  const asked = JSON.stringify([map, encoding]);
  const [shown, setShown] = useState(asked);
  useEffect(
    function showAnewWhenItRests() {
      if (asked === shown || !isPlaced) return undefined;
      const timer = setTimeout(() => {
        setShown(asked);
        const [restedMap, restedEncoding] = JSON.parse(asked) as [object, string];
        mutate({ map: restedMap, encoding: restedEncoding });
      }, previewDelayMs);
      return () => clearTimeout(timer);
    },
    [asked, shown, isPlaced, mutate],
  );
}

interface GridChoiceProps {
  readonly grids: readonly GridCandidate[];
  /** The code of the selected projection. */
  readonly projection: string;
  readonly onProjection: (projection: string) => void;
}

/**
 * Lets the administrator choose a projection. For each plausible projection, it shows where the first row of the file
 * would be.
 */
function GridChoice({ grids, projection, onProjection }: GridChoiceProps) {
  const options = grids.map((grid) => ({ value: grid.code, label: registryAdminText.mapping.firstRowIn(grid) }));
  return (
    <RadioChoice
      legend={registryAdminText.mapping.whichGrid}
      options={options}
      chosen={projection}
      onChoose={onProjection}
    />
  );
}
