import { type ProbeOrder, probeHere } from './probe.ts';

process.once('message', async (order: ProbeOrder) => {
  process.send?.(await probeHere(order));
  process.disconnect();
});
// Exits after it has reported, or when its parent is gone.
process.once('disconnect', () => process.exit(0));
