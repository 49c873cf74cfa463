import { ImportError } from '../registry/source-record.ts';

/** An error for the operator: the message says what is wrong with a file or an option, and what to do. */
export class StreetsError extends ImportError {}
