import { fileWord, operate } from './toolchain/operate.mjs';

await operate('backup', ...fileWord(process.argv[2]));
