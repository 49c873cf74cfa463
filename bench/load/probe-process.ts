import { type ProbeRequest, probeInProcess } from './probe.ts';

process.once('message', async (order: ProbeRequest) => {
  process.send?.(await probeInProcess(order));
  process.disconnect();
});
// Exits after it has reported, or when its parent is gone.
process.once('disconnect', () => process.exit(0));
