import { mkdir, open, statfs } from 'node:fs/promises';
import { apiErrorResponse } from '../http/load/api-error-response.ts';
import type { UploadedFile, UploadedFiles } from './uploaded-files.ts';

/** Limits of the files that can be uploaded. */
export interface UploadLimits {
  readonly fileBytesMax: number;
  readonly filesMax: number;
  /** Advice for a file that exceeds the limit. */
  readonly longer: string;
}

/**
 * The limits for AED lists. As GeoJSON, the AED list of a country takes tens of megabytes, and one of the whole world a
 * few hundred.
 */
export const registryUploadLimits: UploadLimits = {
  fileBytesMax: 300_000_000,
  filesMax: 40,
  longer: 'Split it, or import it with npm run aeds on the server.',
};

/** Disk space that uploads must leave free for the database and the published registry. */
const bytesToSpare = 200_000_000;

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en-GB')} MB`;

/**
 * Returns an error response if a file is too large, if there are too many files, or if the disk has too little space.
 * Otherwise returns undefined.
 */
export async function checkUploadLimits(
  {
    folder,
    uploads,
    limits,
  }: { readonly folder: string; readonly uploads: UploadedFiles; readonly limits: UploadLimits },
  bytes: unknown,
): Promise<Response | undefined> {
  const { fileBytesMax, filesMax, longer } = limits;
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0) {
    return uploadErrorResponse(400, 'no_length', 'The length of the file is missing.', 'Choose the file again.');
  }
  if (bytes === 0) {
    const hint = 'Save or fetch it again, then choose it.';
    return uploadErrorResponse(400, 'empty_file', 'The file is empty.', hint);
  }
  if (bytes > fileBytesMax) {
    const sentence = `The file is ${megabytes(bytes)}; the limit is ${megabytes(fileBytesMax)}.`;
    return uploadErrorResponse(413, 'file_too_long', sentence, longer);
  }
  if (uploads.files().length >= filesMax) {
    return uploadErrorResponse(
      409,
      'too_many_files',
      `There are already ${filesMax} files, which is the limit.`,
      'Remove one first.',
    );
  }
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + bytesToSpare) return undefined;
  const sentence = `The file is ${megabytes(bytes)}. It needs ${megabytes(bytes + bytesToSpare)} of free disk space; the server has ${megabytes(free)}.`;
  return uploadErrorResponse(507, 'disk_short', sentence, 'Make room on the server, then try again.');
}

/**
 * Appends a chunk to a file. The chunk must start where the previous one ended. Otherwise the response is 409 with the
 * current length, so that the client continues an interrupted upload from there.
 */
export async function receiveChunk(
  request: Request,
  uploads: UploadedFiles,
  file: UploadedFile,
  from: number,
): Promise<Response> {
  const received = await uploads.received(file);
  if (from !== received) return Response.json({ received }, { status: 409 });
  const handle = await open(uploads.pathOf(file), 'r+');
  let at = received;
  try {
    for await (const piece of request.body ?? []) {
      if (at + piece.length > file.bytes) {
        await handle.truncate(received);
        const sentence = `The file has more than the ${file.bytes} bytes announced.`;
        return uploadErrorResponse(413, 'file_longer_than_said', sentence, 'Remove the file and add it again.');
      }
      await handle.write(piece, 0, piece.length, at);
      at += piece.length;
    }
  } finally {
    await handle.close();
  }
  return Response.json({ received: at });
}

const uploadErrorResponse = (status: number, code: string, message: string, hint: string) =>
  apiErrorResponse({ status, code, message, hint });
