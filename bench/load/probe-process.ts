import { type ProbeRequest, probeInProcess } from './probe.ts';

process.once('message', async (order: ProbeRequest) => {
  process.send?.(await probeInProcess(order));
  process.disconnect();
});
// The channel closes after the results are sent, or when the parent process exits.
process.once('disconnect', () => process.exit(0));
