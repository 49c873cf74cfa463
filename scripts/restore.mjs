import { fileWord, operate } from './toolchain/operate.mjs';

await operate('restore', ...fileWord(process.argv[2]));
