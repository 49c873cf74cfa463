// Takes an exclusive lock on its working folder and records when it holds the lock: node work-alone.mjs NAME
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { alone } from '../../../scripts/toolchain/alone.mjs';

const name = process.argv[2];
await alone('works', async () => {
  appendFileSync('work.log', `${name} begins\n`);
  await wait(name === 'endless' ? 600_000 : 700);
  appendFileSync('work.log', `${name} ends\n`);
});
