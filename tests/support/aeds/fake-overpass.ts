/** Creates one element of an Overpass response. */
const element = (id: number, tags: Record<string, string> = {}) => ({
  type: 'node',
  id,
  lon: 7.4 + (id % 100) / 1000,
  lat: 46.9 + Math.floor(id / 100) / 1000,
  tags: { emergency: 'defibrillator', ...tags },
});

/** Creates an Overpass response with this number of AEDs and this date of the data. */
export const createOverpassResponse = (count: number, day = '2026-11-20', tags: Record<string, string> = {}) =>
  JSON.stringify({
    version: 0.6,
    osm3s: { timestamp_osm_base: `${day}T00:00:00Z` },
    elements: Array.from({ length: count }, (_, index) => element(index + 1, tags)),
  });

export interface FakeOverpassResponse {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/**
 * Creates a fake Overpass server. It returns the given responses in turn, repeats the last one, and records the
 * queries.
 */
export function createFakeOverpass(...answers: readonly (FakeOverpassResponse | Error)[]) {
  const asked: { readonly question: string; readonly headers: Headers }[] = [];
  const paused: number[] = [];
  let now = new Date('2026-11-22T12:00:00Z');
  let given = 0;
  const tools = {
    async fetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
      asked.push({
        question: new URL(String(address)).searchParams.get('data') ?? '',
        headers: new Headers(init?.headers),
      });
      const answer = answers[Math.min(given, answers.length - 1)] ?? {};
      given += 1;
      if (answer instanceof Error) throw answer;
      const { status = 200, body = '', headers = {} } = answer;
      return new Response(status === 304 ? null : body, { status, headers });
    },
    now: () => now,
    async pause(seconds: number) {
      paused.push(seconds);
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
  return {
    tools,
    asked,
    paused,
    pass(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
  };
}
