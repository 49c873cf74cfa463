// This program takes an exclusive lock on its working folder and logs how long it holds the lock: node lock-and-log.mjs
// NAME
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runExclusively } from '../../../scripts/toolchain/exclusive-command.mjs';

const name = process.argv[2];
await runExclusively('works', async () => {
  appendFileSync('work.log', `${name} begins\n`);
  await wait(name === 'endless' ? 600_000 : 700);
  appendFileSync('work.log', `${name} ends\n`);
});
