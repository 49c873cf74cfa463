import { ImportError } from '../registry/source-record.ts';

/** What is wrong with a file or an order, and what to do: a sentence for the operator. */
export class StreetsError extends ImportError {}
