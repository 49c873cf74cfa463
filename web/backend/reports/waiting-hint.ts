import { createWaitingHint } from '../waiting/waiting-hint.ts';

export const reportsHint = createWaitingHint('aed-reports-may-wait');
