import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportGateway } from '../../../../backend/import-gateway.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { formatMegabytes } from '../format-numbers.ts';
import { registryAdminText } from '../registry-admin-text.ts';

const text = registryAdminText.files;

/** A file being uploaded. */
export interface Upload {
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
}

/** Returns the reason why a file cannot be uploaded, or null if it can. */
function findFileFault({ name, size }: File, { fileBytesMax, tooLong }: UploadSettings): string | null {
  if (size === 0) return text.empty(name);
  return size > fileBytesMax ? tooLong(name, formatMegabytes(fileBytesMax)) : null;
}

interface UploadSettings {
  readonly gateway: Pick<ImportGateway, 'upload'>;
  readonly fileBytesMax: number;
  /** Returns the message for a file that is too large. It says what to do instead. */
  readonly tooLong: (name: string, megabytes: string) => string;
  /** Called when a file has been uploaded completely. */
  readonly onReceived?: ((id: string) => Promise<void>) | undefined;
}

/** Uploads files one after another. Leaving the panel aborts uploads that are still running. */
export function useUploads(settings: UploadSettings) {
  const { gateway, onReceived } = settings;
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stopping = useRef(new AbortController());
  useEffect(function stopWithThePanel() {
    const controller = new AbortController();
    stopping.current = controller;
    return () => controller.abort();
  }, []);

  async function send(file: File): Promise<void> {
    const change = (sent: number) =>
      setUploads((all) => all.map((upload) => (upload.name === file.name ? { ...upload, sent } : upload)));
    try {
      const id = await gateway.upload(file, change, stopping.current.signal);
      await onReceived?.(id).catch(() => undefined);
    } catch (cause) {
      if (stopping.current.signal.aborted) return;
      const description = text.notSent(file.name, (cause as Error).message);
      showToast({ tone: 'failure', title: text.failed, description });
    }
    setUploads((all) => all.filter((upload) => upload.name !== file.name));
    await queries.invalidateQueries({ queryKey: ['registry-admin'] });
  }

  async function add(chosen: readonly File[]): Promise<void> {
    const refusals = chosen.flatMap((file) => findFileFault(file, settings) ?? []);
    if (refusals.length > 0) showToast({ tone: 'failure', title: text.failed, description: refusals.join(' ') });
    const files = chosen.filter((file) => findFileFault(file, settings) === null);
    setUploads((all) => [...all, ...files.map(({ name, size }) => ({ name, bytes: size, sent: 0 }))]);
    for (const file of files) await send(file);
  }

  return { uploads, add };
}
