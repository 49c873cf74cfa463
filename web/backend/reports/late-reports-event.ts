/**
 * Dispatched on the document when reports arrive too late for the list of AEDs, which is shown without waiting for
 * them.
 */
export const lateReportsEvent = 'late-reports';
