/** This event is dispatched on the document when reports arrive for which the list of AEDs did not wait. */
export const lateReportsEvent = 'late-reports';
