import type { DraftReport } from '../../domain/registry-admin/draft-report.ts';
import type { FileUnderstanding } from '../../domain/registry-admin/file-analysis.ts';
import type { RegistryImport } from '../../domain/registry-admin/registry-import.ts';
import type { StreetsDesk } from '../../domain/registry-admin/streets-import.ts';
import { importRequests, post, requireOk } from './import-requests.ts';

/** The registers panel: `/registers/v1` of this project's own server, and its audit table. */
export const registryAdminGateway = {
  ...importRequests<RegistryImport>(''),

  async understand(id: string, said: { map?: object; isAnew?: boolean; encoding?: string }): Promise<void> {
    await post(`/files/${id}/understand`, said);
  },

  /** The result of the file's last inspection; null if there was none. */
  async understanding(id: string): Promise<FileUnderstanding | null> {
    return (await (await requireOk(`/files/${id}/understanding`)).json()) as FileUnderstanding | null;
  },

  async describe(id: string, said: { map?: object | null; encoding?: string; dataDate?: string }): Promise<void> {
    await post(`/files/${id}`, said);
  },

  async chooseCountries(areas: readonly string[], everyHours: number | null): Promise<void> {
    await post('/areas', { areas, everyHours });
  },

  /** Fetches the countries and reads them with the files, into a draft. */
  async startRefresh(isIncompleteAccepted: boolean): Promise<void> {
    await post('/refresh', { isIncompleteAccepted });
  },

  async startImport(isIncompleteAccepted: boolean): Promise<void> {
    await post('/import', { isIncompleteAccepted });
  },

  /** Null if there is no draft. */
  async report(): Promise<DraftReport | null> {
    return (await (await requireOk('/report')).json()) as DraftReport | null;
  },

  async remarks(): Promise<string> {
    return (await requireOk('/remarks')).text();
  },

  async publish(version: string, decision: string): Promise<void> {
    await post('/publish', { version, decision });
  },
};

export type RegistryAdminGateway = typeof registryAdminGateway;

/** The streets: `/registers/v1/streets`. */
export const streetsGateway = {
  ...importRequests<StreetsDesk>('/streets'),

  async startImport(isOlderAccepted: boolean): Promise<void> {
    await post('/streets/import', { isOlderAccepted });
  },

  async publish(version: string): Promise<void> {
    await post('/streets/publish', { version });
  },
};

export type StreetsGateway = typeof streetsGateway;
