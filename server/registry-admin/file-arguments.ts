import type { UploadedFile, UploadedFiles } from './uploaded-files.ts';

/** Returns the command-line arguments for the uploaded files, each with its options. */
export function buildFileArguments(uploads: UploadedFiles): string[] {
  const files = uploads.files();
  const paths = new Map(files.map((file) => [file, uploads.pathOf(file)]));
  const optionArguments = (option: string, value: (file: UploadedFile) => string | null) =>
    files.flatMap((file) => {
      const text = value(file);
      return text === null ? [] : [option, `${paths.get(file)}=${text}`];
    });
  return [
    ...paths.values(),
    '--json',
    ...files.flatMap((file) => uploads.mapPathOf(file) ?? []).flatMap((path) => ['--map', path]),
    ...optionArguments('--encoding', ({ encoding, guessedEncoding }) => encoding ?? guessedEncoding ?? null),
    ...optionArguments('--data-date', ({ dataDate }) => dataDate),
  ];
}
