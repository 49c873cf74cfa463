import type { DraftReport } from '../../domain/registry-admin/draft-report.ts';
import type { FileAnalysis } from '../../domain/registry-admin/file-analysis.ts';
import type { RegistryImportStatus } from '../../domain/registry-admin/registry-import.ts';
import type { StreetsImportStatus } from '../../domain/registry-admin/streets-import.ts';
import { createImportGateway, fetchOrThrow, postJson } from './import-gateway.ts';

/** The requests of the registry panel. Only this project's own server answers them, under `/registers/v1`. */
export const registryAdminGateway = {
  ...createImportGateway<RegistryImportStatus>(''),

  async understand(id: string, settings: { map?: object; isAnew?: boolean; encoding?: string }): Promise<void> {
    await postJson(`/files/${id}/understand`, settings);
  },

  /** Returns the result of the last analysis of an uploaded file, or null if it was not analysed. */
  async understanding(id: string): Promise<FileAnalysis | null> {
    return (await (await fetchOrThrow(`/files/${id}/understanding`)).json()) as FileAnalysis | null;
  },

  async describe(id: string, settings: { map?: object | null; encoding?: string; dataDate?: string }): Promise<void> {
    await postJson(`/files/${id}`, settings);
  },

  async chooseCountries(areas: readonly string[], everyHours: number | null): Promise<void> {
    await postJson('/areas', { areas, everyHours });
  },

  /**
   * Starts a job that downloads the AEDs of the configured countries and imports them, together with the uploaded
   * files, into a draft.
   */
  async startRefresh(isIncompleteAccepted: boolean): Promise<void> {
    await postJson('/refresh', { isIncompleteAccepted });
  },

  async startImport(isIncompleteAccepted: boolean): Promise<void> {
    await postJson('/import', { isIncompleteAccepted });
  },

  /** Returns the report about the draft, or null if there is no draft. */
  async report(): Promise<DraftReport | null> {
    return (await (await fetchOrThrow('/report')).json()) as DraftReport | null;
  },

  async remarks(): Promise<string> {
    return (await fetchOrThrow('/remarks')).text();
  },

  async publish(version: string, decision: string): Promise<void> {
    await postJson('/publish', { version, decision });
  },
};

export type RegistryAdminGateway = typeof registryAdminGateway;

/** The requests of the streets panel. Only this project's own server answers them, under `/registers/v1/streets`. */
export const streetsGateway = {
  ...createImportGateway<StreetsImportStatus>('/streets'),

  async startImport(isOlderAccepted: boolean): Promise<void> {
    await postJson('/streets/import', { isOlderAccepted });
  },

  async publish(version: string): Promise<void> {
    await postJson('/streets/publish', { version });
  },
};

export type StreetsGateway = typeof streetsGateway;
