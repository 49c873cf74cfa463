import { importRegistry } from '../../registry/import-registry.ts';

// Runs in a separate process, so that its peak memory is only the import's.
const [file = '', out = ''] = process.argv.slice(2);
const start = performance.now();
const { kept, cellCount, bytes } = await importRegistry({ files: [file], out, asOf: '2026-11-21' });
const used = process.cpuUsage();
const seconds = (performance.now() - start) / 1000;
process.stdout.write(
  JSON.stringify({
    kept,
    cellCount,
    bytes,
    seconds,
    cpuSeconds: (used.user + used.system) / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
