import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RegistersGateway } from '../../../backend/registers-gateway.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { megabytes } from './figures.ts';
import { registersText } from './registers-text.ts';

const text = registersText.files;

/** A file on its way to the server. */
export interface Upload {
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
}

/** Sends files one after another; each is looked at once it has come in. What was on its way when the panel closes is stopped. */
export function useUploads(gateway: RegistersGateway, fileBytesMax: number) {
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
      await gateway.understand(id, {}).catch(() => undefined);
    } catch (cause) {
      if (stopping.current.signal.aborted) return;
      showToast({ tone: 'failure', title: text.failed, description: (cause as Error).message });
    }
    setUploads((all) => all.filter((upload) => upload.name !== file.name));
    await queries.invalidateQueries({ queryKey: ['registers'] });
  }

  async function add(chosen: readonly File[]): Promise<void> {
    const tooLong = chosen.find((file) => file.size > fileBytesMax);
    if (tooLong !== undefined) {
      const description = text.tooLong(tooLong.name, megabytes(fileBytesMax));
      showToast({ tone: 'failure', title: text.failed, description });
    }
    const files = chosen.filter((file) => file.size <= fileBytesMax);
    setUploads((all) => [...all, ...files.map(({ name, size }) => ({ name, bytes: size, sent: 0 }))]);
    for (const file of files) await send(file);
  }

  return { uploads, add };
}
