import type { UploadedFile, UploadedFiles } from './uploaded-files.ts';

/** Returns the command-line arguments for the uploaded files, each with its options. */
export function fileArguments(desk: UploadedFiles): string[] {
  const files = desk.files();
  const paths = new Map(files.map((file) => [file, desk.pathOf(file)]));
  const said = (option: string, value: (file: UploadedFile) => string | null) =>
    files.flatMap((file) => {
      const text = value(file);
      return text === null ? [] : [option, `${paths.get(file)}=${text}`];
    });
  return [
    ...paths.values(),
    '--json',
    ...files.flatMap((file) => desk.mapPathOf(file) ?? []).flatMap((path) => ['--map', path]),
    ...said('--encoding', ({ encoding, guessedEncoding }) => encoding ?? guessedEncoding ?? null),
    ...said('--data-date', ({ dataDate }) => dataDate),
  ];
}
