import { type ProbeOrder, probeHere } from './probe.ts';

process.once('message', async (order: ProbeOrder) => {
  process.send?.(await probeHere(order));
  process.disconnect();
});
// Having told, or with the one who began it gone.
process.once('disconnect', () => process.exit(0));
