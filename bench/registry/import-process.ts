import { importRegistry } from '../../registry/import-registry.ts';

// The import runs in a separate process, so that the process's peak memory is the import's alone.
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
