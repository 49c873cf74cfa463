import { ImportError } from '../registry/source-record.ts';

/** An error whose message tells the operator what is wrong with a file or an option, and what to do. */
export class StreetsError extends ImportError {}
