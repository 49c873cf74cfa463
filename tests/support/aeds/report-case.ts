import type { ReportCase, StewardGateway } from '../../../web/backend/steward-gateway.ts';

/**
 * Creates a case that waits for a steward. Reports from two networks say that an AED's location is wrong. Tests may
 * override single fields.
 */
export const createReportCase = (overrides: Partial<ReportCase> = {}): ReportCase => ({
  id: '0b6f3a52-8a7d-4a51-9b43-0d2b6c1f7a10',
  aed_id: 'osm/node/1',
  kind: 'place',
  longitude: 20,
  latitude: 50,
  tile_x: 35,
  tile_y: 21,
  cell_x: null,
  cell_y: null,
  state: 'open',
  round: 1,
  networks: 2,
  confirmed_by: 0,
  first_reported_at: '2026-11-12T10:00:00+00:00',
  last_reported_at: '2026-11-12T10:00:00+00:00',
  question: null,
  place_longitude: null,
  place_latitude: null,
  hours_text: null,
  box_text: null,
  figure_value: null,
  source_address: null,
  registered: null,
  decided_at: null,
  answered_at: null,
  ...overrides,
});

/** Creates a steward's gateway that returns no data. Tests replace single functions of it. */
export const createFakeStewardGateway = (
  parts: Pick<StewardGateway, 'decide'> & Partial<StewardGateway>,
): StewardGateway => ({
  cases: async () => [],
  corrections: async () => [],
  reports: async () => [],
  otherWords: async () => [],
  history: async () => [],
  answers: async () => [],
  mailsQuestions: async () => false,
  ...parts,
});
