/** Event on the document: reports have arrived that the list of AEDs did not wait for. */
export const lateReportsEvent = 'late-reports';
