import { performance } from 'node:perf_hooks';

/** Upper bounds of the duration buckets, in seconds. */
const edges = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

interface Durations {
  readonly atMost: number[];
  count: number;
  seconds: number;
}

export interface Metrics {
  readonly countRequest: (group: string, method: string, status: number, seconds: number) => void;
  readonly databaseOpened: (seconds: number) => void;
  /** Returns all metrics in Prometheus text format 0.0.4. */
  readonly text: () => string;
}

/**
 * Creates metrics of the process and of the requests since it started. They contain no personal data and no network
 * address.
 */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  let databaseOpenSeconds: number | undefined;

  return {
    countRequest(group, method, status, seconds) {
      const labels = `group="${group}",method="${method}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const known = durations.get(group) ?? { atMost: edges.map(() => 0), count: 0, seconds: 0 };
      durations.set(group, known);
      known.count += 1;
      known.seconds += seconds;
      edges.forEach((edge, index) => {
        if (seconds <= edge) known.atMost[index] = (known.atMost[index] ?? 0) + 1;
      });
    },
    databaseOpened(seconds) {
      databaseOpenSeconds = seconds;
    },
    text() {
      const lines = [
        ...family('http_requests_total', 'counter', 'Requests answered.', requestLines(requests)),
        ...family('http_request_duration_seconds', 'histogram', 'Time to the answer.', durationLines(durations)),
        ...family(
          'database_open_seconds',
          'gauge',
          'Time the database took to open at start.',
          databaseOpenSeconds === undefined ? [] : [['', databaseOpenSeconds]],
        ),
        ...processLines(),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

/** A sample of a metric: the suffix and labels that follow its name, and the value. */
type Sample = readonly [rest: string, value: number];

function family(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
  return [...head, ...samples.map(([rest, value]) => `${name}${rest} ${value}`)];
}

function requestLines(requests: ReadonlyMap<string, number>): Sample[] {
  return [...requests].map(([labels, count]) => [`{${labels}}`, count]);
}

function durationLines(durations: ReadonlyMap<string, Durations>): Sample[] {
  return [...durations].flatMap(([group, { atMost, count, seconds }]): Sample[] => [
    ...edges.map((edge, index): Sample => [`_bucket{group="${group}",le="${edge}"}`, atMost[index] ?? 0]),
    [`_bucket{group="${group}",le="+Inf"}`, count],
    [`_sum{group="${group}"}`, Number(seconds.toFixed(6))],
    [`_count{group="${group}"}`, count],
  ]);
}

function processLines(): string[] {
  const cpu = process.cpuUsage();
  const memory = process.memoryUsage();
  const startedAt = performance.timeOrigin / 1000;
  return [
    ...family('process_cpu_seconds_total', 'counter', 'Processor time used.', [['', (cpu.user + cpu.system) / 1e6]]),
    ...family('process_resident_memory_bytes', 'gauge', 'Memory in use.', [['', memory.rss]]),
    ...family('process_start_time_seconds', 'gauge', 'Start, in seconds since 1970.', [['', startedAt]]),
    ...family('nodejs_heap_size_used_bytes', 'gauge', "Memory of JavaScript's objects.", [['', memory.heapUsed]]),
    ...family('nodejs_eventloop_utilization', 'gauge', 'Share of time the process was busy since its start.', [
      ['', Number(performance.eventLoopUtilization().utilization.toFixed(4))],
    ]),
  ];
}
