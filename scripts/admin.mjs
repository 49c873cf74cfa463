import { operate } from './toolchain/operate.mjs';

await operate('admin', ...process.argv.slice(2));
