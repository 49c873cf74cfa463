import type { GridReading } from '../../../../../domain/registry-admin/file-understanding.ts';
import { registryAdminText } from '../registry-admin-text.ts';
import { RadioChoice } from './radio-choice.tsx';

interface GridChoiceProps {
  readonly grids: readonly GridReading[];
  /** The code someone named. */
  readonly projection: string;
  readonly onProjection: (projection: string) => void;
}

/** Where each reading of its coordinates puts the first row. */
export function GridChoice({ grids, projection, onProjection }: GridChoiceProps) {
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
